import CoreData
import Foundation
import Testing
import UIKitTesting

@MainActor @Suite struct `Persistent stores` {
  @Test(.oracle("CD-03")) func `what is saved is there when the store is opened again`() throws {
    let url = try Shop.file()
    let first = try Shop.container(at: url).viewContext
    let (shelf, product) = (Shelf(context: first), Product(context: first))
    let values: [String: Any] = [
      "name": "Tea", "price": 2.25, "count": 3, "isNew": true,
      "added": Date(timeIntervalSinceReferenceDate: 700_000_000.125), "code": UUID(),
      "page": URL(string: "https://example.org/a?b=c")!, "photo": Data([0, 1, 2, 255]),
      "tax": NSDecimalNumber(string: "0.190000000000000001"), "notes": ["a", "b"] as NSArray,
    ]
    product.setValuesForKeys(values)
    shelf.order = NSOrderedSet(array: [product])
    product.shelf = shelf
    try first.save()
    let address = product.objectID.uriRepresentation()

    let container = try Shop.container(at: url)
    let id = try #require(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address)
    )
    let again = try #require(try container.viewContext.existingObject(with: id) as? Product)
    for (key, value) in values {
      #expect(again.value(forKey: key) as? NSObject == value as? NSObject, "\(key)")
    }
    #expect(again.shelf?.order?.array as? [Product] == [again])
    #expect(again.events == ["fetch"] && again.shelf?.products == NSSet(array: [again]))
  }

  @Test(.oracle("CD-16")) func `a damaged file is an error and stays as it is`() throws {
    let url = try Shop.file()
    let bytes = Data(
      "This is no database at all, however long it may be. ".utf8
        + [UInt8](repeating: 7, count: 4096)
    )
    try bytes.write(to: url)
    let error = #expect(throws: NSError.self) { try Shop.container(at: url) }
    #expect(error?.code == CocoaError.fileReadCorruptFile.rawValue)
    #expect(error?.userInfo[NSSQLiteErrorDomain] as? Int == 26)
    #expect(error?.localizedDescription.contains(url.path) == true)
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test(.oracle("CD-16")) func `a damaged page is an error and stays as it is`() throws {
    let url = try Shop.file()
    do {
      let container = try Shop.container(at: url)
      for number in 0..<500 {
        Product(context: container.viewContext).name = String(repeating: "\(number)", count: 40)
      }
      try container.viewContext.save()
      let store = container.persistentStoreCoordinator.persistentStores[0]
      try container.persistentStoreCoordinator.remove(store)
    }
    var bytes = try Data(contentsOf: url)
    for place in 8192..<20_000 where place < bytes.count { bytes[place] = 0xEE }
    try bytes.write(to: url)
    let error = #expect(throws: NSError.self) { try Shop.container(at: url) }
    #expect(error?.code == CocoaError.fileReadCorruptFile.rawValue)
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test(.oracle("CD-03")) func `a saving that fails writes nothing`() throws {
    let url = try Shop.file()
    let container = try Shop.container(at: url)
    let context = container.viewContext
    Product(context: context).name = "Tea"
    try context.save()
    Product(context: context).name = "Coffee"
    Product(context: context).setValue(NSObject(), forKey: "notes")
    #expect(throws: NSError.self) { try context.save() }
    let other = try Shop.container(at: url).viewContext
    #expect(try other.fetch(NSFetchRequest<Product>()).compactMap(\.name) == ["Tea"])
    context.rollback()
    #expect(try context.fetch(NSFetchRequest<Product>()).compactMap(\.name) == ["Tea"])
  }

  @Test func `an earlier model's file is read by a later one`() throws {
    let url = try Shop.file()
    let first = try Shop.container(at: url).viewContext
    Product(context: first).name = "Tea"
    try first.save()
    let model = Shop.model()
    let product = try #require(model.entitiesByName["Product"])
    let title = Shop.attribute("title", .stringAttributeType)
    title.renamingIdentifier = "name"
    let stock = Shop.attribute("stock", .integer32AttributeType)
    (stock.defaultValue, stock.isOptional) = (9, false)
    product.properties = product.properties.filter { $0.name != "name" } + [title, stock]
    let second = try Shop.container(at: url, model).viewContext
    let read = try second.fetch(NSFetchRequest<Product>())
    #expect(read[0].value(forKey: "title") as? String == "Tea")
    #expect(read[0].value(forKey: "stock") as? Int == 9)
  }

  @Test func `what another coordinator saved to the file is found`() throws {
    let url = try Shop.file()
    let (first, second) = (try Shop.container(at: url), try Shop.container(at: url))
    Product(context: second.viewContext).name = "Tea"
    try second.viewContext.save()
    #expect(try first.viewContext.fetch(NSFetchRequest<Product>()).map(\.name) == ["Tea"])
  }

  @Test func `two coordinators give objects of one file different numbers`() throws {
    let url = try Shop.file()
    let (first, second) = (try Shop.container(at: url), try Shop.container(at: url))
    Product(context: first.viewContext).name = "Tea"
    Product(context: second.viewContext).name = "Milk"
    try first.viewContext.save()
    try second.viewContext.save()
    for container in [first, second, try Shop.container(at: url)] {
      let all = try container.viewContext.fetch(NSFetchRequest<Product>())
      #expect(all.compactMap(\.name) == ["Tea", "Milk"])
    }
  }

  @Test func `a destroyed store is gone with its files`() throws {
    let url = try Shop.file()
    let container = try Shop.container(at: url)
    _ = Product(context: container.viewContext)
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    try coordinator.remove(coordinator.persistentStores[0])
    try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType)
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func `a store moves into another file, and takes the place of one`() throws {
    let (first, second, third) = (try Shop.file(), try Shop.file(), try Shop.file())
    let container = try Shop.container(at: first)
    Product(context: container.viewContext).name = "Tea"
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    let moved = try coordinator.migratePersistentStore(
      coordinator.persistentStores[0],
      to: second,
      withType: NSSQLiteStoreType
    )
    #expect(coordinator.persistentStores == [moved] && moved.url == second)
    // A store that is where it is to go stays there.
    let same = try coordinator.migratePersistentStore(
      moved,
      to: second,
      withType: NSSQLiteStoreType
    )
    #expect(same === moved)
    container.viewContext.reset()
    let request = NSFetchRequest<Product>()
    #expect(try container.viewContext.fetch(request).map(\.name) == ["Tea"])
    Product(context: container.viewContext).name = "Milk"
    try container.viewContext.save()
    try coordinator.replacePersistentStore(
      at: third,
      withPersistentStoreFrom: second,
      ofType: NSSQLiteStoreType
    )
    let other = try Shop.container(at: third).viewContext
    #expect(try other.fetch(request).map(\.name) == ["Tea", "Milk"])
    #expect(throws: NSError.self) {
      try coordinator.replacePersistentStore(
        at: third,
        withPersistentStoreFrom: first.appendingPathExtension("missing"),
        ofType: NSSQLiteStoreType
      )
    }
    #expect(FileManager.default.fileExists(atPath: third.path))
    let memory = try Shop.container().persistentStoreCoordinator
    #expect(throws: NSError.self) {
      try memory.migratePersistentStore(
        memory.persistentStores[0],
        to: first,
        withType: NSSQLiteStoreType
      )
    }
  }
}
