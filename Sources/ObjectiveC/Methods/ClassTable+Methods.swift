extension ClassTable {
  /// The method that a class itself has for a selector, without what it inherits.
  static func own(_ selector: Selector, of type: AnyClass, isOfClass: Bool) -> Method? {
    describeWaiting()
    return entry(of: type)?[keyPath: table(isOfClass)][selector]
  }

  /// The nearest class, from one upwards, that has a method itself; nil if none is known.
  static func owner(of selector: Selector, from type: AnyClass, isOfClass: Bool) -> AnyClass? {
    sequence(first: type) { Swift._getSuperclass($0) }.first {
      own(selector, of: $0, isOfClass: isOfClass) != nil
    }
  }

  /// Gives a class a method, in the place of one that it had.
  static func put(
    _ method: @escaping Method,
    for selector: Selector,
    of type: AnyClass,
    isOfClass: Bool
  ) {
    edit(type) { $0[keyPath: table(isOfClass)][selector] = method }
  }

  /// The selectors of a class's own methods by name.
  static func selectors(of type: AnyClass) -> [Selector] {
    describeWaiting()
    return (entry(of: type)?.methods.keys).map { $0.sorted { $0.description < $1.description } }
      ?? []
  }

  private static func table(_ isOfClass: Bool) -> WritableKeyPath<Entry, [Selector: Method]> {
    isOfClass ? \.classMethods : \.methods
  }
}

extension ClassTable {
  /// The error that a method threw since somebody asked for it.
  nonisolated(unsafe) private static var thrown: (any Error)?

  /// Keeps the error of a method, since a message has no room for one.
  static func note(_ error: any Error) { thrown = error }

  /// Sends a message whose method may throw; nil when the object doesn't know it.
  static func throwing(
    _ selector: Selector,
    to target: AnyObject,
    _ arguments: [Any?]
  ) -> Result<Any?, any Error>? {
    thrown = nil
    guard let reply = send(selector, to: target, arguments) else { return nil }
    defer { thrown = nil }
    return thrown.map { .failure($0) } ?? .success(reply.value)
  }
}
