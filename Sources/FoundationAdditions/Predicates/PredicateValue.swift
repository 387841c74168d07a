internal import Foundation
internal import ObjectiveC

/// A value in the form in which values of different types are compared.
enum PredicateValue {
  case none
  case number(Double)
  case text(String)
  case date(Date)
  case other(AnyHashable)
  case unknown

  init(_ value: Any?, _ options: String.CompareOptions = []) {
    switch value {
    case nil, is NSNull: self = .none
    case let value as String: self = .text(Self.folded(value, options))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as Date: self = .date(value)
    case let value as AnyHashable: self = .other(value)
    default: self = .unknown
    }
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
    case let value as [AnyHashable: Any]: value.values.map { $0 }
    case let value as ClosedRange<Int>: value.map { $0 }
    case let value as Range<Int>: value.map { $0 }
    default: nil
    }
  }
}

/// Reads what dots lead to: keys of dictionaries, properties of objects, and of each element of a
/// list.
enum KeyPathReader {
  static func value(_ path: String, of object: Any?) -> Any? {
    path.split(separator: ".").reduce(object) { value(forKey: String($1), of: $0) }
  }

  private static func value(forKey key: String, of object: Any?) -> Any? {
    guard let object, key.uppercased() != "SELF" else { return object }
    if let list = PredicateValue.list(object), !(object is [AnyHashable: Any]) {
      if key == "@count" || key == "count" { return list.count }
      return list.map { value(forKey: key, of: $0) ?? NSNull() }
    }
    switch object {
    case let object as [AnyHashable: Any]: return key == "@count" ? object.count : object[key]
    case let object as NSDictionary: return object.object(forKey: key)
    case let object as String where key == "length": return (object as NSString).length
    default: return member(key, of: object)
    }
  }

  /// A property that the class describes, or else a stored one that is seen in a mirror.
  private static func member(_ key: String, of object: Any) -> Any? {
    if let object = object as? NSObject, let value = ClassTable.value(forKey: key, of: object) {
      return value
    }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key || $0.label == "_" + key }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
