/// The results of a request as a list shows them, in sections, and their changes (CD-17).
open class NSFetchedResultsController<ResultType>: ResultsController, @unchecked Sendable {
  /// A controller of a request with sort descriptors, which the first of sections have to agree
  /// with; raises for a request without them.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    super.init(fetchRequest, context, sectionNameKeyPath, name)
  }

  /// A controller without a store, as apps make one before they have a context (L-182).
  public convenience init() {
    let request = NSFetchRequest<ResultType>()
    request.sortDescriptors = [NSSortDescriptor(key: "self", ascending: true)]
    self.init(
      fetchRequest: request,
      managedObjectContext: NSManagedObjectContext(),
      sectionNameKeyPath: nil,
      cacheName: nil
    )
  }

  /// The request; after it was changed, `performFetch()` carries it out anew.
  public var fetchRequest: NSFetchRequest<ResultType> {
    unsafeDowncast(request, to: NSFetchRequest<ResultType>.self)
  }

  /// The results in their order; nil before the first fetch.
  open var fetchedObjects: [ResultType]? {
    list.map { $0.flatMap { $0.list.compactMap { $0 as? ResultType } } }
  }

  /// The sections in their order; nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { list }

  /// The letters beside a list.
  open var sectionIndexTitles: [String] {
    (list ?? []).compactMap { section in
      delegate?.controller(untyped, sectionIndexTitleForSectionName: section.name)
        ?? section.indexTitle
    }
  }

  /// The object at a place; raises for a place that there isn't.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard indexPath.count == 2, let list, list.indices.contains(indexPath[0]),
      list[indexPath[0]].list.indices.contains(indexPath[1]),
      let object = list[indexPath[0]].list[indexPath[1]] as? ResultType
    else {
      ManagedException.noSuchResult(indexPath).raise()
    }
    return object
  }

  /// The place of an object; nil for one that isn't among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let object = object as? NSObject else { return nil }
    for (place, section) in (list ?? []).enumerated() {
      if let index = section.list.firstIndex(where: { $0 === object }) {
        return IndexPath(indexes: [place, index])
      }
    }
    return nil
  }

  /// The letter for a section's name.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// The section for a letter.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sectionIndex
  }

  /// Does nothing: nothing is kept between launches.
  public class func deleteCache(withName name: String?) {}
}
