import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random actions on lists; `Benchmarks list-actions` does a million.
@Suite(.serialized) @MainActor
struct `Random actions on lists` {
  @Test(.oracle("V-06", "V-69", "V-70", "V-78", "G-06", "G-07", "G-08"))
  func `leave data and list agreed`() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["PORTICO_ACTIONS"].flatMap(Int.init) ?? 2000
    let series = ListActionSeries(seed: 1, count: count)
    let report = series.run()
    guard let first = report.problems.first else { return }
    Issue.record("\(report.problems.map(\.description))\n\(series.story(of: first))")
  }

  /// Found by random actions: the button held the cell that it is in.
  @Test func `a row whose actions are uncovered goes with its table`() {
    weak var cell: UITableViewCell?
    weak var table: UITableView?
    do {
      let screen = Swiped()
      let stage = Stage(.iPhone15)
      stage.show(screen)
      stage.turn(2)
      let row = screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      (cell, table) = (row, screen.tableView)
      let middle = row.map { $0.convert(CGPoint(x: 200, y: 20), to: nil) } ?? .zero
      stage.drag(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.1)
      stage.settle()
      #expect(screen.tableView.uncovered != nil)
      stage.window.rootViewController = nil
      stage.settle()
    }
    #expect(cell == nil && table == nil)
  }
}

private final class Swiped: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
