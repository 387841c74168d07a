/// The specified traits of an environment, by definition; what is absent is unspecified.
///
/// One dictionary instead of a field a trait: combining, comparing and overriding are then
/// the same three lines for the system's traits and for an app's own.
nonisolated package struct TraitValues: Equatable, @unchecked Sendable {
  private struct Entry {
    let trait: any UITraitDefinition.Type
    let value: Any
    let isEqual: (Any) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set { set(newValue, for: trait) }
  }

  /// True if the trait has a value of its own here.
  func specifies(_ trait: any UITraitDefinition.Type) -> Bool {
    entries[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: any UITraitDefinition.Type) {
    entries[ObjectIdentifier(trait)] = nil
  }

  /// Takes over everything that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    entries.merge(other.entries) { _, new in new }
  }

  /// True if everything that `other` specifies has the same value here.
  func contains(_ other: TraitValues) -> Bool {
    other.entries.allSatisfy { key, entry in entries[key].map { entry.isEqual($0.value) } ?? false }
  }

  /// The traits whose values differ.
  func changes(from other: TraitValues) -> [any UITraitDefinition.Type] {
    let mine = entries.values.filter { entry in
      other.entries[ObjectIdentifier(entry.trait)].map { !entry.isEqual($0.value) } ?? true
    }
    let gone = other.entries.values.filter { entries[ObjectIdentifier($0.trait)] == nil }
    return (mine + gone).map(\.trait)
  }

  package var isEmpty: Bool { entries.isEmpty }

  package static func == (a: Self, b: Self) -> Bool {
    a.entries.count == b.entries.count && a.contains(b)
  }

  private mutating func set<T: UITraitDefinition>(_ value: T.Value, for trait: T.Type) {
    guard let system = trait as? any SystemTrait.Type else {
      entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: value) { other in
        Self.equals(value, other)
      }
      return
    }
    // A system trait set to "unspecified" counts as absent.
    if system.areEqual(value, T.defaultValue) { return remove(trait) }
    entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: value) { other in
      system.areEqual(value, other)
    }
  }

  private static func equals(_ a: Any, _ b: Any) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    if let a = a as? any Equatable { return compare(a) }
    return type(of: a) is AnyClass && a as AnyObject === b as AnyObject
  }
}
