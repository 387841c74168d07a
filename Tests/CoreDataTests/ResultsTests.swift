import CoreData
import Foundation
import Testing
import UIKitTesting

/// A list that follows a controller's calls as a table view does: deletions by their old places,
/// insertions by their new ones.
private final class FollowingList: NSFetchedResultsControllerDelegate {
  var rows: [[String]] = []
  var log: [String] = []
  private var gone: [IndexPath] = []
  private var come: [(IndexPath, String)] = []
  private var goneSections: [Int] = []
  private var newSections: [Int] = []

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    log.append("will")
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {
    log.append("\(type)")
    if type != .insert, let indexPath { gone.append(indexPath) }
    if type != .delete, let newIndexPath {
      come.append((newIndexPath, (anObject as? Product)?.name ?? ""))
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    log.append("section \(type)")
    if type == .insert {
      newSections.append(sectionIndex)
    } else {
      goneSections.append(sectionIndex)
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    log.append("did")
    for path in gone.sorted(by: >) { rows[path[0]].remove(at: path[1]) }
    for section in goneSections.sorted(by: >) { rows.remove(at: section) }
    for section in newSections.sorted() { rows.insert([], at: section) }
    for (path, name) in come.sorted(by: { $0.0 < $1.0 }) { rows[path[0]].insert(name, at: path[1]) }
    (gone, come, goneSections, newSections) = ([], [], [], [])
  }
}

@MainActor @Suite struct `Fetched results` {
  private func controller(
    _ context: NSManagedObjectContext,
    sections: String? = nil
  ) throws -> NSFetchedResultsController<Product> {
    let request = NSFetchRequest<Product>(entityName: "Product")
    request.sortDescriptors =
      (sections == nil ? [] : [NSSortDescriptor(key: sections, ascending: true)])
      + [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: sections,
      cacheName: "any"
    )
    try controller.performFetch()
    return controller
  }

  @Test(.oracle("CD-17")) func `a delegate hears of what came, went, moved and changed`() throws {
    let context = try Shop.container().viewContext
    let controller = try controller(context)
    let list = FollowingList()
    (controller.delegate, list.rows) = (list, [[]])
    let (tea, milk) = (Product(context: context), Product(context: context))
    (tea.name, milk.name) = ("Tea", "Milk")
    try context.save()
    #expect(list.log == ["will", "insert", "insert", "did"] && list.rows == [["Milk", "Tea"]])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])) === tea)
    #expect(controller.indexPath(forObject: milk) == IndexPath(indexes: [0, 0]))
    list.log = []
    tea.name = "Apple"
    context.processPendingChanges()
    #expect(list.log == ["will", "move", "did"] && list.rows == [["Apple", "Milk"]])
    list.log = []
    milk.price = 9
    context.processPendingChanges()
    #expect(list.log == ["will", "update", "did"])
    list.log = []
    context.delete(tea)
    context.processPendingChanges()
    #expect(list.log == ["will", "delete", "did"] && controller.fetchedObjects == [milk])
    list.log = []
    _ = Shelf(context: context)
    context.processPendingChanges()
    #expect(list.log == [])
  }

  @Test(.oracle("CD-17"), arguments: 1...8)
  func `a list that follows random changes equals the results`(_ seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let context = try Shop.container().viewContext
    let controller = try controller(context, sections: "count")
    let list = FollowingList()
    controller.delegate = list
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        let all = try context.fetch(NSFetchRequest<Product>())
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0, 1:
          let product = Product(context: context)
          product.name = "\(Int.random(in: 0..<100, using: &numbers)) \(step)"
          product.count = Int16.random(in: 0..<4, using: &numbers)
        case 2:
          all.randomElement(using: &numbers)?.name = "\(Int.random(in: 0..<100, using: &numbers))"
        default:
          guard let product = all.randomElement(using: &numbers) else { continue }
          if Bool.random(using: &numbers) {
            context.delete(product)
          } else {
            product.count = Int16.random(in: 0..<4, using: &numbers)
          }
        }
      }
      context.processPendingChanges()
      let results = (controller.sections ?? []).map { section in
        (section.objects ?? []).map { ($0 as? Product)?.name ?? "" }
      }
      #expect(list.rows.filter { !$0.isEmpty } == results.filter { !$0.isEmpty }, "step \(step)")
    }
  }
}

/// Snapshots for diffable data sources.
@MainActor @Suite struct `Snapshots of fetched results` {
  private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshotReference] = []

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(snapshot) }
  }

  @Test(.oracle("CD-22")) func `a delegate gets snapshots at first and of each turn`() throws {
    let context = try Shop.container().viewContext
    let (tea, milk) = (Product(context: context), Product(context: context))
    (tea.name, tea.count, milk.name, milk.count) = ("Tea", 1, "Milk", 2)
    let request = NSFetchRequest<Product>(entityName: "Product")
    request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request,
      managedObjectContext: context,
      sectionNameKeyPath: "count",
      cacheName: nil
    )
    let listener = Listener()
    controller.delegate = listener
    context.processPendingChanges()
    try controller.performFetch()
    let first = try #require(listener.snapshots.first)
    #expect(first.sectionIdentifiers as? [String] == ["1", "2"])
    #expect(first.itemIdentifiers as? [NSManagedObjectID] == [tea.objectID, milk.objectID])
    #expect(first.numberOfItems(inSection: "2") == 1 && first.numberOfSections == 2)
    tea.name = "Green tea"
    context.processPendingChanges()
    #expect(listener.snapshots.count == 2)
    let last = try #require(listener.snapshots.last)
    #expect(last.reloadedItemIdentifiers as? [NSManagedObjectID] == [tea.objectID])
  }

  @Test func `a history is empty, and the newest values are there`() throws {
    let context = try Shop.container().viewContext
    try context.setQueryGenerationFrom(.current)
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date())
    let result = try context.execute(request) as? NSPersistentHistoryResult
    #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    #expect(context.queryGenerationToken == nil)
  }
}
