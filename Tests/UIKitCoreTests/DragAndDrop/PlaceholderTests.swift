import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// A table whose rows are filled some time after they fell on it.
private final class LateRows: DropRows {
  var contexts: [any UITableViewDropPlaceholderContext] = []
  var places: [IndexPath] = []
  var height: CGFloat = 60
  /// The section of the rows, among others of one row each.
  var home = 0
  var sections = 1
  var hasTitles = false
  var chosen: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dropDelegate = self
  }
  override func numberOfSections(in tableView: UITableView) -> Int { sections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == home ? rows.count : 1
  }
  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { hasTitles ? "header" : nil }
  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? { hasTitles ? "footer" : nil }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    ])
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == home { return super.tableView(tableView, cellForRowAt: indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "other"
    return cell
  }
  override func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let row = coordinator.destinationIndexPath?.row ?? rows.count
    for (index, item) in coordinator.items.enumerated() {
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: IndexPath(row: row + index, section: home),
        reuseIdentifier: "cell",
        rowHeight: height
      )
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "waiting \(index)" }
      contexts.append(coordinator.drop(item.dragItem, to: placeholder))
    }
  }

  func commit(_ index: Int, _ text: String) -> Bool {
    contexts[index].commitInsertion {
      places.append($0)
      rows.insert(text, at: $0.row)
    }
  }

  /// The texts of all cells from top to bottom, with the placeholders'.
  var shown: [String] {
    let cells = tableView.subviews.compactMap { $0 as? UITableViewCell }
    return cells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }
}

/// Items in lines of three, in the first of some sections.
private final class LateItems: DropItems {
  var sections = 1
  /// The place that is kept; nil for that under the finger.
  var place: IndexPath?

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? items.count : 0 }
  override func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let place else {
      return super.collectionView(collectionView, performDropWith: coordinator)
    }
    for item in coordinator.items { keepPlace(for: item.dragItem, at: place, coordinator) }
  }

  /// The frames of the cells that keep places.
  var kept: [CGRect] {
    collectionView.subviews.filter { $0.backgroundColor == .systemGray3 }.map(\.frame)
  }
}

@Suite struct `Placeholders in lists` {
  private func drop(_ count: Int, on row: Int, of screen: LateRows) -> Stage {
    let stage = Gallery.stage("iPhone 15", root: screen)
    let things = (0..<count).map { NSItemProvider(object: "\($0)" as NSString) }
    let rect = screen.tableView.rectForRow(at: IndexPath(row: row, section: screen.home))
    let place = screen.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
    #expect(stage.window.screen.drop(things, at: place))
    stage.settle()
    return stage
  }

  @Test(.oracle("G-08")) func `have cells between the rows until the data have come`() {
    let screen = LateRows()
    let stage = drop(2, on: 1, of: screen)
    Gallery.keep(stage, as: "placeholder-rows")
    #expect(screen.shown == ["a", "waiting 0", "waiting 1", "b", "c"])
    let height = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let second = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(second?.frame.minY == height + 120)
    #expect(screen.tableView.contentSize.height == 3 * height + 120)
    #expect(screen.commit(1, "second"))
    stage.settle()
    #expect(screen.shown == ["a", "waiting 0", "second", "b", "c"])
    #expect(screen.commit(0, "first") && !screen.commit(0, "again"))
    stage.settle()
    #expect(screen.shown == ["a", "first", "second", "b", "c"] && screen.rows == screen.shown)
    #expect(screen.places == [1, 1].map { IndexPath(row: $0, section: 0) })
    #expect(screen.tableView.contentSize.height == 5 * height)
  }

