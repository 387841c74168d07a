extension DataModel {
  /// Holds the names that entities and properties give against what there is.
  func check() throws(DataModelError) {
    var known: [String: Entity] = [:]
    for entity in entities {
      guard known.updateValue(entity, forKey: entity.name) == nil else {
        throw DataModelError(file, line: entity.line, .doubled(entity.name))
      }
    }
    for entity in entities {
      try checkParents(of: entity, known)
      try checkNames(of: entity)
      for relationship in entity.relationships { try check(relationship, known) }
    }
  }

  private func checkParents(of entity: Entity, _ known: [String: Entity]) throws(DataModelError) {
    var seen: Set = [entity.name]
    var current = entity
    while let name = current.parent {
      guard let parent = known[name] else {
        throw DataModelError(
          file,
          line: current.line,
          .unknownParent(name, entity: current.name)
        )
      }
      guard seen.insert(name).inserted else {
        throw DataModelError(file, line: entity.line, .circularParent(name))
      }
      current = parent
    }
  }

  private func checkNames(of entity: Entity) throws(DataModelError) {
    var seen: Set<String> = []
    let names =
      entity.attributes.map { ($0.name, $0.line) } + entity.relationships.map { ($0.name, $0.line) }
    for (name, line) in names where !seen.insert(name).inserted {
      throw DataModelError(file, line: line, .doubled(name))
    }
  }

  private func check(
    _ relationship: Relationship,
    _ known: [String: Entity]
  ) throws(DataModelError) {
    guard let destination = known[relationship.destination] else {
      throw DataModelError(
        file,
        line: relationship.line,
        .unknownDestination(relationship.destination, relationship: relationship.name)
      )
    }
    guard let inverse = relationship.inverse else { return }
    let line = lineage(of: destination, known)
    guard line.contains(where: { $0.relationships.contains { $0.name == inverse } }) else {
      throw DataModelError(
        file,
        line: relationship.line,
        .unknownInverse(inverse, of: relationship.name, in: destination.name)
      )
    }
  }

  /// An entity and those that it inherits from; each once.
  private func lineage(of entity: Entity, _ known: [String: Entity]) -> [Entity] {
    var all = [entity]
    while let parent = all[all.count - 1].parent.flatMap({ known[$0] }),
      !all.contains(where: { $0.name == parent.name })
    {
      all.append(parent)
    }
    return all
  }
}
