internal import Foundation
internal import InterfaceBuilder

/// Reads the contents of an `.xcdatamodel`.
struct DataModelReader {
  let file: String

  func model(_ root: Element) throws(DataModelError) -> DataModel {
    guard root.name == "model" else {
      throw DataModelError(file, line: root.position.line, .wrongRoot(root.name))
    }
    var model = DataModel()
    model.file = file
    for element in root.children("entity") { model.entities.append(try entity(element)) }
    for element in root.children("configuration") {
      let members = element.children("memberEntity").compactMap { $0["name"] }
      model.configurations[element["name"] ?? ""] = members
    }
    for element in root.children("fetchRequest") {
      model.requests.append(request(element, name: element["name"] ?? ""))
    }
    return model
  }

  private func request(_ element: Element, name: String) -> DataModel.Request {
    DataModel.Request(
      name: name,
      entity: element["entity"] ?? "",
      predicate: element["predicateString"],
      line: element.position.line
    )
  }

  private func entity(_ element: Element) throws(DataModelError) -> DataModel.Entity {
    var entity = DataModel.Entity()
    entity.name = try name(of: element)
    entity.line = element.position.line
    // A dot before the name means the app's own module.
    entity.className = element["representedClassName"].map { $0.drop { $0 == "." } }.map(
      String.init
    )
    entity.parent = element["parentEntity"]
    entity.isAbstract = element.bool("isAbstract") ?? false
    entity.formerName = element["elementID"]
    entity.generation = element["codeGenerationType"].flatMap(DataModel.Generation.init) ?? .none
    entity.notes = notes(of: element)
    for child in element.children("attribute") { entity.attributes.append(try attribute(child)) }
    for child in element.children("relationship") {
      entity.relationships.append(try relationship(child))
    }
    for child in element.children("fetchedProperty") {
      guard let fetch = child.child("fetchRequest") else { continue }
      entity.fetches.append(request(fetch, name: try name(of: child)))
    }
    entity.constraints =
      element.child("uniquenessConstraints")?.children("uniquenessConstraint")
      .map { $0.children("constraint").compactMap { $0["value"] } } ?? []
    return entity
  }

  private func attribute(_ element: Element) throws(DataModelError) -> DataModel.Attribute {
    var attribute = DataModel.Attribute()
    attribute.name = try name(of: element)
    attribute.line = element.position.line
    // A transient attribute may have no type.
    let spelling = element["attributeType"] ?? "Undefined"
    guard let type = DataModel.AttributeType(rawValue: spelling) else {
      throw DataModelError(
        file,
        line: attribute.line,
        .unknownType(spelling, attribute: attribute.name)
      )
    }
    attribute.type = type
    attribute.isOptional = element.bool("optional") ?? false
    attribute.isTransient = element.bool("transient") ?? false
    attribute.isScalar = element.bool("usesScalarValueType") ?? false
    attribute.defaultText = element["defaultDateTimeInterval"] ?? element["defaultValueString"]
    attribute.minimum = element.number("minValueString") ?? element.number("minDateTimeInterval")
    attribute.maximum = element.number("maxValueString") ?? element.number("maxDateTimeInterval")
    attribute.pattern = element["regularExpressionString"]
    attribute.transformer = element["valueTransformerName"]
    attribute.className = element["customClassName"]
    attribute.formerName = element["elementID"]
    attribute.notes = notes(of: element)
    return attribute
  }

  private func relationship(_ element: Element) throws(DataModelError) -> DataModel.Relationship {
    var relationship = DataModel.Relationship()
    relationship.name = try name(of: element)
    relationship.line = element.position.line
    relationship.isOptional = element.bool("optional") ?? false
    relationship.isToMany = element.bool("toMany") ?? false
    relationship.isOrdered = element.bool("ordered") ?? false
    relationship.isTransient = element.bool("transient") ?? false
    relationship.minimum = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximum =
      element["maxCount"].flatMap { Int($0) } ?? (relationship.isToMany ? 0 : 1)
    // Without a rule in the document it is "No Action".
    let rule = element["deletionRule"] ?? DataModel.DeleteRule.noAction.rawValue
    guard let deleteRule = DataModel.DeleteRule(rawValue: rule) else {
      throw DataModelError(
        file,
        line: relationship.line,
        .unknownRule(rule, relationship: relationship.name)
      )
    }
    relationship.deleteRule = deleteRule
    relationship.destination = element["destinationEntity"] ?? ""
    relationship.inverse = element["inverseName"]
    relationship.formerName = element["elementID"]
    relationship.notes = notes(of: element)
    return relationship
  }

  private func name(of element: Element) throws(DataModelError) -> String {
    guard let name = element["name"], !name.isEmpty else {
      throw DataModelError(file, line: element.position.line, .nameless(element.name))
    }
    return name
  }

  private func notes(of element: Element) -> [String: String] {
    let entries = element.child("userInfo")?.children("entry") ?? []
    return Dictionary(
      entries.map { ($0["key"] ?? "", $0["value"] ?? "") },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
