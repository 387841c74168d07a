internal import Foundation

/// Setting properties by name, as far as names are known.
enum KeyValue {
  /// What became of an attempt to set a key.
  enum Outcome: Equatable {
    case set
    /// The class of an object is not registered: what keys it has cannot be told.
    case unknown
    /// A registered class lacks the key.
    case undefined(key: String, of: WeakIdentity)
  }

  /// An object to name in a message.
  struct WeakIdentity: Equatable {
    let object: AnyObject
    static func == (a: Self, b: Self) -> Bool { a.object === b.object }
  }

  /// Sets a property that a path such as `layer.cornerRadius` leads to.
  static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Outcome {
    var object = object
    let keys = path.split(separator: ".").map(String.init)
    for key in keys.dropLast() {
      guard KeyTable.holds(key, of: object) else { return missing(key, of: object) }
      guard let next = KeyTable.value(forKey: key, of: object) else { return .set }
      object = next as AnyObject
    }
    guard let key = keys.last, KeyTable.holds(key, of: object) else {
      return missing(keys.last ?? path, of: object)
    }
    if let responder = object as? UIResponder {
      // A class may override it and do more, as on iOS (L-11).
      responder.setValue(value, forKey: key)
    } else {
      _ = KeyTable.set(value, forKey: key, of: object)
    }
    return .set
  }

  private static func missing(_ key: String, of object: AnyObject) -> Outcome {
    ClassRegistry.shared.knows(object)
      ? .undefined(key: key, of: WeakIdentity(object: object)) : .unknown
  }

  /// A document's value as a property's type: numbers become what the property holds.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    switch value {
    case nil, is NSNull: return (Optional<Any>.none as Any) as? Value
    case let number as CGFloat: return self.number(Double(number))
    case let number as Double: return self.number(number)
    case let number as Int: return self.number(Double(number))
    case let flag as Bool: return self.number(flag ? 1 : 0)
    default: return nil
    }
  }

  private static func number<Value>(_ number: Double) -> Value? {
    let forms: [Any] = [
      number, CGFloat(number), Float(number), number != 0, NSNumber(value: number),
    ]
    if let form = forms.lazy.compactMap({ $0 as? Value }).first { return form }
    return Int(exactly: number.rounded()) as? Value
  }
}
