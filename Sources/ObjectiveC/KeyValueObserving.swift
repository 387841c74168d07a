public import Foundation

/// The facts that an observer asks for.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits; those without a name are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change is handed over.
  public static let new = Self(rawValue: 1)
  /// The value before the change is handed over.
  public static let old = Self(rawValue: 2)
  /// The observer is called once at the beginning, before any change.
  public static let initial = Self(rawValue: 4)
  /// The block is called before each change as well; `addObserver` does not heed it.
  public static let prior = Self(rawValue: 8)
}

/// The keys of the dictionary that an observer gets with a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key of any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The raw value of an `NSKeyValueChange`; always there.
  public static let kindKey = Self(rawValue: "kind")
  /// The new value, `NSNull` for nil; there if `.new` was asked for.
  public static let newKey = Self(rawValue: "new")
  /// The old value, `NSNull` for nil; there if `.old` was asked for.
  public static let oldKey = Self(rawValue: "old")
  /// Never there here: observers are not called before a change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The kind of a change; a plain property is always set.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change as an observing block gets it; the values that were not asked for are nil.
public struct NSKeyValueObservedChange<Value> {
  /// Always `.setting` here.
  public let kind: NSKeyValueChange
  /// The value after the change; nil before it, and unless `.new` was asked for.
  public let newValue: Value?
  /// The value before the change; nil at the beginning, and unless `.old` was asked for.
  public let oldValue: Value?
  /// True if the change is about to come, which only `.prior` asks for.
  public let isPrior: Bool
}

/// An observation; it ends with the object that holds it, or by `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  private var end: (() -> Void)?

  init(end: @escaping () -> Void) { self.end = end }

  /// Stops observing.
  public func invalidate() {
    end?()
    end = nil
  }

  deinit { end?() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a block whenever a property marked `@objc dynamic`, or one that the kit announces,
  /// changes.
  ///
  /// Foundation's own classes are silent on Linux: of theirs, the block hears the initial value.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = ObservedKeys.name(of: path) else {
      // The kit's and Foundation's own classes never say when others of their properties change;
      // an app must not end over that.
      guard isOfSystem(type(of: path).rootType) else {
        ObjectiveCException.unobservable(String(describing: path)).raise()
      }
      return observe(path, named: "", options: options, changeHandler: changeHandler)
    }
    return observe(path, named: key, options: options, changeHandler: changeHandler)
  }

  /// Calls a block whenever the property of that name changes; lowered sources say the name, since
  /// a key path from a subclass doesn't tell it.
  public func observe<Value>(
    _ path: KeyPath<Self, Value>,
    named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var old: Value?
    let tell = { [weak self] (isPrior: Bool, isInitial: Bool) in
      guard let self else { return }
      if isPrior, options.contains(.old) { old = self[keyPath: path] }
      if isPrior, !options.contains(.prior) { return }
      let change = NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) && !isPrior ? self[keyPath: path] : nil,
        oldValue: isInitial ? nil : old,
        isPrior: isPrior
      )
      changeHandler(self, change)
    }
    let (owner, key) = observed(ObservedKeys.name(of: path) ?? name)
    let token = owner.map { Observations.add(key, of: $0) { tell($0, false) } }
    if options.contains(.initial) { tell(false, true) }
    return NSKeyValueObservation { token.map(Observations.remove) }
  }

  /// The object whose property a key path ends with, and the property's name.
  private func observed(_ path: String) -> (owner: NSObject?, key: String) {
    guard let dot = path.lastIndex(of: ".") else { return (self, path) }
    let owner = value(forKeyPath: String(path[..<dot])) as? NSObject
    return (owner, String(path[path.index(after: dot)...]))
  }

  /// Tells an observer's `observeValue(forKeyPath:of:change:context:)` of changes of a key.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath key: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    var old: Any?
    let tell = { [weak self, weak observer] (isPrior: Bool) in
      guard let self, let observer else { return }
      if isPrior {
        old = self.value(forKeyPath: key)
        return
      }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = self.value(forKeyPath: key) ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      _ = deliver(
        "observeValueForKeyPath:ofObject:change:context:",
        to: observer,
        [key, self, change, context]
      )
    }
    let (owner, last) = observed(key)
    guard let owner else { return }
    let registration = Observations.Registration(
      root: ObjectIdentifier(self),
      path: key,
      context: context
    )
    _ = Observations.add(last, of: owner, observer: observer, registration: registration, tell)
    if options.contains(.initial) { tell(false) }
  }

  /// Ends what `addObserver(_:forKeyPath:)` began; raises if there was nothing.
  public func removeObserver(_ observer: NSObject, forKeyPath key: String) {
    remove(observer, forKeyPath: key) { _ in true }
  }

  /// Ends what `addObserver(_:forKeyPath:)` began with the same context; raises if there was
  /// nothing.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath key: String,
    context: UnsafeMutableRawPointer?
  ) {
    remove(observer, forKeyPath: key) { $0 == context }
  }

  private func remove(
    _ observer: NSObject,
    forKeyPath key: String,
    where fits: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let root = ObjectIdentifier(self)
    let wasThere = Observations.remove(observer: observer) {
      $0.root == root && $0.path == key && fits($0.context)
    }
    guard !wasThere else { return }
    ObjectiveCException.notObserving(key: key, of: self, observer: observer).raise()
  }

  /// True if anyone observes one of the object's properties.
  package var isObserved: Bool { Observations.hasObservers(of: self) }

  /// Makes a change of a property, and says so to those who observe it.
  package func announcing(_ key: String, _ change: () -> Void) {
    willChangeValue(forKey: key)
    change()
    didChangeValue(forKey: key)
  }

  /// Says that a property is about to change; `@objc dynamic` properties say it themselves.
  public func willChangeValue(forKey key: String) {
    Observations.tell(key, of: self, isPrior: true)
  }

  /// Says that a property has changed.
  public func didChangeValue(forKey key: String) {
    Observations.tell(key, of: self, isPrior: false)
  }
}