  @Test(.oracle("G-08")) func `follow the rows around them, and go`() {
    let screen = LateRows()
    let stage = drop(2, on: 1, of: screen)
    screen.rows = ["x", "a", "c"]
    screen.tableView.performBatchUpdates {
      screen.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      screen.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    stage.settle()
    #expect(screen.shown == ["x", "a", "waiting 0", "waiting 1", "c"])
    #expect(screen.contexts[0].deletePlaceholder() && !screen.contexts[0].deletePlaceholder())
    stage.settle()
    #expect(screen.shown == ["x", "a", "waiting 1", "c"])
    screen.tableView.reloadData()
    stage.settle()
    #expect(screen.shown == screen.rows && !screen.commit(1, "late"))
  }

  @Test(.oracle("G-08")) func `leave touches to the rows that are shown under them`() throws {
    let screen = LateRows()
    let table: UITableView = screen.tableView
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let stage = drop(2, on: 1, of: screen)
    let height = table.rectForRow(at: [0, 0]).height
    #expect(table.tableFooterView?.frame.minY == 3 * height + 120)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: height + 70)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: height + 130)) == [0, 1])
    #expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: height, width: 9, height: 130)) == [[0, 1]]
    )
    let last = try #require(table.cellForRow(at: [0, 2]))
    #expect(table.rectForRow(at: [0, 2]) == last.frame)
    stage.tap(last)
    #expect(screen.chosen == [[0, 2]])
    let row = table.convert(try #require(table.cellForRow(at: [0, 1])).frame, to: nil)
    stage.drag(
      from: CGPoint(x: row.midX + 100, y: row.midY),
      to: CGPoint(x: row.midX - 100, y: row.midY),
      duration: 0.2
    )
    stage.turn()
    #expect(table.uncovered?.path == [0, 1])
  }

  @Test(.oracle("G-08"), arguments: [nil, -1000, .infinity] as [CGFloat?])
  func `are as high as their cells need where no height is given`(height: CGFloat?) {
    let screen = LateRows()
    screen.height = height ?? UITableView.automaticDimension
    _ = drop(1, on: 1, of: screen)
    #expect(screen.shown == ["a", "waiting 0", "b", "c"])
    let table: UITableView = screen.tableView
    #expect(table.contentSize.height == 4 * table.rectForRow(at: [0, 0]).height)
  }

  @Test(.oracle("G-08")) func `move with their section, and go with it`() {
    let screen = LateRows()
    (screen.sections, screen.home) = (2, 1)
    let stage = drop(2, on: 1, of: screen)
    #expect(screen.shown == ["other", "a", "waiting 0", "waiting 1", "b", "c"])
    screen.home = 0
    screen.tableView.moveSection(1, toSection: 0)
    stage.settle()
    #expect(screen.shown == ["a", "waiting 0", "waiting 1", "b", "c", "other"])
    #expect(screen.commit(0, "first") && screen.places == [[0, 1]])
    stage.settle()
    #expect(screen.shown == ["a", "first", "waiting 1", "b", "c", "other"])
    (screen.sections, screen.home) = (1, -1)
    screen.tableView.deleteSections([0], with: .fade)
    stage.settle()
    #expect(screen.shown == ["other"] && !screen.commit(1, "late"))
  }

  @Test(.oracle("G-08")) func `are between header and footer of their section`() {
    let screen = LateRows()
    (screen.sections, screen.home, screen.hasTitles) = (2, 0, true)
    let table: UITableView = screen.tableView
    let stage = drop(2, on: 1, of: screen)
    #expect(screen.shown == ["a", "waiting 0", "waiting 1", "b", "c", "other"])
    let titles = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    let shown = titles.map(\.frame).sorted { $0.minY < $1.minY }
    let said = (0..<2).flatMap {
      [table.rectForHeader(inSection: $0), table.rectForFooter(inSection: $0)]
    }
    #expect(shown == said)
    let first = table.rect(forSection: 0)
    #expect(first.maxY == said[1].maxY && said[1].minY == table.rectForRow(at: [0, 2]).maxY)
    #expect(table.rect(forSection: 1).minY == first.maxY)
    #expect(table.rect(forSection: 2) == .zero && table.rectForFooter(inSection: 2) == .zero)
    #expect(screen.contexts.allSatisfy { $0.deletePlaceholder() })
    stage.settle()
    #expect(table.rect(forSection: 0).height == first.height - 120)
  }

  private func drop(on place: CGPoint, of screen: LateItems, _ stage: Stage) {
    let point = screen.collectionView.convert(place, to: nil)
    #expect(stage.window.screen.drop([NSItemProvider(object: "n" as NSString)], at: point))
    stage.settle()
  }

  @Test(.oracle("G-08")) func `have cells between items of lines`() {
    let screen = LateItems()
    screen.items.removeLast(4)
    let stage = Gallery.stage("iPhone 15", root: screen)
    let list: UICollectionView = screen.collectionView
    let frames = (0..<5).compactMap { list.layoutAttributesForItem(at: [0, $0])?.frame }
    drop(on: CGPoint(x: frames[1].midX, y: frames[1].midY), of: screen, stage)
    Gallery.keep(stage, as: "placeholder-items")
    func frame(_ item: Int) -> CGRect? { list.cellForItem(at: [0, item])?.frame }
    #expect(frame(0) == frames[0] && frame(1) == frames[2] && frame(3) == frames[4])
    #expect(frame(4)?.minY == frames[4].minY && frame(4)?.minX != frames[4].minX)
    #expect(list.contentSize.height == frames[4].maxY)
    #expect(screen.kept == [frames[1]])
    #expect(screen.contexts.first?.commitInsertion { _ in screen.items.append("") } == true)
    stage.settle()
    #expect(frame(1) == frames[1] && frame(2) == frames[2] && screen.kept == [])
  }

  @Test(.oracle("G-08"), arguments: [5, 0]) func `are shown in a section without items`(
    items: Int
  ) {
    let screen = LateItems()
    screen.items = Array(repeating: "", count: items)
    (screen.sections, screen.place) = (2, [1, 0])
    let stage = Gallery.stage("iPhone 15", root: screen)
    drop(on: CGPoint(x: 200, y: 400), of: screen, stage)
    let list: UICollectionView = screen.collectionView
    let last = list.layoutAttributesForItem(at: [0, items - 1])?.frame ?? .zero
    let expected = CGRect(x: 0, y: last.maxY, width: 100, height: 100)
    #expect(screen.kept == [expected] && list.contentSize.height >= expected.maxY)
    #expect(screen.contexts.first?.deletePlaceholder() == true)
    stage.settle()
    #expect(screen.kept == [] && list.contentSize.height == last.maxY)
  }
}
