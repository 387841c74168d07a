import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Rows of two heights, by their number, whose delegate may say so.
private final class Rows: NSObject, UITableViewDataSource {
  var rows = Array(0..<200)

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = rows[indexPath.row] % 2 == 0 ? "one" : "one\ntwo\nthree\nfour"
    return cell
  }
}

/// Counts how often heights are asked for; says nothing of estimates.
private final class Heights: NSObject, UITableViewDelegate {
  var asked = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return 50
  }
}

private final class Silent: NSObject, UITableViewDelegate {}

@Suite(.serialized) struct `Heights of rows that move` {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func shown(
    _ rows: Rows,
    _ delegate: (any UITableViewDelegate)? = nil
  ) -> (Stage, UITableView) {
    let stage = Stage(.iPhone15)
    let screen = UIViewController()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = delegate
    screen.view = table
    stage.show(screen)
    stage.turn(2)
    return (stage, table)
  }

  @Test func `what was measured is kept, and what moves takes its height along`() {
    let rows = Rows()
    let silent = Silent()
    let (stage, table) = shown(rows, silent)
    let heights = (0..<8).map { table.rectForRow(at: path($0)).height }
    #expect(heights[1] > heights[0] && heights[3] == heights[1])
    table.contentOffset.y = 3000
    stage.turn(2)
    table.performBatchUpdates {
      rows.rows.insert(rows.rows.remove(at: 1), at: 5)
      rows.rows.insert(1000, at: 0)
      table.moveRow(at: path(1), to: path(6))
      table.insertRows(at: [path(0)], with: .none)
    }
    stage.turn(30)
    let after = (0..<9).map { table.rectForRow(at: path($0)).height }
    #expect(after[0] == 44)
    #expect(Array(after[1...]) == [0, 2, 3, 4, 5, 1, 6, 7].map { heights[$0] })
    let cell = table.visibleCells[0]
    #expect(table.indexPath(for: cell).map(table.rectForRow) == cell.frame)
  }

  @Test func `a delegate that answers is asked about every row`() {
    let rows = Rows()
    let heights = Heights()
    let (stage, table) = shown(rows, heights)
    #expect(heights.asked >= 200)
    heights.asked = 0
    rows.rows.remove(at: 0)
    table.deleteRows(at: [path(0)], with: .none)
    stage.turn()
    #expect(heights.asked >= 199)
    #expect(table.contentSize.height == CGFloat(199 * 50))
  }

  @Test func `rows of a section that is gone are gone`() {
    let rows = Rows()
    let (stage, table) = shown(rows)
    let before = table.contentSize.height
    rows.rows.removeLast(150)
    table.deleteRows(at: (50..<200).map(path), with: .none)
    stage.turn()
    #expect(table.contentSize.height < before - 150 * 40)
    #expect(table.numberOfRows(inSection: 0) == 50)
  }
}
