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
  }

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
      tell: tell
    )
    // Drops observations of an earlier object at this address.
    var there = observed[ObjectIdentifier(object), default: []].filter { $0.object != nil }
    there.append(observation)
    observed[ObjectIdentifier(object)] = there
    return nextToken
  }

  static func remove(_ token: Int) {
    for (object, observations) in observed where observations.contains(where: { $0.token == token })
    {
      observed[object] = observations.filter { $0.token != token }
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
    for observation in observations where observation.object === object {
      guard observation.key == key || depends(observation.key, on: key, of: object) else {
        continue
      }
      observation.tell(isPrior)
    }
  }

  /// True if an object's class says that one property, or one that it depends on, follows from
  /// another (L-299).
  private static func depends(
    _ dependent: String,
    on key: String,
    of object: AnyObject,
    asked: Set<String> = []
  ) -> Bool {
    guard let object = object as? NSObject, !asked.contains(dependent) else { return false }
    let type = Swift.type(of: object)
    let selector = Selector("keyPathsForValuesAffectingValueForKey:")
    let own = ClassTable.send(selector, to: type as AnyObject, [dependent])?.value as? Set<String>
    let paths = own ?? type.keyPathsForValuesAffectingValue(forKey: dependent)
    return paths.contains(key)
      || paths.contains { depends($0, on: key, of: object, asked: asked.union([dependent])) }
  }
}

/// The names of properties that say when they change, by key path.
enum ObservedKeys {
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  static func register(_ path: AnyKeyPath, name: String) { names[path] = name }

  static func name(of path: AnyKeyPath) -> String? {
    if let name = names[path] { return name }
    guard let root = type(of: path).rootType as? AnyClass else { return nil }
    ClassTable.askAll(from: root)
    return names[path]
  }
}
