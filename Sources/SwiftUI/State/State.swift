/// A value that a view keeps; it changes when it is set, and nothing is drawn anew.
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let kept: Kept<Value>

  /// A value to begin with.
  public init(wrappedValue value: Value) { kept = Kept { value } }

  /// A value to begin with.
  public init(initialValue value: Value) { kept = Kept { value } }

  /// The value.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { kept.binding }
}

// In an extension, so that the compiler doesn't take it for a state of another type whose value an
// initialiser of the view gives.
extension State where Value: ExpressibleByNilLiteral {
  /// No value to begin with.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that lasts as long as a gesture; nothing changes it here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, @unchecked Sendable {
  /// The value to begin with.
  public let wrappedValue: Value

  /// A value to begin with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A value to begin with.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The wrapper itself.
  public var projectedValue: GestureState<Value> { self }
}

/// The focus of a view, which no view has here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, @unchecked Sendable {
  private let kept: Kept<Value>

  /// No focus.
  public init() where Value == Bool { kept = Kept { false } }

  /// No focus.
  public init<T: Hashable>() where Value == T? { kept = Kept { nil } }

  /// The value that stands for what has the focus.
  public var wrappedValue: Value {
    get { kept.value }
    nonmutating set { kept.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(kept: kept) }

  /// A way to the value for other views.
  @propertyWrapper public struct Binding: @unchecked Sendable {
    let kept: Kept<Value>

    /// The value that stands for what has the focus.
    public var wrappedValue: Value {
      get { kept.value }
      nonmutating set { kept.value = newValue }
    }

    /// The wrapper itself.
    public var projectedValue: Binding { self }
  }
}

/// A number that follows the user's size of text; it is kept as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// A number that follows body text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A number that follows a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A space of names for views that belong together in animations.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name of the space.
  public let wrappedValue = ID()

  /// A new space.
  public init() {}

  /// A space's name.
  public struct ID: Hashable, Sendable { private let number = UUID() }
}
