/// The properties that can be set and read by name, by class.
///
/// There is no run-time to ask, so whoever knows a class registers its keys; a class inherits
/// the keys of its superclass.
package enum KeyTable {
  /// How one property of one class is reached.
  package struct Key {
    package let get: (AnyObject) -> Any?
    package let set: (AnyObject, Any?) -> Bool

    package init(
      get: @escaping (AnyObject) -> Any? = { _ in nil },
      set: @escaping (AnyObject, Any?) -> Bool = { _, _ in false }
    ) {
      self.get = get
      self.set = set
    }
  }

  private static var classes: [ObjectIdentifier: [String: Key]] = [:]

  /// Makes a property known under a name.
  package static func register(_ key: String, of type: AnyClass, _ access: Key) {
    classes[ObjectIdentifier(type), default: [:]][key] = access
  }

  /// Whether the object's class, or one above it, has a property of that name.
  package static func holds(_ key: String, of object: AnyObject) -> Bool {
    access(key, of: object) != nil
  }

  /// Sets the property; false when there is none with that name, or it takes no such value.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    access(key, of: object)?.set(object, value) ?? false
  }

  /// The property's value; stored properties can be read without being registered.
  package static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let access = access(key, of: object) { return access.get(object) }
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    return mirrors.lazy.compactMap { $0.children.first { $0.label == key }?.value }.first
  }

  private static func access(_ key: String, of object: AnyObject) -> Key? {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if let access = classes[ObjectIdentifier(current)]?[key] { return access }
      type = Swift._getSuperclass(current)
    }
    return nil
  }
}
