/// Everything that a paragraph style says, as one value.
nonisolated struct ParagraphValues: Hashable, Sendable, Codable {
  /// A list, by a name of its own: two lists of the same format are not the same.
  struct List: Hashable, Sendable, Codable {
    var name = UUID()
    var format: String
    var options: UInt
    var start: Int
  }

  struct Tab: Hashable, Sendable, Codable {
    var location: CGFloat
    var alignment: NSTextAlignment
  }

  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsTightening = false
  var lineBreakStrategy: UInt = 0
  /// Twelve places, 28 points apart.
  var tabs = usualTabs
  var defaultTabInterval: CGFloat = 0
  /// The lists around the paragraph, the outermost first; nil for none.
  var lists: [List]?

  private static let usualTabs = (1...12).map {
    Tab(location: CGFloat($0) * 28, alignment: .natural)
  }

  /// The same places as the text engine knows them.
  fileprivate var engineTabs: [ParagraphAttributes.Tab] {
    tabs == Self.usualTabs ? Self.usualEngineTabs : Self.engineTabs(tabs)
  }

  private static let usualEngineTabs = engineTabs(usualTabs)

  private static func engineTabs(_ tabs: [Tab]) -> [ParagraphAttributes.Tab] {
    tabs.map { ParagraphAttributes.Tab(location: $0.location, alignment: $0.alignment.engine) }
  }
}

nonisolated extension NSTextAlignment: Codable {}
nonisolated extension NSLineBreakMode: Codable {}
nonisolated extension NSWritingDirection: Codable {}

nonisolated extension ParagraphValues {
  /// The same paragraph as the text engine knows it.
  var attributes: ParagraphAttributes {
    var attributes = ParagraphAttributes()
    attributes.alignment = alignment.engine
    attributes.lineBreak = lineBreakMode.engine
    attributes.baseWritingDirection = baseWritingDirection.engine
    attributes.lineSpacing = lineSpacing
    attributes.paragraphSpacing = paragraphSpacing
    attributes.paragraphSpacingBefore = paragraphSpacingBefore
    attributes.firstLineHeadIndent = firstLineHeadIndent
    attributes.headIndent = headIndent
    attributes.tailIndent = tailIndent
    attributes.lineHeightMultiple = lineHeightMultiple
    attributes.minimumLineHeight = minimumLineHeight
    attributes.maximumLineHeight = maximumLineHeight
    attributes.tabs = engineTabs
    if defaultTabInterval > 0 { attributes.defaultTabInterval = defaultTabInterval }
    return attributes
  }
}

nonisolated extension NSTextAlignment {
  /// The same alignment as the text engine knows it.
  package var engine: ParagraphAttributes.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

nonisolated extension NSLineBreakMode {
  /// The same mode as the text engine knows it.
  package var engine: ParagraphAttributes.LineBreak {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}

nonisolated extension NSWritingDirection {
  var engine: ParagraphAttributes.WritingDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

nonisolated extension NSParagraphStyle {
  /// The same paragraph as the text engine knows it.
  package var engine: ParagraphAttributes { values.attributes }
}
