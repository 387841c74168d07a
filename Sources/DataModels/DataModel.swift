/// A data model as Xcode saves it: entities with their attributes and relationships, as values.
package struct DataModel: Sendable {
  /// The path that it was read from.
  package var file = ""
  /// The entities in the document's order.
  package var entities: [Entity] = []
  /// The names of the entities in each configuration.
  package var configurations: [String: [String]] = [:]
  /// The requests that the model keeps by name.
  package var requests: [Request] = []

  package init() {}

  /// One entity.
  package struct Entity: Sendable {
    package var name = ""
    /// The class of its objects; the entity's name where the document gives none.
    package var className: String?
    package var parent: String?
    package var isAbstract = false
    /// The former name, by which stored objects are found again.
    package var formerName: String?
    package var generation = Generation.none
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    /// The properties that fetch objects when they are asked for, by their names.
    package var fetches: [Request] = []
    /// The sets of properties that no two objects have equal.
    package var constraints: [[String]] = []
    package var notes: [String: String] = [:]
    /// Counted from 1.
    package var line = 0
  }

  /// The sources that Xcode makes of an entity.
  package enum Generation: String, Sendable {
    /// None: the app has its own.
    case none
    /// The class, its properties and its accessors.
    case type = "class"
    /// The properties and the accessors, for a class that the app declares.
    case category
  }

  /// A request that a model keeps.
  package struct Request: Sendable {
    package var name = ""
    package var entity = ""
    package var predicate: String?
    package var line: Int?
  }
}
