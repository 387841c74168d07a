/// A kind of object: its class and its properties, those that it inherits included.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The name, by which requests find it.
  open var name: String?
  /// The name of the class of its objects; `NSManagedObject` unless set.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// True if no object is of the entity itself.
  open var isAbstract = false
  /// Notes of the model's author by their keys.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name that the entity had in an earlier version of the model.
  open var renamingIdentifier: String?
  /// The sets of properties that no two objects have equal.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that holds it.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity that it inherits from; it holds this one.
  public internal(set) weak var superentity: NSEntityDescription?

  /// The entities that inherit from it; they get its properties.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for old in oldValue where old.superentity === self { old.superentity = nil }
      for entity in subentities { entity.superentity = self }
      forgetCaches()
    }
  }

  var own: [NSPropertyDescription] = []
  private var cache: Cache?

  private struct Cache {
    let properties: [String: NSPropertyDescription]
    let attributes: [String: NSAttributeDescription]
    let relationships: [String: NSRelationshipDescription]
    let firstValues: PropertyValues
  }

  /// The properties, those that it inherits first; setting them leaves out inherited ones.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.entity = self }
      forgetCaches()
    }
  }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] { byName.properties }
  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] { byName.attributes }
  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] { byName.relationships }

  /// The values of a new object.
  var firstValues: PropertyValues { byName.firstValues }

  private var byName: Cache {
    if let cache { return cache }
    let all = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let attributes = all.compactMapValues { $0 as? NSAttributeDescription }
    let made = Cache(
      properties: all,
      attributes: attributes,
      relationships: all.compactMapValues { $0 as? NSRelationshipDescription },
      firstValues: attributes.compactMapValues { attribute in
        attribute.defaultValue.flatMap(attribute.kept).map { .value($0) }
      }
    )
    cache = made
    return made
  }

  /// The entities that inherit from it directly, by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// True if it is an entity or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self, next: \.superentity).contains { $0 === entity || $0.name == entity.name }
  }

  /// The entity, which is shared.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func forgetCaches() {
    cache = nil
    for entity in subentities { entity.forgetCaches() }
  }
}

extension NSEntityDescription {
  /// The entity of a name in a context's model; nil if there is none.
  public class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// A new object of an entity, in a context; raises for an entity that the model lacks (CD-02).
  public class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      ManagedException.unknownEntity(entityName).raise()
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  /// The class of its objects: the one of that name, or `NSManagedObject`.
  var objectClass: NSManagedObject.Type {
    let name = managedObjectClassName ?? "NSManagedObject"
    guard name != "NSManagedObject" else { return NSManagedObject.self }
    let parts = name.split(separator: ".").map(String.init)
    let found: AnyClass? = ClassRegistry.shared.type(
      named: parts.last ?? name,
      module: parts.count > 1 ? parts[0] : nil
    )
    return found as? NSManagedObject.Type ?? NSManagedObject.self
  }

  /// It and all that inherit from it.
  var lineage: [NSEntityDescription] { [self] + subentities.flatMap(\.lineage) }
}
