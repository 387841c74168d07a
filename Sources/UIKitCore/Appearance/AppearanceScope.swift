/// The conditions under which a proxy reaches an instance.
struct AppearanceScope {
  /// The classes of the containers of the instance, the innermost first.
  var containers: [any UIAppearanceContainer.Type] = []
  var traits: UITraitCollection?

  func isSame(as other: AppearanceScope) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
      && traits == other.traits
  }

  /// The steps up the chain to the outermost container; nil if the scope does not hold.
  ///
  /// The chain is that of the responders around the instance, the innermost first.
  func reach(in chain: [UIResponder], _ environment: UITraitCollection) -> Int? {
    if let traits, !environment.containsTraits(in: traits) { return nil }
    var wanted = containers[...]
    var reach = 0
    for (step, holder) in chain.enumerated() {
      guard let container = wanted.first else { break }
      guard isKind(holder, of: container) else { continue }
      wanted.removeFirst()
      reach = step + 1
    }
    return wanted.isEmpty ? reach : nil
  }
}

/// Returns `true` if an object is of a class or of a subclass of it.
private func isKind(_ object: AnyObject, of wanted: AnyClass) -> Bool {
  var type: AnyClass? = Swift.type(of: object)
  while let current = type {
    if current == wanted { return true }
    type = Swift._getSuperclass(current)
  }
  return false
}
