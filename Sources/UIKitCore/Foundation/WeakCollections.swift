public import Foundation

/// A table whose keys or values may be held weakly.
nonisolated open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keeps: (keys: Bool, values: Bool)
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []

  private struct Entry {
    let key: Held<KeyType>
    let value: Held<ObjectType>
    var isLiving: Bool { key.object != nil && value.object != nil }
  }

  public required init(keepsKeys: Bool, keepsValues: Bool) {
    keeps = (keepsKeys, keepsValues)
    super.init()
  }

  public convenience init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    self.init(
      keepsKeys: !keyOptions.contains(.weakMemory),
      keepsValues: !valueOptions.contains(.weakMemory)
    )
  }

  open class func strongToStrongObjects() -> Self { self.init(keepsKeys: true, keepsValues: true) }
  open class func weakToStrongObjects() -> Self { self.init(keepsKeys: false, keepsValues: true) }
  open class func strongToWeakObjects() -> Self { self.init(keepsKeys: true, keepsValues: false) }
  open class func weakToWeakObjects() -> Self { self.init(keepsKeys: false, keepsValues: false) }

  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let entry = entries[ObjectIdentifier(key)], entry.key.object === key else {
      return nil
    }
    return entry.value.object
  }

  open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key, let object else { return }
    sweep()
    let id = ObjectIdentifier(key)
    if entries[id] == nil { order.append(id) }
    entries[id] = Entry(
      key: Held(key, isStrong: keeps.keys),
      value: Held(object, isStrong: keeps.values)
    )
  }

  open func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    entries[ObjectIdentifier(key)] = nil
    order.removeAll { $0 == ObjectIdentifier(key) }
  }

  open func removeAllObjects() {
    entries = [:]
    order = []
  }

  private var living: [Entry] { order.compactMap { entries[$0] }.filter(\.isLiving) }

  open var count: Int { living.count }
  /// The keys in the order in which they came.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.object)).objectEnumerator()
  }
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.compactMap(\.value.object)).objectEnumerator()
  }

  /// Forgets what is gone.
  private func sweep() {
    let gone = order.filter { entries[$0]?.isLiving != true }
    for id in gone { entries[id] = nil }
    if !gone.isEmpty { order.removeAll { entries[$0] == nil } }
  }
}

/// A set whose members may be held weakly.
nonisolated open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let keeps: Bool
  private var members: [Held<ObjectType>] = []

  public required init(keepsMembers: Bool) {
    keeps = keepsMembers
    super.init()
  }

  public convenience init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.init(keepsMembers: !options.contains(.weakMemory))
  }

  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(keepsMembers: false) }

  /// The members that live, in the order in which they came.
  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open func contains(_ object: ObjectType?) -> Bool { allObjects.contains { $0 === object } }
  open func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members = members.filter { $0.object != nil } + [Held(object, isStrong: keeps)]
  }

  open func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
  }

  open func removeAllObjects() { members = [] }
}

/// How tables hold what is in them.
nonisolated open class NSPointerFunctions: NSObject {
  nonisolated public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strongMemory: Self = []
    public static let weakMemory = Self(rawValue: 5)
    public static let objectPersonality: Self = []
    public static let objectPointerPersonality = Self(rawValue: 512)
    public static let copyIn = Self(rawValue: 65536)
  }
}

/// An object that is held one way or the other.
nonisolated private struct Held<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, isStrong: Bool) {
    strong = isStrong ? object : nil
    weak = object
  }

  var object: Object? { strong ?? weak }
}
