import CoreData
import Foundation
import Testing
import UIKitTesting

/// What several contexts, or programs, do to the same objects.
@MainActor @Suite struct `Joined changes of contexts` {
  private func peer(of container: NSPersistentContainer) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    return context
  }

  private func names(_ set: NSSet?) -> [String] {
    (set?.allObjects ?? []).compactMap { ($0 as? Product)?.name }.sorted()
  }

  @Test func `additions of two contexts to one relationship are all kept`() throws {
    let url = try Shop.file()
    let container = try Shop.container(at: url)
    let (first, second) = (container.viewContext, peer(of: container))
    let shelf = Shelf(context: first)
    try first.save()
    let copy = try #require(second.object(with: shelf.objectID) as? Shelf)
    let (tea, milk) = (Product(context: first), Product(context: second))
    (tea.name, milk.name) = ("Tea", "Milk")
    tea.shelf = shelf
    copy.managedAdd(milk, to: "addProductsObject")
    try first.save()
    second.refresh(copy, mergeChanges: true)
    #expect(names(copy.products) == ["Milk", "Tea"])
    try second.save()
    first.refresh(shelf, mergeChanges: true)
    #expect(names(shelf.products) == ["Milk", "Tea"])
    let again = try Shop.container(at: url).viewContext
    let read = try #require(try again.fetch(NSFetchRequest<Shelf>()).first)
    #expect(names(read.products) == ["Milk", "Tea"])
    #expect(try again.fetch(NSFetchRequest<Product>()).allSatisfy { $0.shelf === read })
  }

  @Test func `a child's changes join those of its parent`() throws {
    let url = try Shop.file()
    let parent = try Shop.container(at: url).viewContext
    let (shelf, other) = (Shelf(context: parent), Shelf(context: parent))
    let (tea, salt) = (Product(context: parent), Product(context: parent))
    (tea.name, salt.name) = ("Tea", "Salt")
    salt.shelf = shelf
    try parent.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = parent
    let copy = try #require(child.object(with: shelf.objectID) as? Shelf)
    let teaCopy = try #require(child.object(with: tea.objectID) as? Product)
    let milk = Product(context: child)
    milk.name = "Milk"
    (milk.shelf, teaCopy.shelf) = (copy, copy)
    let bread = Product(context: parent)
    (bread.name, bread.shelf) = ("Bread", shelf)
    tea.shelf = other
    try child.save()
    #expect(names(shelf.products) == ["Bread", "Milk", "Salt", "Tea"])
    #expect(tea.shelf === shelf && names(other.products) == [] && bread.shelf === shelf)
    try parent.save()
    child.delete(copy)
    try child.save()
    parent.processPendingChanges()
    #expect(shelf.isDeleted && bread.shelf == nil)
    try parent.save()
    let again = try Shop.container(at: url).viewContext
    #expect(try again.fetch(NSFetchRequest<Product>()).allSatisfy { $0.shelf == nil })
    #expect(try again.count(for: NSFetchRequest<Shelf>()) == 1)
  }

  @Test func `children save on their parent's queue, also inside of its blocks`() async throws {
    let container = try Shop.container()
    let parent = container.newBackgroundContext()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = parent
    let save: @Sendable () throws -> Void = {
      try child.performAndWait {
        Product(context: child).name = "Tea"
        try child.save()
      }
    }
    try parent.performAndWait(save)
    try await parent.perform(save)
    try save()
    let count = parent.performAndWait { parent.insertedObjects.count }
    #expect(count == 3)
  }

  @Test(.oracle("CD-15")) func `a changed object may not take unique values`() throws {
    let model = Shop.model()
    model.entitiesByName["Product"]?.uniquenessConstraints = [["name"]]
    let context = try Shop.container(at: nil, model).viewContext
    let (tea, milk) = (Product(context: context), Product(context: context))
    (tea.name, milk.name) = ("Tea", "Milk")
    try context.save()
    (tea.name, milk.name) = ("Milk", "Tea")
    try context.save()
    tea.name = "Tea"
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try context.save()
    #expect(tea.name == "Milk" && milk.name == "Tea")
    tea.name = "Tea"
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Product>()) == [tea])
  }

  @Test func `changes of objects whose store was removed are an error`() throws {
    let container = try Shop.container()
    let product = Product(context: container.viewContext)
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    let store = coordinator.persistentStores[0]
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType,
      configurationName: nil,
      at: nil
    )
    try coordinator.remove(store)
    product.name = "Tea"
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSPersistentStoreSaveError)
  }

  @Test(arguments: [false, true])
  func `a file that can't be opened is an error`(_ isFolder: Bool) throws {
    let file = try Shop.file()
    let url =
      isFolder
      ? file.deletingLastPathComponent()
      : file.deletingLastPathComponent().appendingPathComponent("missing/Shop.sqlite")
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Shop.model())
    let error = #expect(throws: NSError.self) {
      try coordinator.addPersistentStore(type: .sqlite, at: url)
    }
    #expect(error?.code == NSPersistentStoreOpenError)
  }

  @Test(.oracle("CD-19")) func `a date as a scalar is its seconds since 2001`() throws {
    let context = try Shop.container().viewContext
    let product = Product(context: context)
    #expect(product.managed("added") as TimeInterval == 0)
    product.manage(60.5, "added")
    #expect(product.added == Date(timeIntervalSinceReferenceDate: 60.5))
    #expect(product.managed("added") as TimeInterval == 60.5)
  }

  @Test(.oracle("CD-18")) func `methods find their relationship by name`() throws {
    let context = try Shop.container().viewContext
    let (shelf, product) = (Shelf(context: context), Product(context: context))
    for (add, remove) in [
      ("addToProducts", "removeFromProducts"), ("addProductsObject", "removeProductsObject"),
      ("addProducts", "removeProducts"),
    ] {
      shelf.managedAdd(product, to: add)
      #expect(product.shelf === shelf)
      shelf.managedRemove(product, from: remove)
      #expect(product.shelf == nil)
    }
    shelf.managedInsert(product, into: "insertIntoOrder", at: 0)
    #expect(shelf.order?.array as? [Product] == [product])
    shelf.managedReplace(in: "replaceOrder", at: 0, with: Product(context: context))
    shelf.managedRemove(from: "removeFromOrder", at: 0)
    #expect(shelf.order?.count == 0)
  }
}
