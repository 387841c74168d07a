/// Who observes which property of whom; used on the main thread.
enum Observations {
  private struct Observation {
    let token: Int
    weak var object: AnyObject?
    let key: String
    let path: String
    weak var observer: AnyObject?
    let tell: (_ isPrior: Bool) -> Void
  }

  nonisolated(unsafe) private static var observed: [ObjectIdentifier: [Observation]] = [:]
  nonisolated(unsafe) private static var nextToken = 0

  static func add(
    _ key: String,
    of object: AnyObject,
    path: String? = nil,
    observer: AnyObject? = nil,
    _ tell: @escaping (_ isPrior: Bool) -> Void
  ) -> Int {
    nextToken += 1
    let observation = Observation(
      token: nextToken,
      object: object,
      key: key,
      path: path ?? key,
      observer: observer,
      tell: tell
    )
    // What an earlier object at this address left behind goes.
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

  /// False when the observer does not observe the path.
  static func remove(observer: AnyObject, path: String) -> Bool {
    for (object, observations) in observed {
      let rest = observations.filter { $0.observer !== observer || $0.path != path }
      guard rest.count < observations.count else { continue }
      observed[object] = rest
      return true
    }
    return false
  }

  static func tell(_ key: String, of object: AnyObject, isPrior: Bool) {
    guard let observations = observed[ObjectIdentifier(object)] else { return }
    for observation in observations where observation.key == key && observation.object === object {
      observation.tell(isPrior)
    }
  }
}

/// The names of properties that say when they change, by key path.
enum ObservedKeys {
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  static func register(_ path: AnyKeyPath, name: String) { names[path] = name }

  static func name(of path: AnyKeyPath) -> String? { names[path] }
}
