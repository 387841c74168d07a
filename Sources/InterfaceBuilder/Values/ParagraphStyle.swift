/// The layout of the lines of a paragraph; lengths in points, nil for the default.
public struct ParagraphStyle: Hashable, Sendable {
  /// Such as `center` or `natural`.
  public var alignment: String?
  /// Such as `wordWrapping` or `truncatingTail`.
  public var lineBreakMode: String?
  /// Such as `leftToRight` or `natural`.
  public var baseWritingDirection: String?
  /// Between the lines.
  public var lineSpacing: Double?
  /// Each line is this many times its natural height.
  public var lineHeightMultiple: Double?
  /// The least height of a line.
  public var minimumLineHeight: Double?
  /// The greatest height of a line.
  public var maximumLineHeight: Double?
  /// After the paragraph.
  public var paragraphSpacing: Double?
  /// Before the paragraph.
  public var paragraphSpacingBefore: Double?
  /// The indent of the first line.
  public var firstLineHeadIndent: Double?
  /// The indent of the other lines.
  public var headIndent: Double?
  /// The end of lines; counted from the trailing edge when negative.
  public var tailIndent: Double?
  /// From 0, never hyphenate, to 1.
  public var hyphenationFactor: Double?
  /// Places that a tab jumps to, in order.
  public var tabStops: [Double]

  /// Reads a `<paragraphStyle>`.
  public init(_ element: Element) {
    alignment = element["alignment"]
    lineBreakMode = element["lineBreakMode"]
    baseWritingDirection = element["baseWritingDirection"]
    lineSpacing = element.number("lineSpacing")
    lineHeightMultiple = element.number("lineHeightMultiple")
    minimumLineHeight = element.number("minimumLineHeight")
    maximumLineHeight = element.number("maximumLineHeight")
    paragraphSpacing = element.number("paragraphSpacing")
    paragraphSpacingBefore = element.number("paragraphSpacingBefore")
    firstLineHeadIndent = element.number("firstLineHeadIndent")
    headIndent = element.number("headIndent")
    tailIndent = element.number("tailIndent")
    hyphenationFactor = element.number("hyphenationFactor")
    tabStops = element.child("tabStops")?.children.compactMap { $0.number("location") } ?? []
  }
}
