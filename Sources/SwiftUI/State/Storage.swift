/// A value in the user's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(
    _ key: String,
    _ store: UserDefaults?,
    _ first: Value,
    read: @escaping (Any) -> Value?,
    write: @escaping (Value) -> Any?
  ) {
    let store = store ?? .standard
    self.read = { store.object(forKey: key).flatMap(read) ?? first }
    self.write = { store.set(write($0), forKey: key) }
  }
}

extension AppStorage {
  /// A truth value by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: wrappedValue, key, store) }

  /// A number by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: wrappedValue, key, store) }

  /// A number by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: wrappedValue, key, store) }

  /// A text by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: wrappedValue, key, store) }

  /// Bytes by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: wrappedValue, key, store) }

  /// A date by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Date { self.init(plain: wrappedValue, key, store) }

  /// A truth value by its key, nil for a key without value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil) {
      $0 as? Bool
    } write: {
      $0
    }
  }

  /// A number by its key, nil for a key without value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil) {
      $0 as? Int
    } write: {
      $0
    }
  }

  /// A number by its key, nil for a key without value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil) {
      $0 as? Double
    } write: {
      $0
    }
  }

  /// A text by its key, nil for a key without value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil) {
      $0 as? String
    } write: {
      $0
    }
  }

  /// Bytes by its key, nil for a key without value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil) {
      $0 as? Data
    } write: {
      $0
    }
  }

  /// A date by its key, nil for a key without value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil) {
      $0 as? Date
    } write: {
      $0
    }
  }

  /// An address by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, wrappedValue) {
      ($0 as? String).flatMap(URL.init)
    } write: {
      $0.absoluteString
    }
  }

  /// A value by its key, kept as a number, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, wrappedValue) {
      ($0 as? Int).flatMap(Value.init)
    } write: {
      $0.rawValue
    }
  }

  /// A value by its key, kept as a text, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, wrappedValue) {
      ($0 as? String).flatMap(Value.init)
    } write: {
      $0.rawValue
    }
  }

  private init(plain first: Value, _ key: String, _ store: UserDefaults?) {
    self.init(key, store, first) {
      $0 as? Value
    } write: {
      $0
    }
  }
}

/// A value that a scene keeps as long as it is there.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let kept: Kept<Value>

  /// A value by its key, and the one for a key without value.
  public init(wrappedValue: Value, _ key: String) { kept = Kept { wrappedValue } }

  /// A value by its key, nil for a key without value.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { kept = Kept { nil } }

  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { kept.binding }
}
