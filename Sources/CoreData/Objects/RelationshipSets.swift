/// A set whose changes are changes of a relationship.
final class RelationshipSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""

  convenience init(_ owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? {
    objects.first { $0 === (object as AnyObject) }
  }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) {
    if let object = object as? NSManagedObject { owner?.add(object, to: key) }
  }
  override func remove(_ object: Any) {
    if let object = object as? NSManagedObject { owner?.remove(object, from: key) }
  }
}

/// An ordered set whose changes are changes of a relationship.
final class OrderedRelationshipSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var key = ""

  init(_ owner: NSManagedObject?, _ key: String) {
    super.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  required convenience init?(coder: NSCoder) { self.init(nil, "") }

  required convenience init(arrayLiteral elements: Any...) { self.init(nil, "") }

  private var objects: [NSManagedObject] { owner?.related(key) ?? [] }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int {
    objects.firstIndex { $0 === (object as AnyObject) } ?? NSNotFound
  }
  override func insert(_ object: Any, at idx: Int) {
    if let object = object as? NSManagedObject { owner?.add(object, to: key, at: idx) }
  }
  override func removeObject(at idx: Int) {
    if objects.indices.contains(idx) { owner?.remove(objects[idx], from: key) }
  }
  // Foundation's own go to a storage that this has none of.
  override func add(_ object: Any) { insert(object, at: objects.count) }
  override func remove(_ val: Any) {
    if let object = val as? NSManagedObject { owner?.remove(object, from: key) }
  }
  override func replaceObject(at idx: Int, with obj: Any) {
    removeObject(at: idx)
    insert(obj, at: idx)
  }
}

extension NSManagedObject {
  /// A set whose changes are changes of a relationship to many.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet(self, key) }

  /// An ordered set whose changes are changes of an ordered relationship.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    OrderedRelationshipSet(self, key)
  }
}
