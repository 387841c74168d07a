/// Properties of which no two objects of an entity, or of those that inherit from it, have equal
/// values.
struct UniqueRule: Hashable {
  let entity: NSEntityDescription
  let keys: [String]
}

extension NSEntityDescription {
  /// The constraints of the entity and of those that it inherits from.
  fileprivate var uniqueRules: [UniqueRule] {
    let own = uniquenessConstraints.map { constraint in
      UniqueRule(
        entity: self,
        keys: constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      )
    }
    return own + (superentity?.uniqueRules ?? [])
  }
}

extension NSManagedObject {
  /// True if a stored object has other values of some properties than it had.
  fileprivate func isMoved(_ keys: [String]) -> Bool {
    change == .updated && !changedKeys.isDisjoint(with: keys)
  }
}

extension NSManagedObjectContext {
  /// Settles by the merge policy that two objects have equal values where they must not: the older
  /// one stays, with its own values or with those of the newer one (CD-15).
  func settleDoubles() throws {
    guard parent == nil else { return }
    let changed = objects.with(.updated) + objects.with(.inserted)
    let rules = Set(changed.flatMap(\.entity.uniqueRules)).sorted {
      ($0.entity.name ?? "", $0.keys.joined()) < ($1.entity.name ?? "", $1.keys.joined())
    }
    guard !rules.isEmpty else { return }
    coordinator?.readStores()
    for rule in rules { try settleDoubles(by: rule, among: changed) }
  }

  private func settleDoubles(
    by rule: UniqueRule,
    among changed: [NSManagedObject]
  ) throws {
    var owners: [[AnyHashable]: NSManagedObject] = [:]
    for object in changed where object.entity.isKindOf(entity: rule.entity) {
      guard object.change == .inserted || object.isMoved(rule.keys),
        let values = object.values?.unique(rule.keys)
      else { continue }
      guard let owner = owners[values] ?? storedOwner(of: values, rule) else {
        owners[values] = object
        continue
      }
      if object.change == .inserted {
        try settle(double: object, of: owner, rule.keys)
      } else if try settle(moved: object, onto: owner, rule.keys) {
        owners[values] = object
      }
    }
  }

  /// The oldest stored object that has values and keeps them.
  private func storedOwner(of values: [AnyHashable], _ rule: UniqueRule) -> NSManagedObject? {
    coordinator?.ids(with: values, rule).first { id in
      guard let object = objects.held[id] else { return true }
      return object.change != .deleted && !object.isMoved(rule.keys)
    }.map(object(with:))
  }

  private func settle(
    double: NSManagedObject,
    of owner: NSManagedObject,
    _ constraint: [String]
  ) throws {
    switch rule {
    case .errorMergePolicyType: throw equalValues(of: double, owner, constraint)
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      for key in double.changedKeys { owner.setValue(double.value(forKey: key), forKey: key) }
    default: break
    }
    for relationship in double.entity.relationshipsByName.values {
      double.relate(relationship, to: [])
    }
    pending.inserted.remove(double)
    forget(double)
  }

  /// Settles that a stored object was given the values of another: it takes the other's place, or
  /// gets back those that it had; true if it has the values afterwards.
  private func settle(
    moved object: NSManagedObject,
    onto owner: NSManagedObject,
    _ constraint: [String]
  ) throws -> Bool {
    switch rule {
    case .errorMergePolicyType: throw equalValues(of: object, owner, constraint)
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      delete(owner)
      propagateDeletions()
      return true
    default:
      for key in constraint { object.put(object.committed[key], key) }
      return false
    }
  }

  private func equalValues(
    of double: NSManagedObject,
    _ owner: NSManagedObject,
    _ constraint: [String]
  ) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain,
      code: NSManagedObjectConstraintMergeError,
      userInfo: [
        NSLocalizedDescriptionKey: "Could not merge changes.",
        "NSValidationErrorKey": constraint.joined(separator: ", "),
        "conflictList": [double, owner],
      ]
    )
  }
}
