internal import Foundation

/// Setting properties by name, as far as names are known.
enum KeyValue {
  /// The result of an attempt to set a key.
  enum Outcome: Equatable {
    case set
    /// The class of an object is not registered: its keys are not known.
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
      guard ClassTable.holds(key, of: object) else { return missing(key, of: object) }
      guard let next = ClassTable.value(forKey: key, of: object) else { return .set }
      object = next as AnyObject
    }
    guard let key = keys.last, ClassTable.takes(key, of: object) else {
      return missing(keys.last ?? path, of: object)
    }
    if let responder = object as? UIResponder {
      // A class may override it and do more, as on iOS (L-11).
      responder.setValue(value, forKey: key)
    } else {
      _ = ClassTable.set(value, forKey: key, of: object)
    }
    return .set
  }

  private static func missing(_ key: String, of object: AnyObject) -> Outcome {
    ClassRegistry.shared.knows(object)
      ? .undefined(key: key, of: WeakIdentity(object: object)) : .unknown
  }
}
