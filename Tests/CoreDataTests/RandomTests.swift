import CoreData
import Foundation
import Testing
import UIKitTesting

/// The objects as a dictionary has them, beside a context that does the same.
private struct PlainShop: Equatable {
  struct PlainProduct: Equatable {
    var name = ""
    var shelf: Int?
    var tags: Set<Int> = []
  }

  var products: [Int: PlainProduct] = [:]
  var shelves: Set<Int> = []
  var tags: Set<Int> = []
}

@MainActor @Suite struct `Random changes` {
  @Test(.oracle("CD-06"), arguments: 1...6)
  func `a store is what a plain model says, also when it is opened again`(_ seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let url = try Shop.file()
    var context = try Shop.container(at: url).viewContext
    var shop = PlainShop()
    var saved = shop
    for step in 0..<120 {
      try change(&shop, context, step, &numbers)
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0:
        try context.save()
        saved = shop
      case 1:
        context.rollback()
        shop = saved
      case 2:
        context.rollback()
        context = try Shop.container(at: url).viewContext
        shop = saved
      default: context.processPendingChanges()
      }
      try #require(try plain(context) == shop, "step \(step)")
      try checkInverses(context)
    }
  }

  private func change(
    _ shop: inout PlainShop,
    _ context: NSManagedObjectContext,
    _ step: Int,
    _ numbers: inout SeededNumbers
  ) throws {
    func object<Object: NSManagedObject>(_ name: String, _ type: Object.Type) throws -> Object {
      let request = NSFetchRequest<Object>(entityName: String(describing: type))
      request.predicate = NSPredicate(format: "name BEGINSWITH %@", name + " ")
      return try #require(try context.fetch(request).first)
    }
    let (product, shelf, tag) = (
      shop.products.keys.sorted().randomElement(using: &numbers),
      shop.shelves.sorted().randomElement(using: &numbers),
      shop.tags.sorted().randomElement(using: &numbers)
    )
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1:
      Product(context: context).name = "\(step) new"
      shop.products[step] = PlainShop.PlainProduct(name: "\(step) new")
    case 2:
      Shelf(context: context).name = "\(step) shelf"
      shop.shelves.insert(step)
    case 3:
      Tag(context: context).name = "\(step) tag"
      shop.tags.insert(step)
    case 4:
      guard let product else { return }
      let target = Bool.random(using: &numbers) ? shelf : nil
      try object("\(product)", Product.self).shelf = try target.map {
        try object("\($0)", Shelf.self)
      }
      shop.products[product]?.shelf = target
    case 5:
      guard let product, let tag else { return }
      let isIn = shop.products[product]?.tags.contains(tag) == true
      let (thing, label) = (try object("\(product)", Product.self), try object("\(tag)", Tag.self))
      if isIn {
        label.managedRemove(thing, from: "Products")
      } else {
        thing.managedAdd(label, to: "Tags")
      }
      shop.products[product]?.tags.formSymmetricDifference([tag])
    case 6:
      guard let shelf else { return }
      context.delete(try object("\(shelf)", Shelf.self))
      shop.shelves.remove(shelf)
      for key in shop.products.keys where shop.products[key]?.shelf == shelf {
        shop.products[key]?.shelf = nil
      }
      context.processPendingChanges()
    default:
      guard let product else { return }
      context.delete(try object("\(product)", Product.self))
      shop.products[product] = nil
      context.processPendingChanges()
    }
  }

  private func number(_ object: NSManagedObject) -> Int {
    (object.value(forKey: "name") as? String)?.split(separator: " ").first.flatMap { Int($0) } ?? -1
  }

  private func plain(_ context: NSManagedObjectContext) throws -> PlainShop {
    var shop = PlainShop()
    for product in try context.fetch(NSFetchRequest<Product>()) {
      shop.products[number(product)] = PlainShop.PlainProduct(
        name: product.name ?? "",
        shelf: product.shelf.map(number),
        tags: Set((product.tags ?? []).map(number))
      )
    }
    shop.shelves = Set(try context.fetch(NSFetchRequest<Shelf>()).map(number))
    shop.tags = Set(try context.fetch(NSFetchRequest<Tag>()).map(number))
    return shop
  }

  /// Each object that a relationship leads to leads back.
  private func checkInverses(_ context: NSManagedObjectContext) throws {
    for name in ["Product", "Shelf", "Tag"] {
      for object in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name)) {
        for relationship in object.entity.relationshipsByName.values {
          for id in object.objectIDs(forRelationshipNamed: relationship.name) {
            let back = context.object(with: id)
              .objectIDs(forRelationshipNamed: relationship.inverseRelationship?.name ?? "")
            #expect(back.contains(object.objectID), "\(name).\(relationship.name)")
          }
        }
      }
    }
  }
}
