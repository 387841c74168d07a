package import Foundation

/// The classes that documents and property lists name.
///
/// An application's classes are registered by generated source or by hand, which also makes
/// their keys and methods known to `ClassTable`; a class that nobody registered is still found
/// if the program holds it. Filled and read on the main thread.
package final class ClassRegistry: @unchecked Sendable {
  /// The registry of the running program.
  package static let shared = ClassRegistry()

  private var types: [String: AnyClass] = [:]
  /// The modules whose classes were registered.
  private var modules: Set<String> = []
  private var registered: Set<ObjectIdentifier> = []
  private var factories: [ObjectIdentifier: (NSCoder) -> AnyObject?] = [:]
  private var makers: [ObjectIdentifier: () -> AnyObject] = [:]
  private var empties: [ObjectIdentifier: () -> AnyObject] = [:]

  private init() {}

  /// Registers a class under the name that documents give; a module's name may come before it.
  package func register<Class: AnyObject>(
    _ type: Class.Type,
    name: String? = nil,
    module: String? = nil,
    _ describe: (ClassDescription<Class>) -> Void = { _ in }
  ) {
    let name = name ?? String(describing: type)
    types[module.map { "\($0).\(name)" } ?? name] = type
    if let module { modules.insert(module) }
    if types[name] == nil { types[name] = type }
    registered.insert(ObjectIdentifier(type))
    describe(ClassDescription())
  }

  /// Notes the module of a class, as that of the app's delegate: documents may name all its classes.
  package func noteModule(of type: AnyClass) {
    let name = String(reflecting: type)
    if let dot = name.firstIndex(of: ".") { modules.insert(String(name[..<dot])) }
  }

  /// Registers what makes an instance of a class that has no `init(coder:)` of UIKit's classes.
  package func register<Class: AnyObject>(
    factory: @escaping (NSCoder) -> Class?,
    of type: Class.Type
  ) {
    factories[ObjectIdentifier(type)] = factory
  }

  /// Registers what `init()` makes.
  func register<Class: AnyObject>(maker: @escaping () -> Class, of type: Class.Type) {
    makers[ObjectIdentifier(type)] = maker
  }

  /// Registers what `init()` makes of a class that documents make otherwise.
  func register<Class: AnyObject>(empty: @escaping () -> Class, of type: Class.Type) {
    empties[ObjectIdentifier(type)] = empty
  }

  /// A new object of a class by an `init()` of its own; nil for a class that has none.
  package func makeEmpty(_ type: AnyClass) -> AnyObject? { empties[ObjectIdentifier(type)]?() }

  /// The class that a document names: one registered, else one that the program holds.
  package func type(named name: String, module: String?) -> AnyClass? {
    let qualified = module.map { "\($0).\(name)" }
    if let known = qualified.flatMap({ types[$0] }) ?? types[name] { return known }
    // The run-time's own look-up writes to the console about names with other characters.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    // A document keeps the module's name of the day when it was saved; the class is the one of the
    // module that it is compiled for (W-256).
    let others = ["UIKitCore", "UIKitValues"] + modules.sorted()
    return ([qualified].compactMap(\.self) + others.map { "\($0).\(name)" }).lazy
      .compactMap { NSClassFromString($0) }.first
  }

  /// The function that makes an instance of a class in the place of its `init(coder:)`.
  package func factory(for type: AnyClass) -> ((NSCoder) -> AnyObject?)? {
    factories[ObjectIdentifier(type)]
      ?? makers[ObjectIdentifier(type)].map { make in
        { _ in make() }
      }
  }

  /// A new object of a class as its `init()` makes it; nil for a class that nobody registered so.
  package func make(_ type: AnyClass) -> AnyObject? { makers[ObjectIdentifier(type)]?() }

  /// True if a class itself was registered.
  package func isRegistered(_ type: AnyClass) -> Bool {
    registered.contains(ObjectIdentifier(type))
  }

  /// True if the class of an object was registered, so that all its keys are known.
  package func knows(_ object: AnyObject) -> Bool {
    var type: AnyClass? = Swift.type(of: object)
    while let current = type {
      if registered.contains(ObjectIdentifier(current)) { return true }
      type = Swift._getSuperclass(current)
    }
    return false
  }
}
