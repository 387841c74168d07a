internal import ObjectiveC

/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  /// Gives a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Gives a value of nothing before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  /// Nothing.
  public typealias Output = Void
  /// No error can come.
  public typealias Failure = Never
  private let subject = PassthroughSubject<Void, Never>()
  /// Makes a publisher.
  public init() {}
  /// Adds a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
  /// Says that the object changes now.
  public func send() { subject.send() }
}

private let changeKey: UInt = 0x436f_6d62

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, which published properties use.
  public var objectWillChange: ObservableObjectPublisher {
    let known = Associations.value(for: self, key: changeKey) as? ObservableObjectPublisher
    if let known { return known }
    let new = ObservableObjectPublisher()
    Associations.set(new, for: self, key: changeKey)
    return new
  }
}

/// A property of a class whose values can be subscribed to by `$`; each is given before it is set.
@propertyWrapper
public struct Published<Value> {
  /// The values of a property: the present one, and each new one before it is set.
  public struct Publisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = Value
    /// No error can come.
    public typealias Failure = Never
    let place: PublishedPlace<Value>
    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never { place.subject.receive(subscriber: subscriber) }
  }

  private let place: PublishedPlace<Value>

  /// Makes a property with a value.
  public init(wrappedValue: Value) { place = PublishedPlace(wrappedValue) }
  /// Makes a property with a value.
  public init(initialValue: Value) { place = PublishedPlace(initialValue) }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(place: place) }
    set { newValue.place.subject.send(newValue.place.value) }
  }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("not in a class") }
    set { fatalError("not in a class") }
  }

  /// The value in an object; a new one is given to the object's own publisher and the property's.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].place.value }
    set {
      let place = object[keyPath: storage].place
      place.announce = { [weak object] in
        let publisher = (object as? any ObservableObject).flatMap { $0.changePublisher }
        publisher?.send()
      }
      place.set(newValue)
    }
  }
}

extension ObservableObject {
  /// The usual publisher; nil for an object that has one of its own.
  fileprivate var changePublisher: ObservableObjectPublisher? {
    objectWillChange as? ObservableObjectPublisher
  }
}

/// The value of a published property and its subscribers.
final class PublishedPlace<Value>: @unchecked Sendable {
  private(set) var value: Value
  let subject: CurrentValueSubject<Value, Never>
  var announce: () -> Void = {}
  private var bonds: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    subject = CurrentValueSubject(value)
  }

  func set(_ new: Value) {
    announce()
    subject.send(new)
    value = new
  }

  func keep(_ bond: AnyCancellable) { bonds.append(bond) }
}
