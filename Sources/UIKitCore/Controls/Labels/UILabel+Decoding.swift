extension UILabel {
  func decode(_ nib: NibCoder) {
    if let font = nib.font() { self.font = font }
    textColor = nib.color("textColor") ?? .label
    textAlignment = nib.choice("textAlignment", .nibAlignments) ?? .left
    lineBreakMode = nib.choice("lineBreakMode", .nibLineBreaks) ?? .byTruncatingTail
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
    text = nib.string("text")
    if nib.bool("usesAttributedText") ?? false, let text = nib.attributedString("attributedText") {
      attributedText = text
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
