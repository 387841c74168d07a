/// The layout of a paragraph's lines; lengths are points.
nonisolated open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// Ways of breaking lines more evenly.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt

    /// Makes a set of any bits; none has an effect here.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a last line of one word; kept, and has no effect here.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks Korean text between words only; kept, and has no effect here.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All bits, as the system's labels use them; kept, and has no effect here.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  var values = ParagraphValues()

  public override init() {}

  init(_ values: ParagraphValues) {
    self.values = values
  }

  /// Reads a style that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "NSParagraphValues") as Data?,
      let values = try? JSONDecoder().decode(ParagraphValues.self, from: data)
    else { return nil }
    self.values = values
  }

  /// Styles can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction that the user's languages ask for.
  open class func defaultWritingDirection(forLanguage name: String?) -> NSWritingDirection {
    let language = name.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The position of lines between the margins; default `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too long; default `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction in which the paragraph runs.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Room below each line but the last.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Room below the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Room above the paragraph, unless it is the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line from the leading margin.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of other lines from the leading margin.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines: from the leading margin, or if not positive from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The factor of the natural height of lines; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of lines.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The readiness to divide words, from 0 to 1; kept, and has no effect here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// True if words are divided as the default asks; kept, and has no effect here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// True if text is tightened before it is truncated; kept, and has no effect here.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  /// Ways of breaking lines more evenly; kept, and have no effect here.
  open var lineBreakStrategy: LineBreakStrategy {
    LineBreakStrategy(rawValue: values.lineBreakStrategy)
  }
  /// The places that tabs jump to.
  open var tabStops: [NSTextTab] { values.tabs.map(NSTextTab.init) }
  /// The distance of further tabs; 0 for none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists around the paragraph, the outermost first; default none; kept, and nothing is drawn
  /// for them.
  open var textLists: [NSTextList] { (values.lists ?? []).map(NSTextList.init) }

  /// Returns a style of the same values that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  /// Returns an `NSMutableParagraphStyle` of the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Writes everything that the style says.
  open func encode(with coder: NSCoder) {
    let data = (try? JSONEncoder().encode(values)) ?? Data()
    coder.encode(data as NSData, forKey: "NSParagraphValues")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
nonisolated open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { values.lineBreakStrategy = newValue.rawValue }
  }
  open override var tabStops: [NSTextTab] {
    get { values.tabs.map(NSTextTab.init) }
    set { values.tabs = newValue.map(\.tab) }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  open override var textLists: [NSTextList] {
    get { (values.lists ?? []).map(NSTextList.init) }
    set { values.lists = newValue.isEmpty ? nil : newValue.map(\.values) }
  }

  /// Adds a place that tabs jump to.
  open func addTabStop(_ tab: NSTextTab) {
    values.tabs.append(tab.tab)
    values.tabs.sort { $0.location < $1.location }
  }

  /// Removes a place that tabs jump to.
  open func removeTabStop(_ tab: NSTextTab) {
    values.tabs.removeAll { $0 == tab.tab }
  }

  /// Takes over everything that `style` says.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}
