package import InterfaceBuilder

/// Attributed strings as documents spell them.

nonisolated extension NSAttributedString {
  /// The string of a document's fragments, with their fonts, colours and paragraphs.
  package static func string(
    for string: InterfaceBuilder.AttributedString,
    compatibleWith traits: UITraitCollection? = nil
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in string.fragments {
      result.append(
        NSAttributedString(
          string: fragment.content,
          attributes: fragment.attributes(compatibleWith: traits)
        )
      )
    }
    return result
  }
}

nonisolated extension InterfaceBuilder.AttributedString.Fragment {
  /// Keys of the document are those of UIKit, so what has no type of its own passes through.
  func attributes(compatibleWith traits: UITraitCollection?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, color) in colors {
      attributes[NSAttributedString.Key(key)] = UIColor.color(for: color)
    }
    for (key, number) in numbers { attributes[NSAttributedString.Key(key)] = CGFloat(number) }
    for (key, text) in strings { attributes[NSAttributedString.Key(key)] = text }
    if let font { attributes[.font] = UIFont.font(for: font, compatibleWith: traits) }
    if let paragraph { attributes[.paragraphStyle] = NSParagraphStyle(ParagraphValues(paragraph)) }
    return attributes
  }
}

nonisolated extension ParagraphValues {
  init(_ style: InterfaceBuilder.ParagraphStyle) {
    func points(_ length: Double?) -> CGFloat { CGFloat(length ?? 0) }
    self.init()
    alignment = style.alignment.flatMap(NSTextAlignment.init(word:)) ?? .natural
    lineBreakMode = style.lineBreakMode.flatMap(NSLineBreakMode.init(word:)) ?? .byWordWrapping
    switch style.baseWritingDirection {
    case "leftToRight": baseWritingDirection = .leftToRight
    case "rightToLeft": baseWritingDirection = .rightToLeft
    default: break
    }
    lineSpacing = points(style.lineSpacing)
    lineHeightMultiple = points(style.lineHeightMultiple)
    minimumLineHeight = points(style.minimumLineHeight)
    maximumLineHeight = points(style.maximumLineHeight)
    paragraphSpacing = points(style.paragraphSpacing)
    paragraphSpacingBefore = points(style.paragraphSpacingBefore)
    firstLineHeadIndent = points(style.firstLineHeadIndent)
    headIndent = points(style.headIndent)
    tailIndent = points(style.tailIndent)
    hyphenationFactor = Float(style.hyphenationFactor ?? 0)
    if !style.tabStops.isEmpty {
      tabs = style.tabStops.map { Tab(location: CGFloat($0), alignment: .natural) }
    }
  }
}

nonisolated extension NSTextAlignment {
  /// The alignment that documents call by a word such as `center`; nil for an unknown word.
  package init?(word: String) {
    switch word {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

nonisolated extension NSLineBreakMode {
  /// The mode that documents call by a word such as `tailTruncation`; nil for an unknown word.
  package init?(word: String) {
    switch word {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
