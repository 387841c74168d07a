public import Foundation
public import ObjectiveC

extension NSSortDescriptor {
  /// True if it reads the values by a key, so that whatever answers for its keys itself can be
  /// compared in place of an object.
  package var readsByKey: Bool { keyPath == \NSObject.self }

  /// Sorts by the value at the end of a key path; nil comes first, and a nil key compares the
  /// objects themselves.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { ValueOrder.natural.compare($0, $1) }
  }

  /// Sorts by what a method of `NSString` says, such as `localizedStandardCompare(_:)`; by the
  /// natural order for other methods and values.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order = ValueOrder(selector)
    self.init(key: key, ascending: ascending) { order.compare($0, $1) }
  }

  /// Sorts by what a closure says of the two values.
  public convenience init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      func value(_ object: Any) -> Any? {
        key.map { KeyPathReader.value($0, of: object) } ?? object
      }
      return comparator(value(first) ?? NSNull(), value(second) ?? NSNull())
    }
  }

  /// Sorts by a property whose values may be nil, or have no order in Swift.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { ValueOrder.natural.compare($0, $1) }
  }

  /// Sorts by a property as a method of `NSString` says.
  public convenience init<Root, Value>(
    keyPath: KeyPath<Root, Value>,
    ascending: Bool,
    selector: Selector?
  ) {
    let order = ValueOrder(selector)
    self.init(keyPath: keyPath, ascending: ascending) { order.compare($0, $1) }
  }
}

/// The order of two values of whatever type.
private enum ValueOrder {
  case natural, caseless, localized, localizedCaseless, localizedStandard

  init(_ selector: Selector?) {
    switch selector.map({ String(describing: $0) }) {
    case "caseInsensitiveCompare:": self = .caseless
    case "localizedCompare:": self = .localized
    case "localizedCaseInsensitiveCompare:": self = .localizedCaseless
    case "localizedStandardCompare:": self = .localizedStandard
    default: self = .natural
    }
  }

  /// Nil comes before everything else.
  func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    if let first = first as? String, let second = second as? String {
      return compare(texts: first, second)
    }
    let (first, second) = (PredicateValue(first), PredicateValue(second))
    if let order = first.order(to: second) {
      return order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
    }
    switch (first, second) {
    case (.none, .none): return .orderedSame
    case (.none, _): return .orderedAscending
    case (_, .none): return .orderedDescending
    case (.other(let a), .other(let b)):
      return String(describing: a.base).compare(String(describing: b.base))
    default: return .orderedSame
    }
  }

  private func compare(texts first: String, _ second: String) -> ComparisonResult {
    switch self {
    case .natural: first.compare(second)
    case .caseless: first.compare(second, options: .caseInsensitive)
    case .localized: first.localizedCompare(second)
    case .localizedCaseless: first.localizedCaseInsensitiveCompare(second)
    case .localizedStandard: first.localizedStandardCompare(second)
    }
  }
}
