/// The kinds of changes of results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
  /// The value that its objects have in common.
  var name: String { get }
  /// The letter beside a list; the first of the name.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects in their order.
  var objects: [Any]? { get }
}

/// A section as the controller keeps it.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  var list: [NSObject] = []
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { list.count }
  var objects: [Any]? { list }
}

/// Hears of changes of a controller's results (CD-17).
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the calls about a turn's changes.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  /// Called after the calls about a turn's changes; the controller has the new results from the
  /// first call on.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  /// Called for each object that came, went, moved or changed; its old place counts in the old
  /// results, its new one in the new.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
  /// Called for each section that came or went.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  )
  /// Called once for all changes, with those of the identifiers of one section's objects.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  )
  /// Called with all sections and the identifiers of all objects, after each change and once after
  /// the request is carried out (CD-22).
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )
  /// The letter beside a list for a section's name.
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange anObject: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  /// The first letter of the name.
  public func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}
