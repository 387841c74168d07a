public import Foundation

/// The method that an object's class describes under a selector, if it has one.
///
/// - Returns: Nil when the class has no such method, as `delegate?.method?()` finds on iOS.
public func implementation<Result>(
  of selector: String,
  in object: AnyObject
) -> (([Any?]) -> Result)? {
  let selector = Selector(selector)
  guard ClassTable.responds(object, to: selector) else { return nil }
  return { arguments in
    let value = ClassTable.send(selector, to: object, arguments)?.value
    if let result = () as? Result { return result }
    if let result = Conversion.convert(value, to: Result.self) { return result }
    ObjectiveCException.strangeArgument(
      place: -1,
      found: value.map { String(describing: type(of: $0)) } ?? "nil",
      wanted: String(describing: Result.self)
    ).raise()
  }
}

extension NSObjectProtocol {
  /// The object itself if its class describes a method, for UIKit's requirements that a delegate
  /// need not fulfil: `delegate?.implementing("tableView:heightForRowAt:")?.tableView(…)`.
  ///
  /// Objects of UIKit's own classes, which nobody describes, have all that they adopt.
  public func implementing(_ selector: String) -> Self? {
    let isKnown = ClassRegistry.shared.knows(self)
    return !isKnown || ClassTable.responds(self, to: Selector(selector)) ? self : nil
  }
}

/// The value of a property that an object's class need not have.
public func optionalValue<Value>(of key: String, in object: AnyObject) -> Value? {
  guard ClassTable.holds(key, of: object) else { return nil }
  return Conversion.convert(ClassTable.value(forKey: key, of: object), to: Value.self)
}
