/// The work of a fetched results controller, whatever the type of its results.
open class ResultsController: NSObject, @unchecked Sendable {
  let request: FetchDescription
  /// The context whose objects are followed.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the value that a section's objects have in common; nil for one section.
  public let sectionNameKeyPath: String?
  /// The name under which iOS keeps sections between launches; not used here.
  public let cacheName: String?
  /// Hears of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  var list: [ResultsSection]?
  private var observer: (any NSObjectProtocol)?

  init(
    _ request: FetchDescription,
    _ context: NSManagedObjectContext,
    _ sectionNameKeyPath: String?,
    _ cacheName: String?
  ) {
    guard request.sortDescriptors?.isEmpty == false else {
      ManagedException.noSortDescriptors.raise()
    }
    self.request = request
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// Carries out the request, and follows the context from then on (CD-17).
  open func performFetch() throws {
    let fetched = try sections()
    list = fetched
    delegate?.controller(untyped, didChangeContentWith: Self.snapshot(of: fetched))
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: managedObjectContext,
      queue: nil
    ) { [weak self] in self?.follow($0) }
  }

  private func sections() throws -> [ResultsSection] {
    let results = try managedObjectContext.results(of: request)
    guard let sectionNameKeyPath else { return [ResultsSection(name: "", list: results)] }
    var sections: [ResultsSection] = []
    for object in results {
      let value = KeyPathReader.value(sectionNameKeyPath, of: object)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name != name {
        // Objects of one section that don't follow one another are brought together.
        if let place = sections.firstIndex(where: { $0.name == name }) {
          sections[place].list.append(object)
          continue
        }
        sections.append(ResultsSection(name: name))
      }
      sections[sections.count - 1].list.append(object)
    }
    return sections
  }

  /// Finds out what a context's changes mean for the results, and says so.
  private func follow(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    guard concerns(info), let old = list, let new = try? sections() else { return }
    list = new
    guard let delegate else { return }
    let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].reduce(into: Set<NSManagedObject>())
    {
      $0.formUnion(info[$1] as? Set<NSManagedObject> ?? [])
    }
    let changes = ResultsChanges(from: old, to: new, changed: changed)
    guard !changes.isEmpty else { return }
    tell(changes, delegate)
  }

  /// True if objects of the request's kind are among those that changed, or all may be.
  private func concerns(_ info: [AnyHashable: Any]) -> Bool {
    guard info[NSInvalidatedAllObjectsKey] == nil else { return true }
    let entity = request.entity(in: managedObjectContext)
    let keys = [
      NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey,
      NSInvalidatedObjectsKey,
    ]
    return keys.contains { key in
      (info[key] as? Set<NSManagedObject>)?.contains { $0.entity.isKindOf(entity: entity) } == true
    }
  }

  /// The controller as delegates know it.
  ///
  /// Its generic type has no storage of its own, so that it is the same object for any results.
  var untyped: NSFetchedResultsController<NSFetchRequestResult> {
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    return Unmanaged<NSFetchedResultsController<NSFetchRequestResult>>.fromOpaque(pointer)
      .takeUnretainedValue()
  }

  private func tell(
    _ changes: ResultsChanges,
    _ delegate: any NSFetchedResultsControllerDelegate
  ) {
    let controller = untyped
    delegate.controllerWillChangeContent(controller)
    for change in changes.sections {
      delegate.controller(
        controller,
        didChange: change.section,
        atSectionIndex: change.index,
        for: change.type
      )
    }
    for change in changes.objects {
      delegate.controller(
        controller,
        didChange: change.object,
        at: change.old,
        for: change.type,
        newIndexPath: change.new
      )
    }
    if sectionNameKeyPath == nil {
      delegate.controller(controller, didChangeContentWith: changes.difference)
    }
    let reloaded = changes.objects.filter { $0.type == .update || $0.type == .move }
    delegate.controller(
      controller,
      didChangeContentWith: Self.snapshot(of: list ?? [], reloaded: reloaded.map(\.object))
    )
    delegate.controllerDidChangeContent(controller)
  }

  private static func snapshot(
    of sections: [ResultsSection],
    reloaded: [NSObject] = []
  ) -> NSDiffableDataSourceSnapshotReference {
    func identifier(_ object: NSObject) -> Any { (object as? NSManagedObject)?.objectID ?? object }
    return NSDiffableDataSourceSnapshotReference(
      sections.map { ($0.name, $0.list.map(identifier)) },
      reloadedItems: reloaded.map(identifier)
    )
  }
}
