internal import Foundation

/// A value from outside as the type that a property or parameter has.
package enum Conversion {
  /// Numbers become what is wanted, nil any optional; nil when there is no way.
  package static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    // Unwrapped first: a parameter of type Any would take the optional itself.
    if let value, let value = value as? Value { return value }
    switch value {
    case nil, is NSNull: return (Optional<Any>.none as Any) as? Value
    case let number as NSNumber: return self.number(number.doubleValue)
    case let number as CGFloat: return self.number(Double(number))
    case let number as Double: return self.number(number)
    case let number as Int: return self.number(Double(number))
    case let flag as Bool: return self.number(flag ? 1 : 0)
    default: return nil
    }
  }

  /// An object of the superclass of the wanted class, which Objective-C never minds: what the two
  /// have in common works, such as a search field of UIKit's in an outlet for a subclass.
  static func unchecked<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value, Swift.type(of: value) is AnyClass,
      let wanted = (type as? any OptionalClass.Type)?.wrapped ?? type as? AnyClass
    else { return nil }
    let object = value as AnyObject
    guard let parent = Swift._getSuperclass(wanted), parent == Swift.type(of: object) else {
      return nil
    }
    return unsafeBitCast(Optional(object), to: Value.self)
  }

  /// An object of another class than a method's parameter names: a message is sent without asking
  /// for the class, and what both classes inherit from a third works.
  ///
  /// A switch may be sent where a segmented control is named, a long press where a tap is. Nothing
  /// else is handed over, since what they share would be nothing that a sender is asked for.
  static func unasked<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value, let own = Swift.type(of: value) as? AnyClass,
      let wanted = (type as? any OptionalClass.Type)?.wrapped ?? type as? AnyClass
    else { return nil }
    var shared: AnyClass? = own
    while let current = shared, !isClass(wanted, orBelow: current) {
      shared = Swift._getSuperclass(current)
    }
    guard let shared, Swift._getSuperclass(shared) != nil,
      String(describing: shared) != "UIResponder"
    else { return nil }
    return unsafeBitCast(Optional(value as AnyObject), to: Value.self)
  }

  /// Zero for a number or truth value that something else was sent for; nil for other types.
  ///
  /// On iOS the method is called all the same, with an object's address or with whatever a register
  /// holds, and apps have buttons send themselves to methods that take seconds (L-67).
  static func zero<Value>(of type: Value.Type) -> Value? {
    guard !(type is AnyClass) else { return nil }
    if let type = type as? any FixedWidthInteger.Type { return type.init(0) as? Value }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(0.0) as? Value }
    return false as? Value
  }

  private static func isClass(_ type: AnyClass, orBelow other: AnyClass) -> Bool {
    sequence(first: type, next: { Swift._getSuperclass($0) }).contains { $0 == other }
  }

  private static func number<Value>(_ number: Double) -> Value? {
    let forms: [Any] = [
      number, CGFloat(number), Float(number), number != 0, NSNumber(value: number),
    ]
    if let form = forms.lazy.compactMap({ $0 as? Value }).first { return form }
    return Int(exactly: number.rounded()) as? Value
  }
}

/// An optional as its wrapped class.
private protocol OptionalClass {
  static var wrapped: AnyClass? { get }
}

extension Optional: OptionalClass {
  fileprivate static var wrapped: AnyClass? { Wrapped.self as? AnyClass }
}
