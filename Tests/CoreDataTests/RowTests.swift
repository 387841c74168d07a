import Foundation
import Testing
import UIKitTesting

@testable import CoreData

/// A product that counts how often one is made.
final class CountedProduct: NSManagedObject {
  static let made = Made()

  required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    Self.made.count += 1
    super.init(entity: entity, insertInto: context)
  }

  override func awakeFromFetch() { Self.made.awoken += 1 }

  final class Made: @unchecked Sendable {
    var count = 0
    var awoken = 0
  }
}

/// What requests and savings touch: rows and statements in place of objects and whole entities.
@MainActor @Suite struct `Stored rows` {
  private func counted(_ count: Int) throws -> NSManagedObjectContext {
    let model = Shop.model()
    model.entitiesByName["Product"]?.managedObjectClassName = "CoreDataTests.CountedProduct"
    let context = try Shop.container(at: nil, model).viewContext
    let request = NSBatchInsertRequest(
      entityName: "Product",
      objects: (0..<count).map { ["name": "Tea \($0)", "price": Double($0), "count": $0 % 7] }
    )
    try context.execute(request)
    (CountedProduct.made.count, CountedProduct.made.awoken) = (0, 0)
    return context
  }

  @Test(.oracle("CD-20")) func `a request makes objects of what it finds alone`() throws {
    let context = try counted(10_000)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Product")
    request.predicate = NSPredicate(format: "price >= 5000 AND price < 5003")
    request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: false)]
    let found = try context.fetch(request)
    // One more is the example of what the predicate is evaluated for.
    #expect(found.count == 3 && CountedProduct.made.count == 4)
    #expect(found.allSatisfy(\.isFault) && CountedProduct.made.awoken == 0)
    #expect(found.map { $0.value(forKey: "price") as? Double } == [5002, 5001, 5000])
    #expect(CountedProduct.made.awoken == 3)
    #expect(try context.count(for: request) == 3)
    request.predicate = nil
    (request.fetchOffset, request.fetchLimit) = (20, 2)
    #expect(try context.fetch(request).map { $0.value(forKey: "count") as? Int } == [4, 3])
    #expect(CountedProduct.made.count <= 7)
    request.returnsObjectsAsFaults = false
    request.fetchOffset = 5
    #expect(try context.fetch(request).allSatisfy { !$0.isFault })
  }

  @Test(.oracle("CD-20")) func `a predicate that is a closure is given objects`() throws {
    let context = try counted(10)
    let request = NSFetchRequest<CountedProduct>(entityName: "Product")
    request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "count > 2"),
      NSPredicate { object, _ in (object as! CountedProduct).value(forKey: "price") as? Int == 4 },
    ])
    #expect(try context.fetch(request).map { $0.value(forKey: "name") as? String } == ["Tea 4"])
    request.predicate = NSPredicate(format: "%K == %@ AND count < 9", "name", "Tea 5")
    #expect(try context.fetch(request).count == 1)
  }

  @Test(.oracle("CD-10")) func `unsaved changes count beside stored rows`() throws {
    let context = try Shop.container().viewContext
    let shelf = Shelf(context: context)
    shelf.name = "Top"
    for number in 0..<6 {
      let product = Product(context: context)
      (product.name, product.price, product.shelf) = ("Tea \(number)", Double(number), shelf)
    }
    try context.save()
    let request = NSFetchRequest<Product>(entityName: "Product")
    request.sortDescriptors = [NSSortDescriptor(key: "price", ascending: true)]
    let all = try context.fetch(request)
    all[1].price = 10
    context.delete(all[2])
    let new = Product(context: context)
    (new.name, new.price, new.shelf) = ("Tea 6", 3.5, shelf)
    shelf.name = "Bottom"
    request.predicate = NSPredicate(format: "price > 2 AND shelf.name == 'Bottom'")
    #expect(
      try context.fetch(request).map(\.name) == ["Tea 3", "Tea 6", "Tea 4", "Tea 5", "Tea 1"]
    )
    request.includesPendingChanges = false
    #expect(try context.count(for: request) == 0)
    request.predicate = NSPredicate(format: "price > 1 AND shelf.name == 'Top'")
    #expect(try context.count(for: request) == 4)
    let rows = NSFetchRequest<NSDictionary>(entityName: "Product")
    (rows.resultType, rows.propertiesToFetch) = (.dictionaryResultType, ["name", "shelf"])
    rows.predicate = NSPredicate(format: "name == 'Tea 3'")
    #expect(
      try context.fetch(rows) == [["name": "Tea 3", "shelf": shelf.objectID] as NSDictionary]
    )
  }

  private func written(
    by container: NSPersistentContainer,
    _ change: () throws -> Void
  ) throws -> Int {
    let file = try #require(container.persistentStoreCoordinator.persistentStores[0].file)
    let before = file.writtenRows
    try change()
    try container.viewContext.save()
    return file.writtenRows - before
  }

  @Test(.oracle("CD-03")) func `a saving writes what was changed alone`() throws {
    let url = try Shop.file()
    let container = try Shop.container(at: url)
    let context = container.viewContext
    let shelf = Shelf(context: context)
    let products = (0..<100).map { number in
      let product = Product(context: context)
      product.name = "Tea \(number)"
      shelf.managedAdd(product, to: "addToOrder")
      return product
    }
    try context.save()
    #expect(try written(by: container) { products[0].price = 9 } == 1)
    #expect(try written(by: container) { products[0].name = nil } == 1)
    let more = Product(context: context)
    // The object, its price, both sides of the relationship and the last number.
    #expect(try written(by: container) { shelf.managedAdd(more, to: "addToOrder") } == 5)
    #expect(
      try written(by: container) { shelf.managedRemove(products[50], from: "removeFromOrder") } == 2
    )
    let order = [more] + products.prefix(50) + products.suffix(49)
    #expect(
      try written(by: container) { shelf.order = NSOrderedSet(array: Array(order)) } == 200
    )
    let again = try Shop.container(at: url).viewContext
    let read = try #require(try again.fetch(NSFetchRequest<Shelf>()).first)
    let names = read.order?.array.compactMap { ($0 as? Product)?.name }
    #expect(names == order.compactMap(\.name) && read.order?.count == 100)
  }

  @Test(.oracle("CD-15")) func `equal values are found without reading the entity`() throws {
    let model = Shop.model()
    model.entitiesByName["Product"]?.managedObjectClassName = "CoreDataTests.CountedProduct"
    model.entitiesByName["Product"]?.uniquenessConstraints = [["name"]]
    let container = try Shop.container(at: nil, model)
    let context = container.viewContext
    try context.execute(
      NSBatchInsertRequest(
        entityName: "Product",
        objects: (0..<1000).map { ["name": "Tea \($0)", "count": 1] }
      )
    )
    CountedProduct.made.count = 0
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    for name in ["Tea 7", "Milk"] {
      let product = NSEntityDescription.insertNewObject(forEntityName: "Product", into: context)
      product.setValue(name, forKey: "name")
      product.setValue(5, forKey: "count")
    }
    try context.save()
    #expect(CountedProduct.made.count == 3)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Product")
    request.predicate = NSPredicate(format: "count == 5")
    #expect(try context.count(for: request) == 2)
    request.predicate = nil
    #expect(try context.count(for: request) == 1001)
  }

  @Test(arguments: 1...20) func `the rows that stay are the most that can`(_ seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    let count = Int.random(in: 1...9, using: &numbers)
    let values = Array(0..<count).shuffled(using: &numbers)
    let list = values.map { ($0, Bool.random(using: &numbers) ? 1 : count + 1) }
    let kept = ResultsChanges.longestRise(list).sorted()
    #expect(zip(kept, kept.dropFirst()).allSatisfy { values[$0] < values[$1] })
    // Every subset is tried.
    let best = (0..<(1 << count)).map { bits in
      let places = list.indices.filter { bits & (1 << $0) != 0 }
      let isRising = zip(places, places.dropFirst()).allSatisfy { values[$0] < values[$1] }
      return isRising ? places.reduce(0) { $0 + list[$1].1 } : 0
    }.max()
    #expect(kept.reduce(0) { $0 + list[$1].1 } == best)
  }
}
