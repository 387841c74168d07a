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
  /// The places of a list that changed, as an `IndexSet`; there unless the whole was set.
  public static let indexesKey = Self(rawValue: "indexes")
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
