import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

/// A controller of a list of words, which writes down what it is asked and told.
final class WordTableController: UITableViewController {
  var words: [String]
  let ledger: Ledger
  var actions: [UIContextualAction] = []
  var letters: [String]?
  var movable = false
  var editingStyle = UITableViewCell.EditingStyle.delete

  init(_ words: [String], _ ledger: Ledger, style: UITableView.Style = .plain) {
    self.words = words
    self.ledger = ledger
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    ledger.note("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    ledger.note("shouldHighlight \(indexPath.row)")
    return true
  }

  override func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    ledger.note("willSelect \(indexPath.row)")
    return words[indexPath.row] == "never" ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    ledger.note("didSelect \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    ledger.note("didDeselect \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    ledger.note("commit \(editingStyle) \(indexPath.row)")
    if editingStyle == .delete {
      words.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    } else {
      words.insert("new", at: indexPath.row + 1)
      let path = IndexPath(row: indexPath.row + 1, section: 0)
      tableView.insertRows(at: [path], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    movable
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    ledger.note("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
  }

  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    ledger.note("willBeginEditing \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    ledger.note("didEndEditing \(indexPath.map { "\($0.row)" } ?? "-")")
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  /// What the rows in sight say.
  var shown: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
}

@Suite(.serialized) struct `Tables that change` {
  private func shown(
    _ words: [String] = ["a", "b", "c", "d"]
  ) -> (Stage, WordTableController) {
    let stage = Stage(.iPhone15)
    let list = WordTableController(words, stage.ledger)
    stage.show(list)
    stage.turn()
    _ = stage.ledger.take()
    return (stage, list)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(.oracle("V-06")) func `a batch asks for new rows alone, and cells and selection move`() {
    let (stage, list) = shown()
    let table: UITableView = list.tableView
    let kept = table.cellForRow(at: path(2))
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    list.words = ["x", "a", "c", "d"]
    var isDone = false
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .none)
      table.insertRows(at: [path(0)], with: .none)
      #expect(table.hasUncommittedUpdates)
    } completion: {
      isDone = $0
    }
    stage.advance(by: 1)
    #expect(stage.ledger.take() == ["cell 0"])
    #expect(list.shown == ["x", "a", "c", "d"])
    #expect(table.cellForRow(at: path(2)) === kept)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(isDone && !table.hasUncommittedUpdates)
    #expect(table.rectForRow(at: path(3)).minY == 150)
  }

  @Test func `rows are reloaded by new cells, and reconfigured in those that are there`() {
    let (stage, list) = shown()
    let table: UITableView = list.tableView
    let (first, second) = (table.cellForRow(at: path(0)), table.cellForRow(at: path(1)))
    list.words = ["A", "B", "c", "d"]
    table.reconfigureRows(at: [path(0)])
    table.reloadRows(at: [path(1)], with: .none)
    stage.turn()
    #expect(stage.ledger.take() == ["cell 0", "cell 1"])
    #expect(list.shown == ["A", "B", "c", "d"])
    #expect(table.cellForRow(at: path(0)) === first)
    #expect(second?.superview == nil || table.cellForRow(at: path(1)) === second)
  }

  @Test func `nested batches are one`() {
    let (stage, list) = shown()
    let table: UITableView = list.tableView
    table.beginUpdates()
    table.beginUpdates()
    list.words = ["b", "a", "c"]
    table.moveRow(at: path(1), to: path(0))
    table.endUpdates()
    table.deleteRows(at: [path(3)], with: .none)
    table.endUpdates()
    stage.turn()
    #expect(list.shown == ["b", "a", "c"])
    #expect(stage.ledger.take().isEmpty)
  }

  @Test func `an empty batch measures the rows anew`() {
    let (stage, list) = shown()
    let table: UITableView = list.tableView
    let cell = table.cellForRow(at: path(0))
    table.delegate = nil
    table.rowHeight = 70
    stage.turn()
    table.beginUpdates()
    table.endUpdates()
    stage.turn()
    #expect(table.rectForRow(at: path(1)).minY == 70)
    withExtendedLifetime(cell) {}
  }

  @Test(.oracle("V-07")) func `reloading everything drops the selection`() {
    let (stage, list) = shown()
    list.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    list.tableView.reloadData()
    stage.turn()
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(stage.ledger.take() == ["cell 0", "cell 1", "cell 2", "cell 3"])
  }

  @Test(.oracle("V-01")) func `a batch that does not add up ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(.iPhone15)
        let list = WordTableController(["a"], stage.ledger)
        stage.show(list)
        stage.turn()
        list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    }
  }

  @Test(.oracle("V-03")) func `an unknown identifier ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView(frame: .zero, style: .plain).dequeueReusableCell(
          withIdentifier: "unknown",
          for: IndexPath(row: 0, section: 0)
        )
      }
    }
  }

  @Test(.oracle("V-03")) func `an unknown identifier is named`() {
    #expect(
      ListException.unknownIdentifier(.table, "x", kind: "").reason
        == "unable to dequeue a cell with identifier x - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard"
    )
  }

