internal import Foundation

/// The methods and properties of objects by selector and key, for each class.
///
/// It takes the place of Objective-C's run-time on iOS. Generated source fills it while the program
/// is loaded, tests and UIKit fill it by hand; a class inherits what its superclass has. It is
/// filled on the main thread, but for classes that describe themselves.
package enum ClassTable {
  /// The work of an object that is sent a selector.
  package typealias Method = (_ target: AnyObject, _ arguments: Arguments) -> Any?

  /// The reading and writing of one property.
  package struct Property {
    package let get: (AnyObject) -> Any?
    /// False for a value that the property does not take.
    package let set: (AnyObject, Any?) -> Bool
    /// True for a number or truth value, which has no nil.
    let isNumber: Bool

    package init(
      get: @escaping (AnyObject) -> Any? = { _ in nil },
      set: @escaping (AnyObject, Any?) -> Bool = { _, _ in false },
      isNumber: Bool = false
    ) {
      self.get = get
      self.set = set
      self.isNumber = isNumber
    }
  }

  /// Everything known of one class, without what it inherits.
  struct Entry {
    var methods: [Selector: Method] = [:]
    var classMethods: [Selector: Method] = [:]
    var properties: [String: Property] = [:]
    /// True once the class was asked to describe itself.
    fileprivate var isAsked = false
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// A message that a notification sends from another thread may be the first for its class.
  private static let lock = NSLock()

  static func edit(_ type: AnyClass, _ body: (inout Entry) -> Void) {
    lock.withLock { body(&entries[ObjectIdentifier(type), default: Entry()]) }
  }

  /// Everything known of a class, without what it inherits.
  private static func known(_ type: AnyClass) -> Entry {
    let entry = lock.withLock { entries[ObjectIdentifier(type)] }
    if let entry, entry.isAsked { return entry }
    ask(type)
    return lock.withLock { entries[ObjectIdentifier(type)] } ?? Entry()
  }

  /// Another thread that asks meanwhile waits until the class is described.
  private static let asking = NSRecursiveLock()
  /// The classes whose description has begun; used with that lock held.
  nonisolated(unsafe) private static var begun: Set<ObjectIdentifier> = []

  private static func ask(_ type: AnyClass) {
    asking.withLock {
      guard begun.insert(ObjectIdentifier(type)).inserted else { return }
      // A subclass may have no description but that of its superclass, which comes first.
      if let above = Swift._getSuperclass(type) { _ = known(above) }
      (type as? any SelfDescribing.Type)?.describeMembers()
      edit(type) { $0.isAsked = true }
    }
  }

  /// Everything known of a class, for functions that ask for its methods.
  static func entry(of type: AnyClass) -> Entry? { known(type) }

  /// Work that describes classes, put off until somebody asks for a key or a method.
  nonisolated(unsafe) private static var waiting: [() -> Void] = []

  /// Has classes described when a key or a method is first asked for on the main thread.
  ///
  /// So a module describes its classes while the program is loaded, and a program that asks for
  /// nothing by its name pays for none of them.
  package static func describeLater(_ work: @escaping () -> Void) { waiting.append(work) }

  /// Describes the classes that wait for it.
  ///
  /// An app does this when it is launched, on the main thread: a notification may send a message
  /// from another one, which must only read.
  package static func describeWaiting() {
    guard !waiting.isEmpty else { return }
    let work = waiting
    waiting = []
    for describe in work { describe() }
  }

  /// Has a class and those above it describe themselves.
  static func askAll(from type: AnyClass) { _ = first(type) { _ in nil as Void? } }

  /// The first answer on the way from a class to its root.
  ///
  /// - Complexity: O(depth of the class).
  private static func first<Found>(_ type: AnyClass, _ find: (Entry) -> Found?) -> Found? {
    var type: AnyClass? = type
    while let current = type {
      if let found = find(known(current)) { return found }
      type = Swift._getSuperclass(current)
    }
    return nil
  }
}

extension ClassTable {
  /// Makes a method of a class known.
  package static func register(_ selector: Selector, of type: AnyClass, _ method: @escaping Method)
  {
    edit(type) { entry in
      // A subclass that describes its superclass again must not undo an exchange of methods.
      guard !entry.isAsked || entry.methods[selector] == nil else { return }
      entry.methods[selector] = method
    }
  }

  /// Makes a property of a class known under a name.
  package static func register(_ key: String, of type: AnyClass, _ property: Property) {
    edit(type) { $0.properties[key] = property }
  }

  /// True if instances of a class know the selector.
  static func knows(_ selector: Selector, in type: AnyClass) -> Bool {
    describeWaiting()
    return first(type) { $0.methods[selector] } != nil
  }

  /// True if the object knows the selector; a class object is asked for its class methods.
  package static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
    method(selector, of: object) != nil
  }

  /// Sends a message; nil when the object doesn't know it.
  package static func send(
    _ selector: Selector,
    to target: AnyObject,
    _ arguments: [Any?]
  ) -> Reply? {
    method(selector, of: target).map { Reply(value: $0(target, Arguments(arguments))) }
  }

  /// The answer to a message that was understood.
  package struct Reply {
    package let value: Any?
  }

  private static func method(_ selector: Selector, of object: AnyObject) -> Method? {
    describeWaiting()
    if let type = object as? AnyClass { return first(type) { $0.classMethods[selector] } }
    return first(type(of: object)) { $0.methods[selector] }
  }

  /// True if the object's class, or one above it, has a property of that name.
  package static func holds(_ key: String, of object: AnyObject) -> Bool {
    property(key, of: object) != nil
  }

  /// True if the object's class, or one above it, has a property that a key of that name sets.
  package static func takes(_ key: String, of object: AnyObject) -> Bool {
    settable(key, of: object) != nil
  }

  /// True if a key of that name sets a number or truth value.
  package static func holdsNumber(_ key: String, of object: AnyObject) -> Bool {
    settable(key, of: object)?.isNumber ?? false
  }

  /// Sets the property; false when there is none with that name, or it takes no such value.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    settable(key, of: object)?.set(object, value) ?? false
  }

  /// The property that a key sets.
  ///
  /// What sets `field` and what sets `Field` is one method by its name, `setField:`, so a key with
  /// the first letter in the other case does as well (L-180).
  private static func settable(_ key: String, of object: AnyObject) -> Property? {
    property(key, of: object) ?? property(key.withOtherFirstCase, of: object)
  }

  /// The property's value; stored properties can be read without being registered.
  package static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let property = property(key, of: object) { return property.get(object) }
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    return mirrors.lazy.compactMap { $0.children.first { $0.label == key }?.value }.first
  }

  /// The properties of a class by name, without what it inherits.
  package static func properties(of type: AnyClass) -> [(name: String, property: Property)] {
    describeWaiting()
    return known(type).properties.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func property(_ key: String, of object: AnyObject) -> Property? {
    describeWaiting()
    return first(type(of: object)) { $0.properties[key] }
  }
}

extension String {
  /// The same name with a small first letter for a capital one, and a capital one for a small one.
  package var withOtherFirstCase: String {
    guard let first else { return self }
    return (first.isUppercase ? first.lowercased() : first.uppercased()) + dropFirst()
  }
}
