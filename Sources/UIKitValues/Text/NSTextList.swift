/// A list that paragraphs belong to: the format of the marks in front of its items.
///
/// The text itself has the marks, as it has them where a list was written by hand.
nonisolated open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The format of a list's marks: text with a keyword in braces for the item's own mark.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes a format of any text, such as `({decimal})`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a format of any text, such as `({decimal})`.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An empty box.
    public static let box = Self("{box}")
    /// A check mark.
    public static let check = Self("{check}")
    /// A circle.
    public static let circle = Self("{circle}")
    /// A diamond.
    public static let diamond = Self("{diamond}")
    /// A filled circle.
    public static let disc = Self("{disc}")
    /// A hyphen.
    public static let hyphen = Self("{hyphen}")
    /// A filled square.
    public static let square = Self("{square}")
    /// Numbers to the base of 16, in small letters.
    public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
    /// Numbers to the base of 16, in capitals.
    public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
    /// Numbers to the base of 8.
    public static let octal = Self("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = Self("{lower-alpha}")
    /// Capitals.
    public static let uppercaseAlpha = Self("{upper-alpha}")
    /// Small letters.
    public static let lowercaseLatin = Self("{lower-latin}")
    /// Capitals.
    public static let uppercaseLatin = Self("{upper-latin}")
    /// Roman numbers in small letters.
    public static let lowercaseRoman = Self("{lower-roman}")
    /// Roman numbers in capitals.
    public static let uppercaseRoman = Self("{upper-roman}")
    /// Numbers.
    public static let decimal = Self("{decimal}")
  }

  /// Further properties of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the properties.
    public let rawValue: UInt
    /// Makes a set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A nested list has the marks of the lists around in front of its own.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The list as a value; two with the same name are the same list.
  private(set) var values: ParagraphValues.List

  init(_ values: ParagraphValues.List) { self.values = values }

  /// Makes a list whose first item has a number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
    values = ParagraphValues.List(
      format: markerFormat.rawValue,
      options: options.rawValue,
      start: startingItemNumber
    )
  }

  /// Makes a list whose first item has the number 1.
  public convenience init(markerFormat: MarkerFormat, options: Int) {
    let options = Options(rawValue: UInt(bitPattern: options))
    self.init(markerFormat: markerFormat, options: options, startingItemNumber: 1)
  }

  /// Reads a list that `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "NSTextListValues") as Data?,
      let values = try? JSONDecoder().decode(ParagraphValues.List.self, from: data)
    else { return nil }
    self.values = values
  }

  /// Lists can be read back without knowing their class.
  public static var supportsSecureCoding: Bool { true }

  /// True if the text of a list has the marks in it; always true here, since none are drawn beside
  /// it.
  open class var includesTextListMarkers: Bool { true }

  /// The format of the marks.
  open var markerFormat: MarkerFormat { MarkerFormat(values.format) }
  /// Further properties.
  open var listOptions: Options { Options(rawValue: values.options) }
  /// The number of the first item; default 1.
  open var startingItemNumber: Int {
    get { values.start }
    set { values.start = newValue }
  }
  /// True if the marks count the items.
  open var isOrdered: Bool { values.mark(1) != values.mark(2) }
  /// The mark of an item by its number.
  open func marker(forItemNumber itemNumber: Int) -> String { values.mark(itemNumber) }

  /// A list of the same values that is the same list.
  open func copy(with zone: NSZone? = nil) -> Any { NSTextList(values) }

  /// Writes everything that the list says.
  open func encode(with coder: NSCoder) {
    let data = (try? JSONEncoder().encode(values)) ?? Data()
    coder.encode(data as NSData, forKey: "NSTextListValues")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextList)?.values == values }

  open override var hash: Int { values.hashValue }
}

nonisolated extension ParagraphValues.List {
  /// The mark of an item: the format with the item's own mark in place of the keyword.
  func mark(_ number: Int) -> String {
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}")
    else { return format }
    let keyword = String(format[format.index(after: open)..<close])
    return format[..<open] + Self.mark(keyword, number) + format[format.index(after: close)...]
  }

  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  private static func mark(_ keyword: String, _ number: Int) -> String {
    if let sign = signs[keyword] { return sign }
    return switch keyword {
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16).uppercased()
    case "octal": String(number, radix: 8)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: String(number)
    }
  }

  /// The item's letters: those of the alphabet, and after these two letters and so on.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// Numbers that Romans could not write stay as they are.
  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }
}
