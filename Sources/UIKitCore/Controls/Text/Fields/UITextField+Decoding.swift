extension UITextField {
  /// Sets text and appearance without the setters that apps override (W-65).
  func decode(_ nib: NibCoder) {
    borderStyle =
      nib.choice(
        "borderStyle",
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
      )
      ?? .none
    if let font = nib.font() { ownFont = font }
    ownTextColor = nib.color("textColor") ?? .label
    ownTextAlignment = nib.choice("textAlignment", .nibAlignments) ?? .left
    setPlaceholder(nib.string("placeholder"))
    if let text = nib.attributedString("attributedPlaceholder") { setAttributedPlaceholder(text) }
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
    setText(nib.string("text"))
    if nib.bool("usesAttributedText") ?? false, let text = nib.attributedString("attributedText") {
      setAttributedText(text)
    }
  }
}
