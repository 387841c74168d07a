internal import Foundation

/// Observes a path with dots at each of its steps, and goes on to the new object when one in the
/// middle changes (L-305).
final class PathObservation {
  private weak var root: AnyObject?
  private let keys: [String]
  private let heard: (_ isPrior: Bool) -> Void
  private var tokens: [Int] = []

  init(_ path: String, of root: AnyObject, _ heard: @escaping (_ isPrior: Bool) -> Void) {
    self.root = root
    self.heard = heard
    keys = path.split(separator: ".").map(String.init)
    follow()
  }

  private func follow() {
    end()
    var object = root
    for (place, key) in keys.enumerated() {
      guard let owner = object else { return }
      let token = Observations.add(key, of: owner) { [weak self] isPrior in
        guard let self else { return }
        heard(isPrior)
        if !isPrior, place < keys.count - 1 { follow() }
      }
      tokens.append(token)
      object = Self.value(forKey: key, of: owner).map { $0 as AnyObject }
    }
  }

  func end() {
    let old = tokens
    tokens = []
    for token in old { Observations.remove(token) }
  }

  /// The value of a key; nil, and no exception, for a key that nobody knows.
  private static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let keyed = object as? any KeyedObject, let value = keyed.keyedValue(forKey: key) {
      return value
    }
    return ClassTable.value(forKey: key, of: object)
  }
}
