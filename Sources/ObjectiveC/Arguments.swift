/// The arguments of a message, each taken as the type that the method's parameter has.
public struct Arguments {
  let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// The argument at a place, as whatever type the call wants.
  ///
  /// A missing or strange one stops the program with the exception that names both types: a
  /// Swift parameter that isn't optional has no room for nil.
  public subscript<Value>(_ place: Int) -> Value {
    let value = place < values.count ? values[place] : nil
    if let value = Conversion.convert(value, to: Value.self) { return value }
    if let value = Conversion.unasked(value, to: Value.self) { return value }
    // An argument that is not optional and was sent as nil gets a new, empty object: on iOS it
    // would be nil, which answers every message with nil or zero.
    if value == nil, let type = Value.self as? AnyClass,
      let made = ClassRegistry.shared.make(type) as? Value
    {
      return made
    }
    if let zero = Conversion.zero(of: Value.self) { return zero }
    raiseStrange(place, value, wanted: Value.self)
  }

  /// The argument at a place that the method never reads: an object of any class will do, as on iOS.
  public func unread<Value>(_ place: Int) -> Value {
    let value = place < values.count ? values[place] : nil
    guard let value, Value.self is AnyClass, type(of: value) is AnyClass,
      Conversion.convert(value, to: Value.self) == nil
    else { return self[place] }
    return unsafeBitCast(value as AnyObject, to: Value.self)
  }

  private func raiseStrange<Value>(_ place: Int, _ value: Any?, wanted: Value.Type) -> Never {
    ObjectiveCException.strangeArgument(
      place: place,
      found: value.map { String(describing: type(of: $0)) } ?? "nil",
      wanted: String(describing: Value.self)
    ).raise()
  }
}
