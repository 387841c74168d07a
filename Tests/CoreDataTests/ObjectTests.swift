import CoreData
import Foundation
import Testing
import UIKitTesting

@MainActor @Suite struct `Managed objects` {
  @Test(.oracle("CD-02")) func `a class finds its entity, and new objects have first values`()
    throws
  {
    let context = try Shop.container().viewContext
    let product = Product(context: context)
    #expect(product.entity.name == "Product" && product.price == 1.5 && product.count == 0)
    #expect(product.isInserted && product.events == ["insert"] && context.hasChanges)
    let other = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    #expect(other is Shelf && context.insertedObjects == [product, other])
  }

  private func make<Entity: NSManagedObject>(in context: NSManagedObjectContext) -> Entity {
    Entity(context: context)
  }

  @Test func `a class value makes objects of its entity`() throws {
    let context = try Shop.container().viewContext
    let product: Product = make(in: context)
    #expect(product.entity.name == "Product" && context.insertedObjects == [product])
    let type: NSManagedObject.Type = Shelf.self
    #expect(type.init(context: context) is Shelf)
  }

  @Test(.oracle("CD-06")) func `both sides of a relationship agree`() throws {
    let context = try Shop.container().viewContext
    let (first, second) = (Shelf(context: context), Shelf(context: context))
    let product = Product(context: context)
    product.shelf = first
    #expect(first.products == NSSet(array: [product]))
    second.managedAdd(product, to: "Products")
    #expect(product.shelf === second && first.products?.count == 0)
    second.mutableSetValue(forKey: "products").remove(product)
    #expect(product.shelf == nil)
    let tag = Tag(context: context)
    product.tags = [tag]
    #expect(tag.products == [product])
    tag.products = nil
    #expect(product.tags == [])
  }

  @Test(.oracle("CD-06")) func `ordered relationships keep their order`() throws {
    let context = try Shop.container().viewContext
    let shelf = Shelf(context: context)
    let products = (0..<4).map { _ in Product(context: context) }
    shelf.order = NSOrderedSet(array: Array(products.reversed()))
    #expect(shelf.order?.array as? [Product] == products.reversed())
    shelf.managedRemove(from: "Order", at: 0)
    shelf.managedInsert(products[3], into: "Order", at: 3)
    #expect(
      shelf.order?.array as? [Product] == [products[2], products[1], products[0], products[3]]
    )
    shelf.mutableOrderedSetValue(forKey: "order").remove(products[1])
    #expect(shelf.order?.count == 3 && products[1].value(forKey: "place") == nil)
  }

  @Test(.oracle("CD-05")) func `changes are told from what was saved`() throws {
    let context = try Shop.container().viewContext
    let product = Product(context: context)
    product.name = "Tea"
    try context.save()
    #expect(!product.hasChanges && product.changedValues().isEmpty)
    product.name = "Coffee"
    #expect(product.isUpdated && product.changedValues()["name"] as? String == "Coffee")
    #expect(product.committedValues(forKeys: ["name"])["name"] as? String == "Tea")
    context.rollback()
    #expect(product.name == "Tea" && !context.hasChanges)
  }

  @Test func `values come in the types of Swift and of Foundation`() throws {
    let context = try Shop.container().viewContext
    let product = Product(context: context)
    product.setValue(7, forKey: "count")
    #expect(product.value(forKey: "count") as? Int == 7 && product.count == 7)
    product.setValue(NSNumber(value: true), forKey: "isNew")
    #expect(product.value(forKey: "isNew") as? Bool == true)
    product.added = Date(timeIntervalSinceReferenceDate: 5)
    #expect(product.value(forKey: "added") as? NSDate == NSDate(timeIntervalSinceReferenceDate: 5))
    product.setValue(nil, forKey: "added")
    #expect(product.added == nil)
    #expect((product as NSObject).value(forKey: "count") as? Int == 7)
    #expect(product.value(forKeyPath: "tags.@count") as? Int == 0)
  }

  @Test(
    .oracle("CD-07"),
    arguments: [
      NSDeleteRule.nullifyDeleteRule, .cascadeDeleteRule, .denyDeleteRule, .noActionDeleteRule,
    ]
  )
  func `a deletion reaches others by its rule`(_ rule: NSDeleteRule) throws {
    let context = try Shop.container(at: nil, Shop.model(rule: rule)).viewContext
    let (shelf, product) = (Shelf(context: context), Product(context: context))
    product.shelf = shelf
    try context.save()
    context.delete(shelf)
    #expect(shelf.isDeleted && product.events.last == "didSave")
    context.processPendingChanges()
    switch rule {
    case .cascadeDeleteRule: #expect(product.isDeleted && product.events.last == "delete")
    case .nullifyDeleteRule: #expect(product.shelf == nil && product.isUpdated)
    case .noActionDeleteRule: #expect(!product.hasChanges)
    case .denyDeleteRule:
      let error = #expect(throws: NSError.self) { try context.save() }
      #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
      return
    }
    try context.save()
    #expect(shelf.managedObjectContext == nil && !shelf.isDeleted)
    #expect(
      try context.count(for: NSFetchRequest<Product>(entityName: "Product"))
        == (rule == .cascadeDeleteRule ? 0 : 1)
    )
  }

  @Test(.oracle("CD-08")) func `what must not be saved is said by code`() throws {
    let model = Shop.model()
    let attributes = model.entitiesByName["Product"]?.attributesByName ?? [:]
    attributes["name"]?.isOptional = false
    let context = try Shop.container(at: nil, model).viewContext
    let product = Product(context: context)
    let first = #expect(throws: NSError.self) { try context.save() }
    #expect(
      first?.code == NSValidationMissingMandatoryPropertyError
        && first?.domain == NSCocoaErrorDomain
    )
    #expect(first?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    _ = Product(context: context)
    let both = #expect(throws: NSError.self) { try context.save() }
    #expect(both?.code == NSValidationMultipleErrorsError)
    #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
    #expect(context.hasChanges && product.objectID.isTemporaryID)
  }
}
