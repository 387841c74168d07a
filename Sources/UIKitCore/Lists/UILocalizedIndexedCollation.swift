internal import ObjectiveC

/// The sections and the order of a list of names, by the alphabet of the app's language.
///
/// English has A to Z and # for everything else (W-220).
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private let alphabet: CollationAlphabet
  private let locale: Locale

  init(language: String) {
    alphabet = CollationAlphabet(language: language)
    locale = Locale(identifier: language)
    super.init()
  }

  /// Makes the collation of the language that the app speaks.
  public required override convenience init() {
    self.init(language: StoryboardLocation.appLanguages?.first ?? Locale.current.identifier)
  }

  /// The collation of the language that the app speaks; a new object each time.
  open class func current() -> Self { Self() }

  /// The titles of the sections: the letters of the language, and # last.
  open var sectionTitles: [String] { alphabet.letters + ["#"] }

  /// The titles of the index beside the list; those of the sections here.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// The section that an entry of the index scrolls to; one out of range is held within the sections.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    min(max(indexTitleIndex, 0), sectionTitles.count - 1)
  }

  /// The section of an object, by the text that its method or property of that name answers.
  ///
  /// An accented letter that is none of the language's own belongs to the plain one (W-220).
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    alphabet.index(of: text(of: object, selector)) ?? alphabet.letters.count
  }

  /// The objects ordered by their texts as people of the language do; equal ones keep their order.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.enumerated().map { (index: $0, object: $1, text: text(of: $1, selector)) }
    return texts.sorted { first, second in
      let order = first.text.compare(
        second.text,
        options: [.caseInsensitive, .numeric, .widthInsensitive],
        range: nil,
        locale: locale
      )
      return order == .orderedSame ? first.index < second.index : order == .orderedAscending
    }.map(\.object)
  }

  /// The answer to the message: from a method, a property of that name, or a text itself.
  private func text(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return Self.answer(of: text, to: selector) }
    let target = object as AnyObject
    let name = selector.description
    if let reply = ClassTable.send(selector, to: target, []) { return Self.text(reply.value) }
    if ClassTable.holds(name, of: target) {
      return Self.text(ClassTable.value(forKey: name, of: target))
    }
    if let value = ClassTable.value(forKey: name, of: target) { return Self.text(value) }
    if name == "description", let described = object as? any CustomStringConvertible {
      return described.description
    }
    // An object that knows no such message raises.
    (object as? NSObject)?.perform(selector)
    return ""
  }

  /// A text without its optionals; empty for nil and for values of other types.
  private static func text(_ value: Any?) -> String {
    switch value {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let text as NSAttributedString: text.string
    default: ""
    }
  }

  /// The answer of a text, which describes no class here, to messages of `NSString`.
  private static func answer(of text: String, to selector: Selector) -> String {
    switch selector.description {
    case "uppercaseString", "uppercased", "localizedUppercaseString", "localizedUppercase":
      text.uppercased()
    case "lowercaseString", "lowercased", "localizedLowercaseString", "localizedLowercase":
      text.lowercased()
    case "capitalizedString", "capitalized", "localizedCapitalizedString", "localizedCapitalized":
      text.capitalized
    default: text
    }
  }
}
