extension UIControl {
  func decodeControl(_ nib: NibCoder) {
    alignment.horizontal =
      nib.choice("contentHorizontalAlignment", .horizontalAlignments) ?? .center
    alignment.vertical = nib.choice("contentVerticalAlignment", .verticalAlignments) ?? .center
    isEnabled = nib.bool("enabled") ?? true
    isSelected = nib.bool("selected") ?? false
    isHighlighted = nib.bool("highlighted") ?? false
    showsMenuAsPrimaryAction = nib.bool("showsMenuAsPrimaryAction") ?? false
    toolTip = nib.string("toolTip")
  }
}

extension [String: UIControl.ContentHorizontalAlignment] {
  fileprivate static var horizontalAlignments: Self {
    [
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ]
  }
}

extension [String: UIControl.ContentVerticalAlignment] {
  fileprivate static var verticalAlignments: Self {
    ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
  }
}
