import CoreData
import Foundation
import Testing
import UIKitTesting

/// Files that are opened with one model after the other.
@MainActor @Suite struct `Models in versions` {
  /// A model whose products have their name under another one.
  private func model(
    _ name: String,
    formerly former: String? = nil,
    _ more: [NSAttributeDescription] = []
  ) -> NSManagedObjectModel {
    let model = Shop.model()
    let product = model.entitiesByName["Product"]
    let title = Shop.attribute(name, .stringAttributeType)
    title.renamingIdentifier = former
    product?.properties = (product?.properties ?? []).filter { $0.name != "name" } + [title] + more
    return model
  }

  private func values(_ url: URL, _ model: NSManagedObjectModel, _ key: String) throws -> [String?]
  {
    let context = try Shop.container(at: url, model).viewContext
    let objects = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Product"))
    return objects.map { $0.value(forKey: key) as? String }
  }

  private func tea() throws -> URL {
    let url = try Shop.file()
    let context = try Shop.container(at: url).viewContext
    Product(context: context).name = "Tea"
    try context.save()
    return url
  }

  @Test(.oracle("CD-21")) func `a value survives two names, one model after the other`() throws {
    let url = try tea()
    #expect(try values(url, model("title", formerly: "name"), "title") == ["Tea"])
    let note = Shop.attribute("name", .stringAttributeType)
    let later = model("heading", formerly: "title", [note])
    #expect(try values(url, later, "heading") == ["Tea"])
    #expect(try values(url, later, "name") == [nil])
  }

  @Test(.oracle("CD-21")) func `a new attribute may have a former name`() throws {
    let url = try tea()
    let name = Shop.attribute("name", .stringAttributeType)
    (name.isOptional, name.defaultValue) = (false, "none")
    let second = model("title", formerly: "name", [name])
    let context = try Shop.container(at: url, second).viewContext
    let product = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Product"))[0]
    #expect(product.value(forKey: "title") as? String == "Tea")
    #expect(product.value(forKey: "name") as? String == "none")
    product.setValue("code", forKey: "name")
    try context.save()
    let third = model(
      "title",
      formerly: "name",
      [name, Shop.attribute("size", .stringAttributeType)]
    )
    #expect(try values(url, third, "name") == ["code"])
  }

  @Test(.oracle("CD-21")) func `two attributes exchange their names`() throws {
    let url = try Shop.file()
    let text = Shop.attribute("text", .stringAttributeType)
    let context = try Shop.container(at: url, model("name", [text])).viewContext
    let product = NSEntityDescription.insertNewObject(forEntityName: "Product", into: context)
    product.setValuesForKeys(["name": "Tea", "text": "green"])
    try context.save()
    let other = Shop.attribute("text", .stringAttributeType)
    other.renamingIdentifier = "name"
    for _ in 0..<2 {
      let exchanged = model("name", formerly: "text", [other])
      #expect(try values(url, exchanged, "name") == ["green"])
      #expect(try values(url, exchanged, "text") == ["Tea"])
    }
  }

  @Test func `values that a model doesn't know are kept`() throws {
    let url = try tea()
    let size = Shop.attribute("size", .stringAttributeType)
    let newer = model("name", [size])
    let context = try Shop.container(at: url, newer).viewContext
    let product = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Product"))[0]
    product.setValue("large", forKey: "size")
    try context.save()
    let old = try Shop.container(at: url).viewContext
    let read = try old.fetch(NSFetchRequest<Product>())[0]
    read.name = "Green tea"
    try old.save()
    #expect(try values(url, newer, "size") == ["large"])
    #expect(try values(url, newer, "name") == ["Green tea"])
  }

  @Test(.oracle("CD-21")) func `an entity and its relationships change their names`() throws {
    let url = try Shop.file()
    let first = try Shop.container(at: url).viewContext
    let (shelf, product) = (Shelf(context: first), Product(context: first))
    (shelf.name, product.name, product.shelf) = ("Top", "Tea", shelf)
    try first.save()
    func later() throws -> NSManagedObjectModel {
      let model = Shop.model()
      let place = try #require(model.entitiesByName["Shelf"])
      (place.name, place.renamingIdentifier) = ("Place", "Shelf")
      let goods = try #require(place.relationshipsByName["products"])
      (goods.name, goods.renamingIdentifier) = ("goods", "products")
      // Setting them anew has them found by their new names.
      let (properties, entities) = (place.properties, model.entities)
      (place.properties, model.entities) = (properties, entities)
      return model
    }
    for _ in 0..<2 {
      let second = try Shop.container(at: url, try later()).viewContext
      let places = try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Place"))
      #expect(places.map { $0.value(forKey: "name") as? String } == ["Top"])
      let goods = places[0].value(forKey: "goods") as? NSSet
      #expect((goods?.anyObject() as? Product)?.name == "Tea")
    }
  }
}
