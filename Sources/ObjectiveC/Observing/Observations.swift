internal import Foundation

/// The observers of properties of objects; used on the main thread.
enum Observations {
  /// The arguments of `addObserver(_:forKeyPath:options:context:)`: the beginning of the path,
  /// which may be elsewhere than its last property, the path and the context.
  struct Registration: Equatable {
    let root: ObjectIdentifier
    let path: String
    let context: UnsafeMutableRawPointer?
  }

  private struct Observation {
    let token: Int
    weak var object: AnyObject?
    let key: String
    /// Not a reference, since observers take themselves off when they are about to go.
    let observer: ObjectIdentifier?
    let registration: Registration?
    let tell: (_ isPrior: Bool) -> Void
    /// The observations at the steps of paths on which the key depends.
    let paths: [PathObservation]
  }

  /// The change of a list that is announced in hand, for those who want to know its places.
  nonisolated(unsafe) static var listChange: ListChange?
  /// The property whose own announcements are left out, since somebody else makes them.
  nonisolated(unsafe) private static var muted: (object: AnyObject, key: String)?

  nonisolated(unsafe) private static var observed: [ObjectIdentifier: [Observation]] = [:]
  nonisolated(unsafe) private static var nextToken = 0

  static func add(
    _ key: String,
    of object: AnyObject,
    observer: AnyObject? = nil,
    registration: Registration? = nil,
    _ tell: @escaping (_ isPrior: Bool) -> Void
  ) -> Int {
    nextToken += 1
    let observation = Observation(
      token: nextToken,
      object: object,
      key: key,
      observer: observer.map(ObjectIdentifier.init),
      registration: registration,
      tell: tell,
      paths: paths(of: key, of: object).map { PathObservation($0, of: object, tell) }
    )
    let token = observation.token
    // Drops observations of an earlier object at this address.
    let there = observed[ObjectIdentifier(object), default: []]
    observed[ObjectIdentifier(object)] = there.filter { $0.object != nil } + [observation]
    for gone in there where gone.object == nil { end(gone) }
    return token
  }

  /// The paths with dots that an observer of a key hears of: itself, and those on which it depends.
  private static func paths(of key: String, of object: AnyObject) -> [String] {
    key.contains(".")
      ? [key] : dependencies(of: key, of: object).filter { $0.contains(".") }.sorted()
  }

  private static func end(_ observation: Observation) {
    for path in observation.paths { path.end() }
  }

  static func remove(_ token: Int) {
    for (object, observations) in observed {
      guard let gone = observations.first(where: { $0.token == token }) else { continue }
      observed[object] = observations.filter { $0.token != token }
      end(gone)
    }
  }

  /// Ends the newest registration that fits; false when there is none.
  static func remove(
    observer: AnyObject,
    where fits: (Registration) -> Bool
  ) -> Bool {
    let fitting = observed.values.joined().filter {
      $0.observer == ObjectIdentifier(observer) && $0.registration.map(fits) == true
    }
    guard let newest = fitting.map(\.token).max() else { return false }
    remove(newest)
    return true
  }

  /// - Complexity: O(1).
  static func hasObservers(of object: AnyObject) -> Bool {
    !observed.isEmpty && observed[ObjectIdentifier(object)]?.isEmpty == false
  }

  static func tell(_ key: String, of object: AnyObject, isPrior: Bool) {
    guard let observations = observed[ObjectIdentifier(object)] else { return }
    if let muted, muted.object === object, muted.key == key { return }
    for observation in observations where observation.object === object {
      guard observation.key == key || depends(observation.key, on: key, of: object) else {
        continue
      }
      observation.tell(isPrior)
    }
  }

  /// Changes a property, whose own announcements are left out.
  static func muting(_ key: String, of object: AnyObject, _ change: () -> Void) {
    let before = muted
    muted = (object, key)
    change()
    muted = before
  }

  /// True if an object's class says that one property, or one that it depends on, follows from
  /// another (L-299).
  private static func depends(_ dependent: String, on key: String, of object: AnyObject) -> Bool {
    dependencies(of: dependent, of: object).contains(key)
  }

  /// All from which an object's class says that a property follows, also by several steps.
  private static func dependencies(of key: String, of object: AnyObject) -> Set<String> {
    guard let object = object as? NSObject else { return [] }
    let type = Swift.type(of: object)
    let selector = Selector("keyPathsForValuesAffectingValueForKey:")
    var all: Set<String> = []
    var waiting = [key]
    while let next = waiting.popLast() {
      let own = ClassTable.send(selector, to: type as AnyObject, [next])?.value as? Set<String>
      let paths = own ?? type.keyPathsForValuesAffectingValue(forKey: next)
      waiting += paths.subtracting(all)
      all.formUnion(paths)
    }
    return all
  }
}

/// The names of properties that say when they change, by key path.
enum ObservedKeys {
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  private static let lock = NSLock()

  static func register(_ path: AnyKeyPath, name: String) { lock.withLock { names[path] = name } }

  static func name(of path: AnyKeyPath) -> String? {
    if let name = lock.withLock({ names[path] }) { return name }
    guard let root = type(of: path).rootType as? AnyClass else { return nil }
    ClassTable.askAll(from: root)
    return lock.withLock { names[path] }
  }
}
