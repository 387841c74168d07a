package import Foundation

/// The classes that documents name as `customClass`.
///
/// It stands where Objective-C's run-time stands on iOS. An application's classes are registered
/// by hand or by generated source, which also makes their keys and actions known to `KeyTable`
/// and `ActionTable`; a class that nobody registered is still found if the program holds it.
package final class ClassRegistry {
  /// The registry of the running program.
  package static let shared = ClassRegistry()

  private var types: [String: AnyClass] = [:]
  private var registered: Set<ObjectIdentifier> = []
  private var factories: [ObjectIdentifier: (NSCoder) -> AnyObject?] = [:]
  private var segues: [String: SegueMaker] = [:]

  /// Makes a segue of an application's class.
  package typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  private init() { BuiltInKeys.register() }

  /// Registers a class under the name that documents give; a module's name may come before it.
  package func register<Class: AnyObject>(
    _ type: Class.Type,
    name: String? = nil,
    module: String? = nil,
    _ describe: (ClassDescription<Class>) -> Void = { _ in }
  ) {
    let name = name ?? String(describing: type)
    types[module.map { "\($0).\(name)" } ?? name] = type
    registered.insert(ObjectIdentifier(type))
    describe(ClassDescription())
  }

  /// Registers what makes an instance of a class that has no `init(coder:)` of UIKit's classes.
  package func register<Class: AnyObject>(
    factory: @escaping (NSCoder) -> Class?,
    of type: Class.Type
  ) {
    factories[ObjectIdentifier(type)] = factory
  }

  /// Registers what makes a segue of a class that documents name.
  package func register(segue name: String, module: String? = nil, _ make: @escaping SegueMaker) {
    segues[module.map { "\($0).\(name)" } ?? name] = make
  }

  /// What makes segues of a class that a document names.
  func segueMaker(named name: String, module: String?) -> SegueMaker? {
    module.flatMap { segues["\($0).\(name)"] } ?? segues[name]
  }

  /// The class that a document names: one registered, else one that the program holds.
  func type(named name: String, module: String?) -> AnyClass? {
    let qualified = module.map { "\($0).\(name)" }
    if let known = qualified.flatMap({ types[$0] }) ?? types[name] { return known }
    // The run-time's own look-up writes to the console about names that are no plain names.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return [qualified, "UIKitCore.\(name)"].lazy.compactMap(\.self)
      .compactMap { NSClassFromString($0) }.first
  }

  /// What makes an instance of a class in the place of its `init(coder:)`.
  func factory(for type: AnyClass) -> ((NSCoder) -> AnyObject?)? {
    factories[ObjectIdentifier(type)]
  }

  /// Whether the class of an object was registered, so that all its keys are known.
  func knows(_ object: AnyObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if registered.contains(ObjectIdentifier(current)) { return true }
      type = Swift._getSuperclass(current)
    }
    return false
  }
}

/// Makes the keys and actions of a class known by their names.
package struct ClassDescription<Class: AnyObject> {
  /// A property that a document may set: an outlet, a collection, a runtime attribute.
  package func key<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value>) {
    let access = KeyTable.Key(
      get: { ($0 as? Class)?[keyPath: path] },
      set: { object, value in
        guard let object = object as? Class else { return false }
        // A value of another type is let go: what would happen to it on iOS helps nobody.
        if let value = KeyValue.convert(value, to: Value.self) { object[keyPath: path] = value }
        return true
      }
    )
    KeyTable.register(name, of: Class.self, access)
  }

  /// A property that only a function can set.
  package func key<Value>(
    _ name: String,
    of type: Value.Type = Value.self,
    set: @escaping (Class, Value) -> Void
  ) {
    let access = KeyTable.Key(set: { object, value in
      guard let object = object as? Class else { return false }
      if let value = KeyValue.convert(value, to: Value.self) { set(object, value) }
      return true
    })
    KeyTable.register(name, of: Class.self, access)
  }

  /// A step of a key path, which can only be read.
  package func step<Value>(_ name: String, _ path: KeyPath<Class, Value>) {
    KeyTable.register(name, of: Class.self, KeyTable.Key(get: { ($0 as? Class)?[keyPath: path] }))
  }

  /// An action that controls and segues send by its selector.
  package func action(_ selector: String, _ perform: @escaping (Class, Any?) -> Void) {
    ActionTable.register(Selector(selector), of: Class.self) { target, sender, _ in
      (target as? Class).map { perform($0, sender) }
    }
  }
}
