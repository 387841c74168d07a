import CoreData
import Foundation

/// The objects that most tests are about: products on shelves, with tags.
final class Product: NSManagedObject, @unchecked Sendable {
  var name: String? {
    get { managed("name") }
    set { manage(newValue, "name") }
  }
  var price: Double {
    get { managed("price") }
    set { manage(newValue, "price") }
  }
  var count: Int16 {
    get { managed("count") }
    set { manage(newValue, "count") }
  }
  var added: Date? {
    get { managed("added") }
    set { manage(newValue, "added") }
  }
  var shelf: Shelf? {
    get { managed("shelf") }
    set { manage(newValue, "shelf") }
  }
  var tags: Set<Tag>? {
    get { managed("tags") }
    set { manage(newValue, "tags") }
  }
  var events: [String] = []

  override func awakeFromInsert() { events.append("insert") }
  override func awakeFromFetch() { events.append("fetch") }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
  override func prepareForDeletion() { events.append("delete") }
}

final class Shelf: NSManagedObject, @unchecked Sendable {
  var name: String? {
    get { managed("name") }
    set { manage(newValue, "name") }
  }
  var products: NSSet? {
    get { managed("products") }
    set { manage(newValue, "products") }
  }
  var order: NSOrderedSet? {
    get { managed("order") }
    set { manage(newValue, "order") }
  }
}

final class Tag: NSManagedObject, @unchecked Sendable {
  var name: String? {
    get { managed("name") }
    set { manage(newValue, "name") }
  }
  var products: Set<Product>? {
    get { managed("products") }
    set { manage(newValue, "products") }
  }
}

/// A model made in code, and containers of it.
enum Shop {
  static func model(rule: NSDeleteRule = .nullifyDeleteRule) -> NSManagedObjectModel {
    let (product, shelf, tag) = (entity("Product"), entity("Shelf"), entity("Tag"))
    let price = attribute("price", .doubleAttributeType)
    price.defaultValue = 1.5
    product.properties = [
      attribute("name", .stringAttributeType), price,
      attribute("count", .integer16AttributeType), attribute("added", .dateAttributeType),
      attribute("code", .UUIDAttributeType), attribute("page", .URIAttributeType),
      attribute("photo", .binaryDataAttributeType), attribute("tax", .decimalAttributeType),
      attribute("notes", .transformableAttributeType), attribute("isNew", .booleanAttributeType),
    ]
    shelf.properties = [attribute("name", .stringAttributeType)]
    tag.properties = [attribute("name", .stringAttributeType)]
    join(product, "shelf", 1, shelf, "products", 0, rule)
    join(product, "tags", 0, tag, "products", 0, .nullifyDeleteRule)
    join(product, "place", 1, shelf, "order", 0, .nullifyDeleteRule)
    shelf.relationshipsByName["order"]?.isOrdered = true
    let model = NSManagedObjectModel()
    model.entities = [product, shelf, tag]
    return model
  }

  static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    return attribute
  }

  private static func entity(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = "CoreDataTests.\(name)"
    return entity
  }

  private static func join(
    _ first: NSEntityDescription,
    _ name: String,
    _ count: Int,
    _ second: NSEntityDescription,
    _ back: String,
    _ backCount: Int,
    _ rule: NSDeleteRule
  ) {
    let (there, here) = (NSRelationshipDescription(), NSRelationshipDescription())
    (there.name, there.maxCount, there.destinationEntity) = (name, count, second)
    (here.name, here.maxCount, here.destinationEntity) = (back, backCount, first)
    (there.inverseRelationship, here.inverseRelationship) = (here, there)
    here.deleteRule = rule
    first.properties += [there]
    second.properties += [here]
  }

  /// A container in memory, or in a file.
  static func container(
    at url: URL? = nil,
    _ model: NSManagedObjectModel = model()
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    ]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  /// A file that isn't there yet, in a folder of its own.
  static func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("Shop.sqlite")
  }
}

/// The same numbers on every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
