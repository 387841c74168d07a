import ObjectiveC
import Testing
import UIKitTesting

@testable import UIKitCore

/// Sources that are lowered describe the methods of their classes; here it is done by hand.
@Suite(.serialized) struct `Methods whose presence tells what rows can do` {
  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
  }

  private final class Moving: Rows {
    var moves: [[IndexPath]] = []
    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append([sourceIndexPath, destinationIndexPath]) }
  }

  private final class Deleting: Rows {
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  init() {
    describe(Rows.self, named: "Rows", in: "Tests") { _ in }
    describe(Moving.self, named: "Moving", in: "Tests") {
      $0.method("tableView:moveRowAt:to:") { $0.tableView($1[0], moveRowAt: $1[1], to: $1[2]) }
    }
    describe(Deleting.self, named: "Deleting", in: "Tests") {
      $0.method("tableView:commit:forRowAt:") {
        $0.tableView($1[0], commit: $1[1], forRowAt: $1[2])
      }
    }
    describe(Source.self, named: "Source", in: "Tests") {
      $0.method("tableView:commit:forRowAt:") { _, _ in }
    }
  }

  @Test(.oracle("V-269")) func `rows that are moved by a method show their reorder control`() {
    let (moving, plain) = (Moving(style: .plain), Rows(style: .plain))
    #expect(moving.tableView(moving.tableView, canMoveRowAt: [0, 1]))
    #expect(!plain.tableView(plain.tableView, canMoveRowAt: [0, 1]))
    let stage = Stage(.iPhone15)
    stage.show(moving)
    moving.setEditing(true, animated: false)
    stage.turn()
    #expect(moving.tableView.cellForRow(at: [0, 1])?.showsMoveControl == true)
  }

  @Test(.oracle("V-290")) func `several rows may be chosen while the table is edited`() {
    let rows = Rows(style: .plain)
    let stage = Stage(.iPhone15)
    stage.show(rows)
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    rows.setEditing(true, animated: false)
    stage.turn()
    for row in [0, 2] {
      let cell = rows.tableView.cellForRow(at: [0, row])
      cell.map { stage.tap(at: $0.convert(CGPoint(x: 200, y: 20), to: nil)) }
    }
    #expect(rows.tableView.indexPathsForSelectedRows?.sorted() == [[0, 0], [0, 2]])
  }

  @Test(.oracle("V-269")) func `a swipe deletes only where there is a method for it`() {
    let (deleting, plain) = (Deleting(style: .plain), Rows(style: .plain))
    #expect(deleting.tableView.actions(at: [0, 1], isLeading: false)?.actions.count == 1)
    #expect(plain.tableView.actions(at: [0, 1], isLeading: false) == nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = Source()
    table.dataSource = source
    #expect(table.actions(at: [0, 1], isLeading: false)?.actions.count == 1)
    #expect(table.actions(at: [0, 1], isLeading: true) == nil)
  }
}
