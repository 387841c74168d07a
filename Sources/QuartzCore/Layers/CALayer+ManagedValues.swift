internal import Foundation

// Properties that a subclass declares with `@NSManaged`, and any other value by a name of the app's
// own: the layer keeps them, its copies have them, and animations of their names change them
// (W-201).

/// The accessors that lowered sources have for `@NSManaged` properties of layers.
extension CALayer {
  /// The value of a property in the type that Swift gives it.
  ///
  /// Before anybody sets it, it is what `defaultValue(forKey:)` says, else 0, false or nil.
  public func managed<Value>(_ key: String) -> Value {
    let value = namedValue(key) ?? Self.defaultValue(forKey: key)
    if let found = value as? Value ?? Self.number(value, as: Value.self) { return found }
    if let none = Optional<Any>.none as? Value { return none }
    guard let empty = Self.number(CGFloat(0), as: Value.self) ?? Self.empty(Value.self) else {
      preconditionFailure("The property \(key) of a layer has neither a value nor a default.")
    }
    return empty
  }

  /// Sets a property, with the action that the layer has for its name.
  public func manage<Value>(_ value: Value, _ key: String) {
    guard let optional = value as? any WrappedValue else { return changeNamed(key, to: value) }
    changeNamed(key, to: optional.wrapped)
  }

  /// A number in the type that a property has; nil where either isn't one.
  private static func number<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    guard let number = NamedValue.cgFloat(value) else { return nil }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(number) as? Value }
    if let type = type as? any FixedWidthInteger.Type {
      return type.init(exactly: number.rounded(.towardZero)) as? Value
    }
    return (number != 0) as? Value
  }

  /// Nothing, in a type without nil.
  private static func empty<Value>(_ type: Value.Type) -> Value? {
    let candidates: [Any] = [
      CGPoint.zero, CGSize.zero, CGRect.zero, CATransform3DIdentity, "", [Any](),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}

extension CALayer {
  /// Changes a value of a name that the class itself doesn't know.
  func changeNamed(_ key: String, to value: Any?) {
    let action = mayMove ? action(before: key) : nil
    keep(value, named: key)
    motion?.resample()
    if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func keep(_ value: Any?, named key: String) {
    extras = extras ?? LayerExtras()
    extras?.values[key] = value
  }

  /// Takes over the values by names of the app's own, as a moving copy does before each picture.
  func adoptNamedValues(of other: CALayer) {
    guard let named = other.extras?.values, !named.isEmpty else { return }
    extras = extras ?? LayerExtras()
    extras?.values = named
  }
}

/// An optional, whose inside is what a layer keeps.
private protocol WrappedValue {
  var wrapped: Any? { get }
}

extension Optional: WrappedValue {
  fileprivate var wrapped: Any? { map { $0 } }
}
