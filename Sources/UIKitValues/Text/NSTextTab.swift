/// A place that a tab jumps to, in points from the leading margin.
nonisolated open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The key of a tab's option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of any name; options are not kept.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Characters that end a column; not kept here.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The characters at which a column of numbers is aligned: a locale's decimal separator, by
  /// default that of the current one.
  public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  let tab: ParagraphValues.Tab

  init(_ tab: ParagraphValues.Tab) {
    self.tab = tab
  }

  /// A tab of an alignment at a place; options aren't kept.
  public convenience init(
    textAlignment alignment: NSTextAlignment,
    location: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.init(ParagraphValues.Tab(location: location, alignment: alignment))
  }

  /// Reads a tab that `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    let alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSTextTabAlignment"))
    self.init(
      textAlignment: alignment ?? .natural,
      location: CGFloat(coder.decodeDouble(forKey: "NSTextTabLocation"))
    )
  }

  /// Tabs can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// The position of text at the tab.
  open var alignment: NSTextAlignment { tab.alignment }

  /// The place in points.
  open var location: CGFloat { tab.location }

  /// The tab itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Writes place and alignment.
  open func encode(with coder: NSCoder) {
    coder.encode(tab.alignment.rawValue, forKey: "NSTextTabAlignment")
    coder.encode(Double(tab.location), forKey: "NSTextTabLocation")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.tab == tab }

  open override var hash: Int { tab.hashValue }
}
