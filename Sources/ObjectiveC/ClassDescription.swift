/// Makes the keys and methods of a class known by their names.
///
/// The closures run on the main actor's thread and are stored without that promise, since
/// whoever sends a message has no way to give it.
public struct ClassDescription<Class: AnyObject> {
  package init() {}

  // MARK: - Keys

  /// A property that may be set: an outlet, a collection, a runtime attribute.
  public func key<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Class, Value>) {
    register(name, path) { $0[keyPath: path] = $1 }
  }

  /// A computed property, and what sets it.
  ///
  /// Setting it by its path would ask its getter first, as key-value coding does not: some getters
  /// are never meant to be called (L-296).
  public func key<Value>(
    _ name: String,
    _ path: KeyPath<Class, Value>,
    set: @escaping @MainActor (Class, Value) -> Void
  ) {
    register(name, path, set: unsafeBitCast(set, to: ((Class, Value) -> Void).self))
  }

  private func register<Value>(
    _ name: String,
    _ path: KeyPath<Class, Value>,
    set: @escaping (Class, Value) -> Void
  ) {
    let access = ClassTable.Property(
      get: { ($0 as? Class).flatMap { unwrapped($0[keyPath: path]) } },
      set: { object, value in
        guard let object = object as? Class else { return false }
        // A value that cannot be converted is ignored.
        let converted =
          Conversion.convert(value, to: Value.self)
          ?? Conversion.unchecked(value, to: Value.self)
        if let converted { set(object, converted) }
        return true
      },
      isNumber: Value.self is any Numeric.Type || Value.self == Bool.self
    )
    ClassTable.register(name, of: Class.self, access)
  }

  /// A property that can only be read.
  public func key<Value>(_ name: String, _ path: KeyPath<Class, Value>) {
    let access = ClassTable.Property(get: {
      ($0 as? Class).flatMap { unwrapped($0[keyPath: path]) }
    })
    ClassTable.register(name, of: Class.self, access)
  }

  /// A property that only a function can set.
  package func key<Value>(
    _ name: String,
    of type: Value.Type = Value.self,
    get: @escaping (Class) -> Value? = { _ in nil },
    set: @escaping (Class, Value) -> Void
  ) {
    let access = ClassTable.Property(
      get: { ($0 as? Class).flatMap(get) },
      set: { object, value in
        guard let object = object as? Class else { return false }
        if let value = Conversion.convert(value, to: Value.self) { set(object, value) }
        return true
      }
    )
    ClassTable.register(name, of: Class.self, access)
  }

  /// A step of a key path, which can only be read.
  package func step<Value>(_ name: String, _ path: KeyPath<Class, Value>) { key(name, path) }

  /// A property that says when it changes, and is found by its key path.
  public func observed<Value>(_ name: String, _ path: KeyPath<Class, Value>) {
    ObservedKeys.register(path, name: name)
  }

  // MARK: - Methods

  /// A method, whatever it returns.
  public func method<Result>(
    _ selector: String,
    _ body: @escaping @MainActor (Class, Arguments) throws -> Result
  ) {
    let body = unsafeBitCast(body, to: ((Class, Arguments) throws -> Result).self)
    ClassTable.register(Selector(selector), of: Class.self) { target, arguments in
      guard let target = target as? Class else { return nil }
      do { return reply(try body(target, arguments)) } catch {
        ClassTable.note(error)
        return nil
      }
    }
  }

  /// A method that runs in a task of its own.
  public func task(
    _ selector: String,
    _ body: @escaping @MainActor (Class, Arguments) async throws -> Void
  ) {
    ClassTable.register(Selector(selector), of: Class.self) { target, arguments in
      guard let target = target as? Class else { return nil }
      nonisolated(unsafe) let call = (target, arguments)
      Task { @MainActor in try? await body(call.0, call.1) }
      return nil
    }
  }

  /// A method of the class itself.
  public func classMethod<Result>(
    _ selector: String,
    _ body: @escaping @MainActor (Arguments) throws -> Result
  ) {
    let body = unsafeBitCast(body, to: ((Arguments) throws -> Result).self)
    ClassTable.edit(Class.self) {
      $0.classMethods[Selector(selector)] = { _, arguments in reply(try? body(arguments)) }
    }
  }

  /// An action that controls and segues send by its selector.
  package func action(_ selector: String, _ perform: @escaping (Class, Any?) -> Void) {
    ClassTable.register(Selector(selector), of: Class.self) { target, arguments in
      (target as? Class).map { perform($0, arguments[0]) }
    }
  }

  // MARK: - Making

  /// Registers the way in which `init()` makes one, for those who know just the class's name.
  public func make(_ body: @escaping @MainActor () -> Class) {
    let body = unsafeBitCast(body, to: (() -> Class).self)
    ClassRegistry.shared.register(maker: body, of: Class.self)
  }
}

extension ClassDescription {
  /// Registers the `init()` of a class that documents make otherwise, for those who have just the
  /// class's value: `type.init()`.
  public func empty(_ body: @escaping @MainActor () -> Class) {
    let body = unsafeBitCast(body, to: (() -> Class).self)
    ClassRegistry.shared.register(empty: body, of: Class.self)
  }
}

/// Makes a class known under the name that documents give it; generated source calls this while
/// the program is loaded.
public func describe<Class: AnyObject>(
  _ type: Class.Type,
  named name: String,
  in module: String,
  _ body: @escaping @MainActor (ClassDescription<Class>) -> Void
) {
  let body = unsafeBitCast(body, to: ((ClassDescription<Class>) -> Void).self)
  ClassRegistry.shared.register(type, name: name, module: module, body)
}

/// Adds to what is known of a class.
public func describe<Class: AnyObject>(
  _ type: Class.Type,
  _ body: @escaping @MainActor (ClassDescription<Class>) -> Void
) {
  unsafeBitCast(body, to: ((ClassDescription<Class>) -> Void).self)(ClassDescription())
}

/// The value inside an optional, or nothing.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}

func reply(_ result: Any?) -> Any? { result is Void? ? nil : result.flatMap(unwrapped) }
