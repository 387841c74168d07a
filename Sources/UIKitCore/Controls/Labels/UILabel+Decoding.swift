extension UILabel {
  /// Sets text and appearance without the setters that apps override (W-65).
  func decode(_ nib: NibCoder) {
    change {
      if let font = nib.font() { $0.setFont(font) }
      $0.setTextColor(nib.color("textColor") ?? .label)
      $0.setAlignment(nib.choice("textAlignment", .nibAlignments) ?? .left)
      $0.setLineBreakMode(nib.choice("lineBreakMode", .nibLineBreaks) ?? .byTruncatingTail)
    }
    numberOfLines = nib.integer("numberOfLines") ?? 1
    baselineAdjustment =
      nib.choice("baselineAdjustment", Self.baselineAdjustments) ?? .alignBaselines
    adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? false
    allowsDefaultTighteningForTruncation = nib.bool("adjustsLetterSpacingToFitWidth") ?? false
    preferredMaxLayoutWidth = nib.number("preferredMaxLayoutWidth") ?? 0
    highlightedTextColor = nib.color("highlightedColor")
    isHighlighted = nib.bool("highlighted") ?? false
    isEnabled = nib.bool("enabled") ?? true
    shadowColor = nib.color("shadowColor")
    if let offset = nib.size("shadowOffset") { shadowOffset = offset }
    decodeSmallestFont(nib)
    change { $0.setText(nib.string("text")) }
    if nib.bool("usesAttributedText") ?? false, let text = nib.attributedString("attributedText") {
      change { $0.setAttributedText(text) }
    }
    adjustsFontForContentSizeCategory = nib.bool("adjustsFontForContentSizeCategory") ?? false
  }

  /// Older documents give the smallest size in points, later ones as a share of the font's.
  private func decodeSmallestFont(_ nib: NibCoder) {
    if let scale = nib.number("minimumScaleFactor") {
      minimumScaleFactor = scale
    } else if let size = nib.number("minimumFontSize"), font.pointSize > 0 {
      minimumScaleFactor = min(1, size / font.pointSize)
    }
  }

  private static var baselineAdjustments: [String: UIBaselineAdjustment] {
    ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
  }
}

extension [String: NSTextAlignment] {
  /// The alignments as documents spell them.
  static var nibAlignments: Self {
    [
      "left": .left, "center": .center, "right": .right, "justified": .justified,
      "natural": .natural,
    ]
  }
}

extension [String: NSLineBreakMode] {
  /// The line breaks as documents spell them.
  static var nibLineBreaks: Self {
    [
      "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
      "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
      "middleTruncation": .byTruncatingMiddle,
    ]
  }
}
