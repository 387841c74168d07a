internal import UIKitCore

/// Finds what can be done with what a controller shows, as a finger finds it.
struct TourActions {
  let screen: UIScreen
  private(set) var found: [TourAction] = []
  /// The number of rows and items in lists, in sight or not.
  private(set) var entries = 0
  private var keys: Set<String> = []
  /// The number of rows of a section, and of one kind, that are tried; most lists end long before,
  /// since two rows that lead to nothing new are enough.
  private static let rowsLimit = 60

  init(at place: TourPlace, on screen: UIScreen) {
    self.screen = screen
    guard let view = place.front.viewIfLoaded else { return }
    let views = view.seen(on: screen).reversed()
    for view in views { collect(view) }
    addLeaving(place.front)
  }

  mutating func add(_ action: TourAction) {
    guard keys.insert(action.choice.key).inserted else { return }
    found.append(action)
  }

  private mutating func collect(_ view: UIView) {
    switch view {
    case let table as UITableView: addRows(of: table)
    case let collection as UICollectionView: addItems(of: collection)
    case let control as UIControl:
      if control.isEnabled, control.isReachable(on: screen) { addControl(control) }
    case let text as UITextView:
      if text.isEditable, text.isReachable(on: screen) { addTyping(text, "the text") }
    default: addTurning(view)
    }
    addGestures(of: view)
  }

  // MARK: - Leaving

  /// Ways back that need no button.
  private mutating func addLeaving(_ front: UIViewController) {
    guard front.presentingViewController != nil, !(front is UIAlertController) else { return }
    add(TourAction("pull it away", .leave) { [weak front] _ in front?.leaveAsByUser() })
  }

  /// The pages of a page controller go by dragging.
  private mutating func addTurning(_ view: UIView) {
    guard let pages = view.viewController as? UIPageViewController, pages.dataSource != nil else {
      return
    }
    let isVertical = pages.navigationOrientation == .vertical
    add(
      TourAction("turn the page", .change) { [screen, weak view] hand in
        guard let middle = view?.shownMiddle(on: screen) else { return }
        let way = isVertical ? CGVector(dx: 0, dy: -300) : CGVector(dx: -250, dy: 0)
        let start = CGPoint(x: middle.x - way.dx / 2, y: middle.y - way.dy / 2)
        hand.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
      }
    )
  }

  // MARK: - Lists

  private mutating func addRows(of table: UITableView) {
    guard table.allowsSelection || table.isEditing, table.window != nil else { return }
    entries += (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    let isStatic = table.showsDocument
    var counts: [String: Int] = [:]
    for section in 0..<min(table.numberOfSections, 12) {
      for row in 0..<min(table.numberOfRows(inSection: section), Self.rowsLimit) {
        let path = IndexPath(row: row, section: section)
        let cell = table.cellForRow(at: path)
        let kind = isStatic ? "\(section)/\(row)" : cell?.reuseIdentifier ?? "row"
        counts[kind, default: 0] += 1
        // A row without a look for being selected is selected all the same.
        guard counts[kind, default: 0] <= Self.rowsLimit else { continue }
        addRow(path, kind, cell?.spokenName, of: table)
      }
    }
  }

  private mutating func addRow(
    _ path: IndexPath,
    _ kind: String,
    _ name: String?,
    of table: UITableView
  ) {
    let place = "\(path.section)/\(path.row)"
    let title = "tap the row \(place)" + (name.map { " “\($0.short)”" } ?? "")
    add(
      TourAction(title, key: "row \(place)", group: "rows \(kind)", .open) { [screen] hand in
        table.scrollToRow(at: path, at: .none, animated: false)
        hand.time.turn()
        hand.tap(table.middle(of: table.rectForRow(at: path), on: screen))
      }
    )
    guard let cell = table.cellForRow(at: path),
      [.detailButton, .detailDisclosureButton].contains(cell.accessoryType)
    else { return }
    add(
      TourAction(
        "tap the accessory of the row \(place)",
        group: "accessories \(kind)",
        .open
      ) { hand in
        let rect = table.convert(table.rectForRow(at: path), to: nil)
        hand.tap(CGPoint(x: rect.maxX - 30, y: rect.midY))
      }
    )
  }

  /// The items in sight, and a way to those below.
  private mutating func addItems(of collection: UICollectionView) {
    guard collection.allowsSelection else { return }
    entries += (0..<collection.numberOfSections).reduce(0) {
      $0 + collection.numberOfItems(inSection: $1)
    }
    let shown = collection.indexPathsForVisibleItems.sorted()
    for path in shown.prefix(Self.rowsLimit) { addItem(path, of: collection) }
    if let next = collection.itemBelow(shown) { addScrolling(to: next, in: collection) }
  }

  /// The name is part of an item's key, since items of an outline change places.
  private mutating func addItem(_ path: IndexPath, of collection: UICollectionView) {
    guard let cell = collection.cellForItem(at: path), cell.isReachable(on: screen) else { return }
    let place = "\(path.section)/\(path.item)"
    let title = "tap the item \(place)" + (cell.spokenName.map { " “\($0.short)”" } ?? "")
    let kind = "items \(cell.reuseIdentifier ?? "")"
    add(
      TourAction(title, key: title, group: kind, .open) { [screen, weak cell] hand in
        if let cell { hand.tap(cell.shownMiddle(on: screen)) }
      }
    )
  }

  private mutating func addScrolling(to path: IndexPath, in collection: UICollectionView) {
    let title = "scroll to the item \(path.section)/\(path.item)"
    add(
      TourAction(title, group: "scrolling", .tab) { [weak collection] _ in
        collection?.scrollToItem(at: path, at: .top, animated: false)
      }
    )
  }
}

extension UICollectionView {
  /// The first item behind those in sight that lies below them.
  fileprivate func itemBelow(_ shown: [IndexPath]) -> IndexPath? {
    let end = bounds.inset(by: adjustedContentInset).maxY
    guard let first = shown.first else { return nil }
    for section in stride(from: first.section, to: min(numberOfSections, first.section + 12), by: 1)
    {
      let begin = section == first.section ? first.item : 0
      let last = min(numberOfItems(inSection: section), begin + 60)
      for item in stride(from: begin, to: last, by: 1) {
        let path = IndexPath(item: item, section: section)
        let place = collectionViewLayout.layoutAttributesForItem(at: path)
        if let place, place.frame.midY > end, place.frame.minX < bounds.maxX { return path }
      }
    }
    return nil
  }
}

extension String {
  /// At most as long as a line of the account takes.
  var short: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
