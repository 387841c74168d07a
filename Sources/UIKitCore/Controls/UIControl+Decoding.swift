extension UIControl {
  func decodeControl(_ nib: NibCoder) {
    alignment.horizontal =
      nib.choice("contentHorizontalAlignment", .horizontalAlignments) ?? .center
    alignment.vertical = nib.choice("contentVerticalAlignment", .verticalAlignments) ?? .center
    change(\.isEnabled, to: nib.bool("enabled") ?? true)
    change(\.isSelected, to: nib.bool("selected") ?? false)
    change(\.isHighlighted, to: nib.bool("highlighted") ?? false)
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
