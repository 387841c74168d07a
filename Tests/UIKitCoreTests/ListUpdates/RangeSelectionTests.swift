import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// Twenty rows of 44 points; two fingers have the table edited.
private final class Rows: UITableViewController {
  var calls: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
  override func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  override func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.append("began at \(indexPath.row)")
    tableView.setEditing(true, animated: false)
  }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    calls.append("ended")
  }
  override func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) { calls.append("action of \(indexPath.row)") }
}

@Suite(.serialized) struct `Rows that two fingers choose` {
  private func shown() -> (Stage, Rows) {
    let rows = Rows()
    rows.tableView.allowsMultipleSelectionDuringEditing = true
    let stage = Stage(.iPhone15, root: rows)
    stage.turn(2)
    return (stage, rows)
  }

  private func middle(of row: Int, in rows: Rows) -> CGPoint {
    let frame = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    return rows.tableView.convert(CGPoint(x: 100, y: frame.midY), to: nil)
  }

  private func draw(_ stage: Stage, _ rows: Rows, from first: Int, to others: [Int]) {
    let start = middle(of: first, in: rows)
    let left = stage.touch(at: start)
    let right = stage.touch(at: CGPoint(x: start.x + 40, y: start.y))
    for row in others {
      let end = middle(of: row, in: rows)
      let (way, begin) = (end.y - left.point.y, left.point)
      for step in 1...20 {
        let y = begin.y + way * CGFloat(step) / 20
        left.move(to: CGPoint(x: begin.x, y: y), duration: 1.0 / 120)
        right.move(to: CGPoint(x: begin.x + 40, y: y), duration: 1.0 / 120)
      }
    }
    left.lift()
    right.lift()
    stage.settle()
  }

  private func chosen(_ rows: Rows) -> [Int] {
    (rows.tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted()
  }

  @Test(.oracle("V-195")) func `what they are drawn over is chosen, and the list stays`() {
    let (stage, rows) = shown()
    let offset = rows.tableView.contentOffset
    draw(stage, rows, from: 2, to: [6, 4])
    #expect(chosen(rows) == [2, 3, 4])
    #expect(rows.calls == ["began at 2", "ended"])
    #expect(rows.tableView.contentOffset == offset && rows.tableView.isEditing)
  }

  @Test(.oracle("V-195")) func `beginning on a chosen row takes choices back`() {
    let (stage, rows) = shown()
    draw(stage, rows, from: 2, to: [6])
    draw(stage, rows, from: 4, to: [8])
    #expect(chosen(rows) == [2, 3])
  }

  @Test(.oracle("V-195")) func `without several choices they scroll`() {
    let (stage, rows) = shown()
    rows.tableView.allowsMultipleSelectionDuringEditing = false
    let offset = rows.tableView.contentOffset.y
    draw(stage, rows, from: 9, to: [3])
    #expect(rows.calls.isEmpty && rows.tableView.contentOffset.y > offset)
  }

  @Test(.oracle("V-196")) func `a tap performs a row's action, but not while it is edited`() {
    let (stage, rows) = shown()
    stage.tap(at: middle(of: 3, in: rows))
    #expect(rows.calls == ["action of 3"])
    rows.tableView.setEditing(true, animated: false)
    stage.turn()
    stage.tap(at: middle(of: 4, in: rows))
    #expect(rows.calls == ["action of 3"])
  }
}
