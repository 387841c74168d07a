internal import Foundation
internal import ObjectiveC

/// A value in the form in which values of different types are compared.
enum PredicateValue {
  case none
  case number(Double)
  /// A whole number, which has more digits than a `Double` keeps.
  case integer(Int64)
  case text(String)
  case date(Date)
  case other(AnyHashable)
  case unknown

  init(_ value: Any?, _ options: String.CompareOptions = []) {
    switch value {
    case nil, is NSNull: self = .none
    case let value as String: self = .text(Self.folded(value, options))
    case let value as NSNumber: self = Self.number(value)
    case let value as any BinaryInteger:
      self = Int64(exactly: value).map { .integer($0) } ?? .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as Date: self = .date(value)
    case let value as any KeyedObject: self = .other(value.comparedIdentity)
    case let value as any OptionalValue where value.isNone: self = .none
    case let value as AnyHashable: self = .other(value)
    default: self = .unknown
    }
  }

  /// The number in the form that keeps all of its digits.
  private static func number(_ number: NSNumber) -> PredicateValue {
    // The types of C for whole numbers, from `char` to `unsigned long long`.
    let isWhole = "cCsSiIlLqQB".utf8.contains(UInt8(bitPattern: number.objCType.pointee))
    return isWhole && !(number is NSDecimalNumber)
      ? .integer(number.int64Value) : .number(number.doubleValue)
  }

  private static func folded(_ text: String, _ options: String.CompareOptions) -> String {
    options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  func isEqual(to other: PredicateValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.other(let a), .other(let b)): a == b
    default: order(to: other) == 0
    }
  }

  /// Below 0 if this comes first, and above if the other does; nil for values without an order.
  func order(to other: PredicateValue) -> Int? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): a < b ? -1 : a > b ? 1 : 0
    case (.integer(let a), .number): PredicateValue.number(Double(a)).order(to: other)
    case (.number, .integer(let b)): order(to: .number(Double(b)))
    case (.number(let a), .number(let b)): a < b ? -1 : a > b ? 1 : a == b ? 0 : nil
    case (.text(let a), .text(let b)): a.compare(b).rawValue
    case (.date(let a), .date(let b)): a.compare(b).rawValue
    default: nil
    }
  }

  /// The elements of a list or set; nil for anything else.
  static func list(_ value: Any?) -> [Any?]? {
    switch value {
    case let value as [Any]: value.map { $0 }
    case let value as NSArray: value.map { $0 }
    case let value as Set<AnyHashable>: value.map { $0.base }
    case let value as NSSet: value.map { $0 }
    case let value as NSOrderedSet: value.array
    case let value as [AnyHashable: Any]: value.values.map { $0 }
    case let value as ClosedRange<Int>: value.map { $0 }
    case let value as Range<Int>: value.map { $0 }
    default: nil
    }
  }
}

/// An optional inside of an `Any`.
private protocol OptionalValue {
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}
