import CoreData
import Foundation
import Testing
import UIKitTesting

@MainActor @Suite struct `Managed object contexts` {
  private func names(_ context: NSManagedObjectContext) throws -> [String] {
    try context.fetch(NSFetchRequest<Product>()).compactMap(\.name).sorted()
  }

  @Test(.oracle("CD-10")) func `requests find by predicate, order, limit and offset`() throws {
    let context = try Shop.container().viewContext
    for (name, price) in [("Tea", 3.0), ("Bread", 2.0), ("Cheese", 9.0), ("apple", 1.0)] {
      let product = Product(context: context)
      (product.name, product.price) = (name, price)
    }
    let request = NSFetchRequest<Product>(entityName: "Product")
    request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: false)]
    #expect(try context.fetch(request).map(\.name) == ["Cheese", "Tea", "Bread", "apple"])
    request.predicate = NSPredicate(format: "price > %f AND name CONTAINS[cd] %@", 1.5, "E")
    #expect(try context.fetch(request).map(\.name) == ["Cheese", "Tea", "Bread"])
    (request.fetchLimit, request.fetchOffset) = (1, 1)
    #expect(try context.fetch(request).map(\.name) == ["Tea"])
    #expect(try context.count(for: request) == 1)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Product")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 4)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Product")
    (rows.resultType, rows.propertiesToFetch) = (.dictionaryResultType, ["name"])
    rows.predicate = NSPredicate(format: "name BEGINSWITH 'T'")
    #expect(try context.fetch(rows) == [["name": "Tea"] as NSDictionary])
    let caseless = NSFetchRequest<Product>()
    caseless.sortDescriptors = [
      NSSortDescriptor(
        key: "name",
        ascending: true,
        selector: Selector("localizedCaseInsensitiveCompare:")
      )
    ]
    #expect(try context.fetch(caseless).first?.name == "apple")
    let keyed = NSFetchRequest<Product>()
    keyed.sortDescriptors = [NSSortDescriptor(keyPath: \Product.name, ascending: true)]
    #expect(try context.fetch(keyed).first?.name == "Bread")
  }

  @Test(.oracle("CD-10")) func `predicates go along relationships`() throws {
    let context = try Shop.container().viewContext
    let (shelf, tag, tea) = (
      Shelf(context: context), Tag(context: context), Product(context: context)
    )
    (shelf.name, tag.name, tea.name) = ("Top", "hot", "Tea")
    (tea.shelf, tea.tags) = (shelf, [tag])
    _ = Product(context: context)
    func found(_ predicate: NSPredicate) throws -> [String?] {
      let request = NSFetchRequest<Product>()
      request.predicate = predicate
      return try context.fetch(request).map(\.name)
    }
    #expect(try found(NSPredicate(format: "shelf == %@", shelf)) == ["Tea"])
    #expect(try found(NSPredicate(format: "shelf == %@", shelf.objectID)) == ["Tea"])
    #expect(try found(NSPredicate(format: "shelf.name ==[c] %@", "top")) == ["Tea"])
    #expect(try found(NSPredicate(format: "ANY tags.name IN %@", ["hot", "cold"])) == ["Tea"])
    #expect(try found(NSPredicate(format: "tags.@count > 0")) == ["Tea"])
    #expect(
      try found(NSPredicate(format: "SUBQUERY(tags, $t, $t.name == 'hot').@count == 1")) == ["Tea"]
    )
    #expect(try found(NSPredicate(format: "%K == nil", "name")) == [nil])
    #expect(try found(NSPredicate(format: "SELF IN %@", [tea])) == ["Tea"])
    #expect(try found(NSPredicate(format: "tags CONTAINS %@", tag)) == ["Tea"])
    #expect(try found(NSPredicate(format: "NOT (name != nil)")) == [nil])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "name == 'Tea'"), NSPredicate(format: "price < 2"),
    ])
    #expect(try found(both) == ["Tea"])
  }

  @Test(.oracle("CD-11")) func `a saving is announced, and merged where that is asked for`() throws
  {
    let container = try Shop.container()
    let (main, other) = (container.viewContext, container.newBackgroundContext())
    let product = Product(context: main)
    product.name = "Tea"
    try main.save()
    nonisolated(unsafe) var saved: [AnyHashable: Any] = [:]
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave,
      object: other,
      queue: nil
    ) { saved = $0.userInfo ?? [:] }
    defer { NotificationCenter.default.removeObserver(token) }
    try other.performAndWait {
      let copy = try #require(try other.existingObject(with: product.objectID) as? Product)
      copy.name = "Coffee"
      Product(context: other).name = "Milk"
      try other.save()
    }
    #expect((saved[NSUpdatedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
    #expect((saved[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count == 1)
    #expect(product.name == "Tea")
    main.mergeChanges(
      fromContextDidSave: Notification(
        name: .NSManagedObjectContextDidSave,
        object: other,
        userInfo: saved
      )
    )
    #expect(product.name == "Coffee")
    #expect(try names(main) == ["Coffee", "Milk"])
  }

  @Test(.oracle("CD-12"), arguments: [0, 1, 2, 3, 4] as [UInt])
  func `conflicts are settled by the policy`(_ type: UInt) throws {
    let policy = NSMergePolicy(merge: try #require(NSMergePolicyType(rawValue: type)))
    let container = try Shop.container()
    let main = container.viewContext
    let product = Product(context: main)
    (product.name, product.count) = ("Tea", 1)
    try main.save()
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = container.persistentStoreCoordinator
    let copy = try #require(other.object(with: product.objectID) as? Product)
    (copy.name, copy.price) = ("Coffee", 7)
    try other.save()
    (product.name, product.count) = ("Milk", 2)
    main.mergePolicy = policy
    if type == 0 {
      let error = #expect(throws: NSError.self) { try main.save() }
      #expect(error?.code == NSManagedObjectMergeError)
      return
    }
    try main.save()
    other.refresh(copy, mergeChanges: false)
    let expected: [UInt: (String, Int16, Double)] = [
      1: ("Coffee", 2, 7), 2: ("Milk", 2, 7), 3: ("Milk", 2, 1.5), 4: ("Coffee", 1, 7),
    ]
    let wanted = try #require(expected[type])
    #expect(copy.name == wanted.0 && copy.count == wanted.1 && copy.price == wanted.2)
    #expect(product.name == wanted.0 && product.count == wanted.1 && product.price == wanted.2)
  }

  @Test(.oracle("CD-15")) func `equal values where they must not be are settled by the policy`()
    throws
  {
    let model = Shop.model()
    model.entitiesByName["Product"]?.uniquenessConstraints = [["name"]]
    let context = try Shop.container(at: nil, model).viewContext
    let first = Product(context: context)
    (first.name, first.count) = ("Tea", 1)
    try context.save()
    let second = Product(context: context)
    (second.name, second.count) = ("Tea", 2)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Product>()) == [first])
    #expect(first.count == 2)
  }

  @Test func `a child saves to its parent, and the parent to the store`() throws {
    let container = try Shop.container()
    let main = container.viewContext
    let product = Product(context: main)
    product.name = "Tea"
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = main
    #expect(try names(child) == ["Tea"])
    let copy = try #require(child.object(with: product.objectID) as? Product)
    copy.name = "Coffee"
    let shelf = Shelf(context: child)
    copy.shelf = shelf
    #expect(product.name == "Tea")
    try child.save()
    #expect(product.name == "Coffee" && product.shelf?.objectID == shelf.objectID)
    #expect(main.insertedObjects.count == 2)
    try main.save()
    #expect(!shelf.objectID.isTemporaryID)
    child.delete(copy)
    try child.save()
    #expect(product.isDeleted)
    try main.save()
    #expect(try names(container.newBackgroundContext()) == [])
  }

  @Test(.oracle("CD-09")) func `an object that is gone is an error by 133000`() throws {
    let container = try Shop.container()
    let main = container.viewContext
    let product = Product(context: main)
    try main.save()
    let id = product.objectID
    main.delete(product)
    try main.save()
    let error = #expect(throws: NSError.self) { try main.existingObject(with: id) }
    #expect(error?.code == NSManagedObjectReferentialIntegrityError)
    #expect((main.object(with: id) as? Product)?.name == nil)
  }

  @Test(.oracle("CD-13")) func `batch requests work past contexts`() throws {
    let container = try Shop.container()
    let main = container.viewContext
    let insert = NSBatchInsertRequest(
      entityName: "Product",
      objects: [["name": "Tea"], ["name": "Milk"], ["name": "Salt"]]
    )
    insert.resultType = .count
    #expect((try main.execute(insert) as? NSBatchInsertResult)?.result as? Int == 3)
    let update = NSBatchUpdateRequest(entityName: "Product")
    update.predicate = NSPredicate(format: "name == 'Tea'")
    update.propertiesToUpdate = ["count": 5]
    try main.execute(update)
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Product")
    fetch.predicate = NSPredicate(format: "count == nil")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeObjectIDs
    let result = try main.execute(delete) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 2)
    #expect(try names(main) == ["Tea"] && !main.hasChanges)
  }

  @Test func `objects that nobody holds go, unless they have changes`() throws {
    let context = try Shop.container().viewContext
    for _ in 0..<3 { Product(context: context).name = "Tea" }
    #expect(context.registeredObjects.count == 3)
    try context.save()
    #expect(context.registeredObjects.isEmpty)
    context.reset()
    #expect(try names(context).count == 3)
  }

  @Test func `blocks run on the context's queue, one inside of the other`() async throws {
    let container = try Shop.container()
    let context = container.newBackgroundContext()
    let name = try await context.perform {
      let product = Product(context: context)
      context.performAndWait { product.name = "Tea" }
      try context.save()
      return product.name
    }
    #expect(name == "Tea")
    let count = try await container.performBackgroundTask {
      try $0.count(for: NSFetchRequest<Product>(entityName: "Product"))
    }
    #expect(count == 1)
  }
}
