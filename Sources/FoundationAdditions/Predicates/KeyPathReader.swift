internal import Foundation
internal import ObjectiveC

/// Reads what dots lead to: keys of dictionaries, properties of objects, and of each element of a
/// list.
package enum KeyPathReader {
  /// The value at the end of a path; an operator, such as `@sum`, takes in all that follows it.
  package static func value(_ path: String, of object: Any?) -> Any? {
    var rest = path.split(separator: ".").map(String.init)[...]
    var object = object
    while let key = rest.popFirst() {
      if key.hasPrefix("@"), let list = object.flatMap(PredicateValue.list) {
        let values = rest.isEmpty ? list : list.map { value(rest.joined(separator: "."), of: $0) }
        return CollectionOperator(rawValue: key)?.value(of: values)
      }
      object = value(forKey: key, of: object)
    }
    return object
  }

  private static func value(forKey key: String, of object: Any?) -> Any? {
    guard let object, key.uppercased() != "SELF" else { return object }
    if let list = PredicateValue.list(object), !(object is [AnyHashable: Any]) {
      if key == "count" { return list.count }
      return list.map { value(forKey: key, of: $0) ?? NSNull() }
    }
    switch object {
    case let object as [AnyHashable: Any]: return key == "@count" ? object.count : object[key]
    case let object as NSDictionary: return object.object(forKey: key)
    case let text as String: return textMember(key, of: text) ?? member(key, of: object)
    case let number as NSNumber: return numberMember(key, of: number) ?? member(key, of: object)
    default: return number(object).flatMap { numberMember(key, of: $0) } ?? member(key, of: object)
    }
  }

  /// A number of Swift as an object.
  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as Bool: NSNumber(value: value)
    case let value as any BinaryInteger: NSNumber(value: Int(clamping: value))
    case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
    default: nil
    }
  }

  /// A value that `NSNumber` has as a property, as in `@avg.floatValue` (L-310).
  private static func numberMember(_ key: String, of number: NSNumber) -> Any? {
    switch key {
    case "floatValue": number.floatValue
    case "doubleValue": number.doubleValue
    case "intValue", "integerValue", "longValue", "longLongValue", "unsignedIntegerValue":
      number.intValue
    case "boolValue": number.boolValue
    case "stringValue": number.stringValue
    default: nil
    }
  }

  /// A value that `NSString` has as a property (L-310).
  private static func textMember(_ key: String, of text: String) -> Any? {
    switch key {
    case "length": (text as NSString).length
    case "floatValue": (text as NSString).floatValue
    case "doubleValue": (text as NSString).doubleValue
    case "intValue", "integerValue", "longLongValue": (text as NSString).integerValue
    case "boolValue": (text as NSString).boolValue
    case "uppercaseString": text.uppercased()
    case "lowercaseString": text.lowercased()
    case "capitalizedString": text.capitalized
    default: nil
    }
  }

  /// A property that the class describes, or else a stored one that is seen in a mirror.
  private static func member(_ key: String, of object: Any) -> Any? {
    if let object = object as? any KeyedObject, let value = object.keyedValue(forKey: key) {
      return value
    }
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

/// The values that key paths compute of a list.
private enum CollectionOperator: String {
  case count = "@count"
  case sum = "@sum"
  case average = "@avg"
  case minimum = "@min"
  case maximum = "@max"
  case all = "@unionOfObjects"
  case distinct = "@distinctUnionOfObjects"

  /// Values that are nil count in `@count` alone.
  func value(of list: [Any?]) -> Any? {
    let present = list.filter { value in
      if case .none = PredicateValue(value) { false } else { true }
    }
    switch self {
    case .count: return list.count
    case .sum: return numbers(present).reduce(0, +)
    case .average:
      let numbers = numbers(present)
      return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case .minimum: return present.min(by: Self.comesFirst) ?? nil
    case .maximum: return present.max(by: Self.comesFirst) ?? nil
    case .all: return present.map { $0 as Any }
    case .distinct: return Array(Set(present.compactMap { $0 as? AnyHashable })).map(\.base)
    }
  }

  private func numbers(_ list: [Any?]) -> [Double] {
    list.compactMap { value in
      switch PredicateValue(value) {
      case .integer(let number): Double(number)
      case .number(let number): number
      default: nil
      }
    }
  }

  private static func comesFirst(_ a: Any?, _ b: Any?) -> Bool {
    (PredicateValue(a).order(to: PredicateValue(b)) ?? 0) < 0
  }
}
