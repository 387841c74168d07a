extension UITextField {
  func decode(_ nib: NibCoder) {
    borderStyle =
      nib.choice(
        "borderStyle",
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
      )
      ?? .none
    if let font = nib.font() { self.font = font }
    textColor = nib.color("textColor") ?? .label
    textAlignment = nib.choice("textAlignment", .nibAlignments) ?? .left
    placeholder = nib.string("placeholder")
    if let text = nib.attributedString("attributedPlaceholder") { attributedPlaceholder = text }
    minimumFontSize = nib.number("minimumFontSize") ?? 0
    adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? true
    adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
    clearButtonMode =
      nib.choice(
        "clearButtonMode",
        [
          "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
          "always": .always,
        ]
      ) ?? .never
    clearsOnBeginEditing = nib.bool("clearsOnBeginEditing") ?? false
    background = nib.image("background")
    disabledBackground = nib.image("disabledBackground")
    decodeInputTraits(nib)
    text = nib.string("text")
    if nib.bool("usesAttributedText") ?? false, let text = nib.attributedString("attributedText") {
      attributedText = text
    }
  }
}
