public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// The list that a property holds, as one that can be changed: each change is made of the property,
  /// by the class's own `insertObject:in<Key>AtIndex:` and `removeObjectFrom<Key>AtIndex:` if it has
  /// them, and announced to those who observe it (L-306).
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    PropertyArray(of: self, key)
  }

  /// As `mutableArrayValue(forKey:)`, for a property that names with dots lead to.
  public func mutableArrayValue(forKeyPath path: String) -> NSMutableArray {
    let (owner, key) = last(of: path)
    return owner.map { PropertyArray(of: $0, key) } ?? NSMutableArray()
  }

  /// The set that a property holds, as one that can be changed: each change is made of the property,
  /// and announced to those who observe it (L-306).
  public func mutableSetValue(forKey key: String) -> NSMutableSet { PropertySet(of: self, key) }

  /// As `mutableSetValue(forKey:)`, for a property that names with dots lead to.
  public func mutableSetValue(forKeyPath path: String) -> NSMutableSet {
    let (owner, key) = last(of: path)
    return owner.map { PropertySet(of: $0, key) } ?? NSMutableSet()
  }

  private func last(of path: String) -> (owner: NSObject?, key: String) {
    guard let dot = path.lastIndex(of: ".") else { return (self, path) }
    let owner = value(forKeyPath: String(path[..<dot])) as? NSObject
    return (owner, String(path[path.index(after: dot)...]))
  }
}

/// A list that stands for a property.
private final class PropertyArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    preconditionFailure("A list that stands for a property is made of the property.")
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(arrayLiteral elements: Any...) {
    preconditionFailure("A list that stands for a property is made of the property.")
  }

  private var elements: [Any] {
    let value = owner.value(forKey: key)
    return (value as? NSArray).map { Array($0) } ?? value as? [Any] ?? []
  }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements[index] }

  override func insert(_ object: Any, at index: Int) {
    change(.insertion, index) {
      $0.insert(object, at: index)
    } byMethod: {
      send("insertObject:in", "AtIndex:", [object, index])
    }
  }

  override func removeObject(at index: Int) {
    change(.removal, index) {
      $0.remove(at: index)
    } byMethod: {
      send("removeObjectFrom", "AtIndex:", [index])
    }
  }

  override func replaceObject(at index: Int, with object: Any) {
    change(.replacement, index) {
      $0[index] = object
    } byMethod: {
      false
    }
  }

  override func add(_ object: Any) { insert(object, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  override func removeAllObjects() { while count > 0 { removeLastObject() } }

  private func change(
    _ kind: NSKeyValueChange,
    _ index: Int,
    _ edit: (inout [Any]) -> Void,
    byMethod: () -> Bool
  ) {
    owner.willChange(kind, valuesAt: [index], forKey: key)
    Observations.muting(key, of: owner) {
      guard !byMethod() else { return }
      var list = elements
      edit(&list)
      owner.setValue(list, forKey: key)
    }
    owner.didChange(kind, valuesAt: [index], forKey: key)
  }

  /// Sends a method that the class has for changes of the list; false if it has none.
  private func send(_ start: String, _ end: String, _ arguments: [Any?]) -> Bool {
    let name = key.prefix(1).uppercased() + key.dropFirst()
    return ClassTable.send(Selector(start + name + end), to: owner, arguments) != nil
  }
}

/// A set that stands for a property.
private final class PropertySet: NSMutableSet {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    preconditionFailure("A set that stands for a property is made of the property.")
  }

  required init?(coder: NSCoder) { nil }

  required convenience init(arrayLiteral elements: Any...) {
    preconditionFailure("A set that stands for a property is made of the property.")
  }

  private var elements: Set<AnyHashable> {
    let value = owner.value(forKey: key)
    return value as? Set<AnyHashable>
      ?? Set((value as? NSSet)?.allObjects.compactMap { $0 as? AnyHashable } ?? [])
  }

  override var count: Int { elements.count }
  override func member(_ object: Any) -> Any? {
    (object as? AnyHashable).flatMap { elements.contains($0) ? object : nil }
  }
  override func objectEnumerator() -> NSEnumerator {
    NSArray(array: elements.map(\.base)).objectEnumerator()
  }

  override func add(_ object: Any) {
    guard let object = object as? AnyHashable else { return }
    change { $0.insert(object) }
  }

  override func remove(_ object: Any) {
    guard let object = object as? AnyHashable else { return }
    change { $0.remove(object) }
  }

  override func removeAllObjects() { change { $0.removeAll() } }

  private func change<Result>(_ edit: (inout Set<AnyHashable>) -> Result) {
    owner.announcing(key) {
      Observations.muting(key, of: owner) {
        var all = elements
        _ = edit(&all)
        owner.setValue(all, forKey: key)
      }
    }
  }
}
