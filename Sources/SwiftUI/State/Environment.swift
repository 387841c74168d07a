/// A value that a view reads from what is around it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// A value by its key path; views around change none here, so that it has its default.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// An object that a view around brings; asking for it ends the program, since none is brought.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      fatalError(
        "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for "
          + "\(Value.self) may be missing as an ancestor of this view."
      )
    }
  }

  /// An object that a view around brings; nil here.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { nil }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

/// A key of the values around a view.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}

/// The values around a view.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The defaults of all values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what a view says to those around it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
  /// Takes one more value on.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}
