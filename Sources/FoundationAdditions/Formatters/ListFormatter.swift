public import Foundation

/// Writes a list in English: "one, two, and three".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Kept: texts are English.
  open var locale: Locale! = Locale.current
  /// Writes each element; their descriptions without one.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  /// Makes a formatter with the defaults; an archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text of several.
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
    }
  }

  /// The text of elements; nil if one of them can't be written.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? "\(item)"
    }
    guard !texts.contains(nil) else { return nil }
    return Self.localizedString(byJoining: texts.compactMap(\.self))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
