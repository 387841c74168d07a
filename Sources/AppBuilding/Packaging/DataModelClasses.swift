internal import DataModels
internal import Foundation

/// The classes that Xcode makes of data models, as an app would write them (CD-19).
///
/// An entity's own setting decides: the class with its properties, the properties alone, or
/// nothing.
struct DataModelClasses {
  private var entities: [(entity: DataModel.Entity, model: DataModel)] = []

  init(_ module: AppPlan.Module) {
    for url in module.dataModels {
      guard let model = try? DataModel(contentsOf: DataModelFolder(url).contents) else { continue }
      entities += model.entities.filter { $0.generation != .none }.map { ($0, model) }
    }
  }

  /// True for a data model, in one version or in several.
  static func isModel(_ url: URL) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension)
  }

  /// The reason why a model can't be read, if it can't.
  static func problems(_ url: URL) -> [BuildProblem] {
    do {
      _ = try DataModel(contentsOf: DataModelFolder(url).contents)
      return []
    } catch {
      let reason = error.sentence
      return [BuildProblem(error.file, line: error.line, .unreadableDataModel(reason: reason))]
    }
  }

  /// Swift, before it is lowered.
  var text: String {
    let head = "import CoreData\nimport Foundation\n"
    return ([head] + entities.map { Self.text(of: $0.entity, in: $0.model) }).joined(
      separator: "\n"
    )
  }

  private static func text(of entity: DataModel.Entity, in model: DataModel) -> String {
    let name = entity.swiftName
    guard name != "NSManagedObject" else { return "" }
    var parts: [String] = []
    if entity.generation == .type {
      let parent = entity.parent.flatMap { parent in model.entities.first { $0.name == parent } }
      parts.append(
        """
        @objc(\(name))
        public class \(name): \(parent?.swiftName ?? "NSManagedObject") {}

        """
      )
    }
    let properties =
      entity.attributes.map { "  @NSManaged public var \($0.name.escaped): \($0.swiftType)\n" }
      + entity.relationships.map {
        "  @NSManaged public var \($0.name.escaped): \($0.swiftType(in: model))\n"
      }
    parts.append(
      """
      extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(entity.name.quoted))
        }
      \(properties.joined())}

      """
    )
    for relationship in entity.relationships where relationship.isToMany {
      parts.append(accessors(of: relationship, for: name, in: model))
    }
    if entity.parent == nil { parts.append("extension \(name): Identifiable {}\n") }
    return parts.joined(separator: "\n")
  }

  /// The methods that add to a relationship to many and take off it.
  private static func accessors(
    of relationship: DataModel.Relationship,
    for name: String,
    in model: DataModel
  ) -> String {
    let other = relationship.className(in: model)
    let capital = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var methods = [
      "addTo\(capital)(_ value: \(other))", "removeFrom\(capital)(_ value: \(other))",
      "addTo\(capital)(_ values: \(set))", "removeFrom\(capital)(_ values: \(set))",
    ]
    if relationship.isOrdered {
      methods += [
        "insertInto\(capital)(_ value: \(other), at idx: Int)", "removeFrom\(capital)(at idx: Int)",
        "insertInto\(capital)(_ values: [\(other)], at indexes: NSIndexSet)",
        "removeFrom\(capital)(at indexes: NSIndexSet)",
        "replace\(capital)(at idx: Int, with value: \(other))",
        "replace\(capital)(at indexes: NSIndexSet, with values: [\(other)])",
      ]
    }
    let lines = methods.map { "  @NSManaged public func \($0)\n" }
    return "extension \(name) {\n\(lines.joined())}\n"
  }
}

extension DataModel.Entity {
  /// The class of its objects.
  fileprivate var swiftName: String { className ?? name }
}

extension DataModel.Relationship {
  fileprivate func className(in model: DataModel) -> String {
    model.entities.first { $0.name == destination }?.swiftName ?? "NSManagedObject"
  }

  fileprivate func swiftType(in model: DataModel) -> String {
    guard isToMany else { return className(in: model) + "?" }
    return isOrdered ? "NSOrderedSet?" : "NSSet?"
  }
}

extension DataModel.Attribute {
  /// The type that Xcode gives a property; only scalars have no nil.
  fileprivate var swiftType: String {
    switch type {
    case .integer16: isScalar ? "Int16" : "NSNumber?"
    case .integer32: isScalar ? "Int32" : "NSNumber?"
    case .integer64: isScalar ? "Int64" : "NSNumber?"
    case .double: isScalar ? "Double" : "NSNumber?"
    case .float: isScalar ? "Float" : "NSNumber?"
    case .boolean: isScalar ? "Bool" : "NSNumber?"
    case .date: isScalar ? "TimeInterval" : "Date?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable, .undefined: (className ?? "NSObject") + "?"
    }
  }
}

extension String {
  /// A name that may be a word of Swift's own.
  fileprivate var escaped: String { "`\(self)`" }
}
