/// A constraint: first = second × multiplier + constant, or a relation of that form.
public struct Constraint: Hashable, Sendable {
  /// The comparison of the two sides.
  public enum Relation: String, Hashable, Sendable {
    /// The same.
    case equal
    /// At most.
    case lessThanOrEqual
    /// At least.
    case greaterThanOrEqual
  }

  /// Its own id.
  public let id: String
  /// The id of the first item; nil for the view that holds the constraint.
  public let firstItem: String?
  /// Such as `leading` or `centerXWithinMargins`.
  public let firstAttribute: String
  /// The comparison of the sides.
  public let relation: Relation
  /// The id of the second item; nil for a constraint on the first alone.
  public let secondItem: String?
  /// The second item's attribute; nil without a second item.
  public let secondAttribute: String?
  /// A ratio such as `16:9` reads as its quotient.
  public let multiplier: Double
  /// In points.
  public let constant: Double
  /// True if the constant is the system's spacing and the number only its value when saved.
  public let usesStandardSpacing: Bool
  /// True if the document holds a constant.
  public let hasConstant: Bool
  /// 1000 is required.
  public let priority: Double
  /// The name that code sees.
  public let identifier: String?
  /// True if it only serves while designing and is removed at run time.
  public let isPlaceholder: Bool

  /// Reads a `<constraint>`; nil when it has no attribute to constrain.
  public init?(_ element: Element) {
    guard element.name == "constraint", let firstAttribute = element["firstAttribute"] else {
      return nil
    }
    self.firstAttribute = firstAttribute
    id = element.id ?? ""
    firstItem = element["firstItem"]
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"]
    multiplier = element["multiplier"].flatMap(Constraint.multiplier) ?? 1
    usesStandardSpacing =
      element.bool("symbolic") ?? (element["symbolType"] == "standard")
    hasConstant = element["constant"] != nil
    constant = element.number("constant") ?? (usesStandardSpacing ? 8 : 0)
    priority = element.number("priority") ?? 1000
    identifier = element["identifier"]
    isPlaceholder = element.bool("placeholder") ?? false
  }

  /// A plain number, or two with a colon or a slash between them.
  static func multiplier(_ text: String) -> Double? {
    if let number = Number(text) { return number.value }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Number(String($0))?.value }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second != 0 else {
      return nil
    }
    return first / second
  }
}
