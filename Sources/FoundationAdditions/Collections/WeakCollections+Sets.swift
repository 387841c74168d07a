public import Foundation

extension NSMapTable where KeyType: Hashable {
  /// The entries as a dictionary; of keys that are equal the first counts.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    let keys = keyEnumerator().allObjects.compactMap { $0 as? KeyType }
    let pairs = keys.compactMap { key in object(forKey: key).map { (AnyHashable(key), $0) } }
    return Dictionary(pairs) { first, _ in first }
  }
}

extension NSHashTable {
  /// The members in the order in which they came.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
  /// Adds the members of another set.
  public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  /// Removes the members of another set.
  public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  /// Removes what is no member of another set.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// True if a member is one of another set.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }
  /// True if another set has all members.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }
  /// True if another set has the same members.
  public func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }
}

extension NSHashTable where ObjectType: Hashable {
  /// The members as a set of Swift.
  public var setRepresentation: Set<AnyHashable> { Set(allObjects.map { AnyHashable($0) }) }
}
