public import Foundation

/// A table whose keys or values may be held weakly.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keeps: (keys: Bool, values: Bool)
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []

  private struct Entry {
    let key: Held<KeyType>
    let value: Held<ObjectType>
    var isLiving: Bool { key.object != nil && value.object != nil }
  }

  /// Makes an empty table that holds keys and values strongly where true, else weakly.
  public required init(keepsKeys: Bool, keepsValues: Bool) {
    keeps = (keepsKeys, keepsValues)
    super.init()
  }

  /// Makes an empty table; only `weakMemory` counts, and the capacity is ignored.
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

  /// Makes a table that holds keys and values strongly.
  open class func strongToStrongObjects() -> Self { self.init(keepsKeys: true, keepsValues: true) }
  /// Makes a table whose entries go when their key does.
  open class func weakToStrongObjects() -> Self { self.init(keepsKeys: false, keepsValues: true) }
  /// Makes a table whose entries go when their value does.
  open class func strongToWeakObjects() -> Self { self.init(keepsKeys: true, keepsValues: false) }
  /// Makes a table whose entries go when their key or value does.
  open class func weakToWeakObjects() -> Self { self.init(keepsKeys: false, keepsValues: false) }

  /// Returns the value of the very same key object; nil if there is none or it is gone.
  open func object(forKey key: KeyType?) -> ObjectType? {
    guard let key, let entry = entries[ObjectIdentifier(key)], entry.key.object === key else {
      return nil
    }
    return entry.value.object
  }

  /// Sets the value of a key, which is compared by identity; does nothing if either is nil.
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

  /// Removes the entry of a key; without one it does nothing.
  open func removeObject(forKey key: KeyType?) {
    guard let key else { return }
    entries[ObjectIdentifier(key)] = nil
    order.removeAll { $0 == ObjectIdentifier(key) }
  }

  /// Removes all entries.
  open func removeAllObjects() {
    entries = [:]
    order = []
  }

  private var living: [Entry] { order.compactMap { entries[$0] }.filter(\.isLiving) }

  /// The number of entries whose key and value live.
  open var count: Int { living.count }
  /// The keys in the order in which they came.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.compactMap(\.key.object)).objectEnumerator()
  }
  /// The values in the order in which their keys came; never nil here.
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
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let keeps: Bool
  private var members: [Held<ObjectType>] = []

  /// Makes an empty set that holds its members strongly if true, else weakly.
  public required init(keepsMembers: Bool) {
    keeps = keepsMembers
    super.init()
  }

  /// Makes an empty set; only `weakMemory` counts, and the capacity is ignored.
  public convenience init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.init(keepsMembers: !options.contains(.weakMemory))
  }

  /// Makes a set whose members go when nothing else holds them.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(keepsMembers: false) }

  /// The members that live, in the order in which they came.
  open var allObjects: [ObjectType] { members.compactMap(\.object) }
  /// The first member that lives; nil for none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of members that live.
  open var count: Int { allObjects.count }
  /// Returns true if the very same object is a member.
  open func contains(_ object: ObjectType?) -> Bool { allObjects.contains { $0 === object } }
  /// Returns the very same object if it is a member; nil otherwise.
  open func member(_ object: ObjectType?) -> ObjectType? { allObjects.first { $0 === object } }

  /// Adds an object unless it is a member already; nil adds nothing.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members = members.filter { $0.object != nil } + [Held(object, isStrong: keeps)]
  }

  /// Removes an object; without it nothing changes.
  open func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all members.
  open func removeAllObjects() { members = [] }
}

/// An object that is held one way or the other.
struct Held<Object: AnyObject> {
  private let strong: Object?
  private weak var weak: Object?

  init(_ object: Object, isStrong: Bool) {
    strong = isStrong ? object : nil
    weak = object
  }

  var object: Object? { strong ?? weak }
}