  @Test(.oracle("V-04")) func `a row that is not there cannot be scrolled to`() async {
    let exception = ListException.scrolledPastEnd(
      .table,
      IndexPath(row: 82, section: 0),
      sections: 1,
      count: 82
    )
    #expect(exception.name == "NSRangeException")
    #expect(exception.reason.hasSuffix("row (82) beyond bounds (82) for section (0)."))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = WordTableController(["a"], Ledger())
        list.tableView.scrollToRow(
          at: IndexPath(row: 1, section: 0),
          at: .top,
          animated: false
        )
      }
    }
  }

  // MARK: Fingers

  @Test func `a tap chooses a row, and another one takes its place`() {
    let (stage, list) = shown(["a", "never", "c"])
    stage.tap("a")
    #expect(stage.ledger.take() == ["shouldHighlight 0", "willSelect 0", "didSelect 0"])
    stage.tap("never")
    #expect(stage.ledger.take() == ["shouldHighlight 1", "willSelect 1"])
    stage.tap("c")
    #expect(
      stage.ledger.take() == ["shouldHighlight 2", "willSelect 2", "didDeselect 0", "didSelect 2"]
    )
    #expect(list.tableView.indexPathsForSelectedRows == [path(2)])
    list.tableView.allowsMultipleSelection = true
    stage.tap("a")
    #expect(list.tableView.indexPathsForSelectedRows == [path(2), path(0)])
    stage.tap("a")
    #expect(list.tableView.indexPathsForSelectedRows == [path(2)])
  }

  @Test func `the selection goes when the table comes back`() {
    let (stage, list) = shown()
    list.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    list.viewWillAppear(false)
    #expect(list.tableView.indexPathForSelectedRow == nil)
    list.clearsSelectionOnViewWillAppear = false
    list.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    list.viewWillAppear(false)
    #expect(list.tableView.indexPathForSelectedRow == path(1))
    withExtendedLifetime(stage) {}
  }

  @Test func `the edit button begins editing, and the red circle asks before it deletes`() throws {
    let stage = Stage(.iPhone15)
    let list = WordTableController(["a", "b", "c"], stage.ledger)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    stage.show(UINavigationController(rootViewController: list))
    stage.turn()
    stage.tap("Edit")
    stage.turn()
    #expect(list.isEditing && list.tableView.isEditing)
    _ = stage.ledger.take()
    let cell = try #require(list.tableView.cellForRow(at: path(1)))
    #expect(cell.isEditing && cell.editingStyle == .delete)
    stage.tap(try #require(cell.editControl))
    #expect(cell.showingDeleteConfirmation)
    #expect(stage.ledger.take().isEmpty)
    stage.tap("Delete")
    stage.advance(by: 1)
    #expect(stage.ledger.take() == ["commit delete 1"])
    #expect(list.shown == ["a", "c"])
    stage.tap("Done")
    #expect(!list.tableView.isEditing)
  }

  @Test func `the green circle inserts at once`() throws {
    let (stage, list) = shown(["a"])
    list.editingStyle = .insert
    list.setEditing(true, animated: false)
    stage.turn()
    stage.tap(try #require(list.tableView.cellForRow(at: path(0))?.editControl))
    stage.advance(by: 1)
    #expect(stage.ledger.take() == ["commit insert 0", "cell 1"])
    #expect(list.shown == ["a", "new"])
  }

  @Test(.oracle("V-144")) func `a row is dragged by its lines to another place`() throws {
    let (stage, list) = shown()
    list.movable = true
    list.tableView.reloadData()
    list.setEditing(true, animated: false)
    stage.turn()
    _ = stage.ledger.take()
    let control = try #require(list.tableView.cellForRow(at: path(0))?.moveControl)
    let start = control.convert(CGPoint(x: 11, y: 25), to: nil)
    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y + 100), duration: 0.4)
    stage.advance(by: 1)
    #expect(stage.ledger.take() == ["move 0 to 2"])
    #expect(list.shown == ["b", "c", "a", "d"])
  }

  @Test func `a swipe uncovers actions, which a tap performs or another swipe covers`() throws {
    let (stage, list) = shown()
    var flagged: [String] = []
    list.actions = [
      UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
        list.words.remove(at: 1)
        list.tableView.deleteRows(at: [self.path(1)], with: .fade)
        done(true)
      },
      UIContextualAction(style: .normal, title: "Flag") { _, _, done in
        flagged.append("b")
        done(true)
      },
    ]
    let row = list.tableView.convert(list.tableView.rectForRow(at: path(1)), to: nil)
    let (left, right) = (
      CGPoint(x: row.midX - 100, y: row.midY), CGPoint(x: row.midX + 100, y: row.midY)
    )
    stage.drag(from: right, to: left, duration: 0.2)
    stage.turn()
    let cell = try #require(list.tableView.cellForRow(at: path(1)))
    #expect(cell.contentView.frame.minX < -140)
    stage.tap("Flag")
    #expect(flagged == ["b"])
    #expect(cell.slide == 0)
    stage.drag(from: right, to: left, duration: 0.2)
    stage.drag(from: left, to: right, duration: 0.2)
    #expect(list.tableView.uncovered == nil)
    stage.drag(from: right, to: left, duration: 0.2)
    _ = stage.ledger.take()
    stage.tap("Remove")
    stage.advance(by: 1)
    #expect(list.shown == ["a", "c", "d"])
    #expect(stage.ledger.take() == ["didEndEditing 1"])
  }

  @Test func `a letter of the index goes to its section`() {
    final class Letters: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
    }
    let stage = Stage(.iPhone15)
    let letters = Letters()
    let controller = UIViewController()
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    table.rowHeight = 50
    table.dataSource = letters
    controller.view.addSubview(table)
    stage.show(controller)
    stage.turn()
    stage.tap("B")
    #expect(
      table.contentOffset.y == table.rect(forSection: 1).minY - table.adjustedContentInset.top
    )
    table.sectionIndexMinimumDisplayRowCount = 100
    table.reloadSectionIndexTitles()
    stage.turn()
    #expect(table.indexView == nil)
  }

  @Test func `rows a screen ahead are named once`() {
    final class Ahead: NSObject, UITableViewDataSourcePrefetching {
      var named: [Int] = []
      var cancelled = 0
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        named += indexPaths.map(\.row)
      }
      func tableView(
        _ tableView: UITableView,
        cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) { cancelled += indexPaths.count }
    }
    let (stage, list) = shown((0..<200).map { "\($0)" })
    let ahead = Ahead()
    list.tableView.prefetchDataSource = ahead
    list.tableView.setNeedsLayout()
    stage.turn()
    let first = ahead.named
    #expect(first.first == list.tableView.visibleCells.count)
    #expect(Set(first).count == first.count)
    list.tableView.scrollToRow(at: path(150), at: .top, animated: false)
    stage.turn()
    #expect(ahead.cancelled == first.count)
    #expect(ahead.named.contains(140))
  }

  @Test func `a snapshot's rows come and go`() {
    let stage = Stage(.iPhone15)
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: controller.tableView) {
      table,
      path,
      word in
      let cell = table.dequeueReusableCell(withIdentifier: "x", for: path)
      cell.textLabel?.text = word
      return cell
    }
    stage.show(controller)
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    stage.turn()
    func words() -> [String] {
      controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
    }
    #expect(words() == ["a", "b", "c"])
    let kept = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    snapshot.appendItems(["d"], toSection: 1)
    var isDone = false
    source.apply(snapshot) { isDone = true }
    stage.advance(by: 1)
    #expect(words() == ["c", "a", "d"])
    #expect(controller.tableView.cellForRow(at: path(0)) === kept)
    #expect(isDone)
    #expect(source.indexPath(for: "d") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: path(1)) == "a")
  }
}
