public import Foundation

/// Gives class values of objects the initialiser that they have on iOS: `type.init()`, where
/// `type` is an `NSObject.Type` (L-181).
///
/// Foundation's `init()` isn't marked as required here, so Swift calls it on written classes only.
/// Where the class is written out, its own initialisers are chosen.
public protocol ObjectMaking {}

extension ObjectMaking {
  /// Creates an instance by the class's `init()`.
  ///
  /// It has an argument that nobody gives, so that `init()` is still one initialiser: the compiler makes
  /// `init(from:)` of a class that is `Decodable` only where the class above has no two of that name
  /// (L-198).
  @_disfavoredOverload @_silgen_name("portico_object") public init(byClass: Void = ())

  @_silgen_name("portico_object") @usableFromInline
  static func objectMade() -> Self {
    guard let type = self as? NSObject.Type, let object = type.made() as? Self else {
      preconditionFailure("only objects can conform to ObjectMaking")
    }
    return object
  }
}

extension NSObject: ObjectMaking {
  convenience init(making: Void) { self.init() }

  /// Creates an instance by the class's `init()`, by the symbol of the initialiser above.
  @_silgen_name("$s10Foundation8NSObjectC10ObjectiveCE6makingACyt_tcfC")
  class func made() -> Self
}

/// Returns an object as an instance of `type`; lowered sources call it where an extension makes
/// instances of the class it extends (L-348).
///
/// Raises an exception if `type` is a subclass: the initializers of a subclass aren't known here.
public func own<Object, Own>(_ object: Object, as type: Own.Type) -> Own {
  guard let object = object as? Own else {
    ObjectiveCException.madeByExtension(of: Object.self, asked: type).raise()
  }
  return object
}

/// Returns the object of an initializer that may fail as an instance of `type`; nil if it failed.
public func own<Object, Own>(_ object: Object?, as type: Own.Type) -> Own? {
  object.map { own($0, as: type) }
}
