/// A way to read and write a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// The course of a change; kept, and has no effect here.
  public var transaction = Transaction()

  /// A value by a closure that reads it and one that writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get) { value, _ in set(value) }
  }

  /// A value by a closure that reads it and one that writes it and hears of the change.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  /// The value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value of a binding that is there.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init {
      base.wrappedValue ?? first
    } set: {
      base.wrappedValue = $0
    }
  }

  /// The value of another binding, which always is there.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init {
      base.wrappedValue
    } set: {
      if let value = $0 { base.wrappedValue = value }
    }
  }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding {
      value
    } set: { _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject> {
      wrappedValue[keyPath: keyPath]
    } set: {
      wrappedValue[keyPath: keyPath] = $0
    }
  }

  /// The binding with an animation for its changes, which has no effect here.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// The binding with what is said of its changes, which has no effect here.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

/// A value of an observable object by which its parts can be bound.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// An object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// An object.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding { [wrappedValue] in
      wrappedValue[keyPath: keyPath]
    } set: { [wrappedValue] in
      wrappedValue[keyPath: keyPath] = $0
    }
  }
}
