public import Foundation

/// Properties by name, for objects that are no responders; those have their own, which they
/// may override.
extension NSObjectProtocol where Self: NSObject {
  /// The value of a property; raises for a key that nobody knows.
  public func value(forKey key: String) -> Any? {
    if let object = self as? any KeyedObject, let value = object.keyedValue(forKey: key) {
      return value
    }
    if let value = ClassTable.value(forKey: key, of: self) { return value }
    if ClassTable.holds(key, of: self) { return nil }
    if let container = self as? any KeyedContainer { return container.heldValue(forKey: key) }
    return answer(to: "valueForUndefinedKey:", [key]) { value(forUndefinedKey: key) }
  }

  /// Sets a property; raises for a key that nobody knows.
  public func setValue(_ value: Any?, forKey key: String) {
    if let object = self as? any KeyedObject, object.setKeyedValue(value, forKey: key) { return }
    if value == nil, ClassTable.holdsNumber(key, of: self) {
      _ = answer(to: "setNilValueForKey:", [key]) {
        setNilValueForKey(key)
        return nil
      }
      return
    }
    guard !ClassTable.set(value, forKey: key, of: self) else { return }
    if let container = self as? any KeyedContainer, container.hold(value, forKey: key) { return }
    _ = answer(to: "setValue:forUndefinedKey:", [value, key]) {
      setValue(value, forUndefinedKey: key)
      return nil
    }
  }

  /// The value of a key that nobody knows; raises unless the class declares its own, which is
  /// found by its selector (L-298).
  public func value(forUndefinedKey key: String) -> Any? {
    ObjectiveCException.unknownKey(key, of: self, isSet: false).raise()
  }

  /// Takes the value of a key that nobody knows; raises unless the class declares its own, which is
  /// found by its selector (L-298).
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    ObjectiveCException.unknownKey(key, of: self, isSet: true).raise()
  }

  /// Takes nil for a number, which has none; raises unless the class declares its own, which is found
  /// by its selector (L-307).
  public func setNilValueForKey(_ key: String) {
    ObjectiveCException.nilForNumber(key, of: self).raise()
  }

  /// Asks the class's own `validate<Key>(_:)`, which may put another value in the place of the one
  /// that is to be set, or throw; without such a method every value is right (L-308).
  public func validateValue(
    _ ioValue: UnsafeMutablePointer<AnyObject?>,
    forKey key: String
  ) throws {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    let reply = ClassTable.throwing(Selector("validate\(name):error:"), to: self, [ioValue])
    if case .failure(let error) = reply { throw error }
  }

  /// As `validateValue(_:forKey:)`, for a property that names with dots lead to.
  public func validateValue(
    _ ioValue: UnsafeMutablePointer<AnyObject?>,
    forKeyPath path: String
  ) throws {
    guard let dot = path.lastIndex(of: ".") else { return try validateValue(ioValue, forKey: path) }
    let owner = value(forKeyPath: String(path[..<dot])) as? NSObject
    try owner?.validateValue(ioValue, forKey: String(path[path.index(after: dot)...]))
  }

  /// The answer of a method that the class declares itself, or else what NSObject does.
  private func answer(
    to selector: Selector,
    _ arguments: [Any?],
    else usual: () -> Any?
  ) -> Any? {
    guard let reply = ClassTable.send(selector, to: self, arguments) else { return usual() }
    return reply.value
  }

  /// The value that names with dots between them lead to.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { object, key in
      object.flatMap { ($0 as? NSObject)?.value(forKey: String(key)) }
    }
  }

  /// Sets the last of the properties that names with dots between them lead to.
  public func setValue(_ value: Any?, forKeyPath path: String) {
    guard let dot = path.lastIndex(of: ".") else { return setValue(value, forKey: path) }
    let owner = self.value(forKeyPath: String(path[..<dot])) as? NSObject
    owner?.setValue(value, forKey: String(path[path.index(after: dot)...]))
  }

  /// The values of several properties; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets several properties, each by `setValue(_:forKey:)`, and by the class's own if it declares
  /// one (L-298); `NSNull` stands for nil.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let value = value is NSNull ? nil : value
      _ = answer(to: "setValue:forKey:", [value, key]) {
        setValue(value, forKey: key)
        return nil
      }
    }
  }
}

/// An object of Foundation whose keys are those of the values that it holds.
private protocol KeyedContainer {
  func heldValue(forKey key: String) -> Any?
  /// False if nothing can be put into it.
  func hold(_ value: Any?, forKey key: String) -> Bool
}

extension UserDefaults: KeyedContainer {
  fileprivate func heldValue(forKey key: String) -> Any? { object(forKey: key) }
  fileprivate func hold(_ value: Any?, forKey key: String) -> Bool {
    set(value, forKey: key)
    return true
  }
}

extension NSDictionary: KeyedContainer {
  fileprivate func heldValue(forKey key: String) -> Any? { object(forKey: key) }
  /// Only a mutable dictionary can be changed; nil takes the key out of it.
  fileprivate func hold(_ value: Any?, forKey key: String) -> Bool {
    guard let dictionary = self as? NSMutableDictionary else { return false }
    if let value {
      dictionary.setObject(value, forKey: key as NSString)
    } else {
      dictionary.removeObject(forKey: key)
    }
    return true
  }
}
