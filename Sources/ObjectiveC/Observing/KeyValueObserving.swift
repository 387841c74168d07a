public import Foundation

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
    let token = Observations.add(ObservedKeys.name(of: path) ?? name, of: self) { tell($0, false) }
    if options.contains(.initial) { tell(false, true) }
    return NSKeyValueObservation { Observations.remove(token) }
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
      let new = options.contains(.new) ? self.value(forKeyPath: key) ?? NSNull() : nil
      let before = options.contains(.old) ? old ?? NSNull() : nil
      let change =
        Observations.listChange?.described(old: before, new: new)
        ?? ListChange.setting(old: before, new: new)
      _ = deliver(
        "observeValueForKeyPath:ofObject:change:context:",
        to: observer,
        [key, self, change, context]
      )
    }
    let registration = Observations.Registration(
      root: ObjectIdentifier(self),
      path: key,
      context: context
    )
    _ = Observations.add(key, of: self, observer: observer, registration: registration, tell)
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
  /// Says that the elements at some places of a list are about to change.
  public func willChange(
    _ changeKind: NSKeyValueChange,
    valuesAt indexes: IndexSet,
    forKey key: String
  ) {
    ListChange(kind: changeKind, indexes: indexes).tell(key, of: self, isPrior: true)
  }

  /// Says that the elements at some places of a list have changed; observers get the kind and the
  /// places (L-306).
  public func didChange(
    _ changeKind: NSKeyValueChange,
    valuesAt indexes: IndexSet,
    forKey key: String
  ) {
    ListChange(kind: changeKind, indexes: indexes).tell(key, of: self, isPrior: false)
  }
}
