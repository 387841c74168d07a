import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Rows on their way` {
  private final class Rows: UITableViewController {
    var counts = [20]
    var level = 0
    var isIndented = true
    var own: [UITableViewCell]?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.contentInsetAdjustmentBehavior = .never
      tableView.rowHeight = 50
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      own?[indexPath.row] ?? tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      UIView()
    }

    override func tableView(
      _ tableView: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat { 20 }

    override func tableView(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { level }

    override func tableView(
      _ tableView: UITableView,
      editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(
      _ tableView: UITableView,
      shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { isIndented }
  }

  private func shown(_ change: (Rows) -> Void = { _ in }) -> (Stage, Rows, UITableView) {
    let stage = Stage(.iPhone15)
    let rows = Rows(style: .plain)
    change(rows)
    stage.show(rows)
    stage.turn()
    return (stage, rows, rows.tableView)
  }

  private func middle(_ view: UIView?) -> CGPoint {
    view?.layer.presentation()?.position ?? CGPoint(x: -1, y: -1)
  }

  @Test(
    .oracle("V-262"),
    arguments: [
      (UITableView.RowAnimation.left, -1, 0), (.right, 1, 0), (.top, 0, -1), (.bottom, 0, 1),
      (.fade, 0, 0),
    ] as [(UITableView.RowAnimation, CGFloat, CGFloat)]
  )
  func `a row comes from its side and goes to it`(
    animation: UITableView.RowAnimation,
    x: CGFloat,
    y: CGFloat
  ) {
    let (stage, rows, table) = shown()
    func checkWay(_ cell: UITableViewCell?) {
      let offset = CGPoint(
        x: middle(cell).x - 393 / 2,
        y: middle(cell).y - table.rectForRow(at: [0, 1]).midY
      )
      #expect(offset.x * x > 0 || x == 0 && abs(offset.x) < 1)
      #expect(offset.y * y > 0 || y == 0 && abs(offset.y) < 1)
      let opacity = cell?.layer.presentation()?.opacity ?? -1
      #expect(animation == .fade ? 0.1 < opacity && opacity < 0.9 : opacity == 1)
    }
    rows.counts = [21]
    table.insertRows(at: [[0, 1]], with: animation)
    let cell = table.cellForRow(at: [0, 1])
    stage.advance(by: 0.15)
    checkWay(cell)
    stage.advance(by: 0.5)
    #expect(cell?.frame == table.rectForRow(at: [0, 1]))
    #expect(cell?.alpha == 1)
    rows.counts = [20]
    table.deleteRows(at: [[0, 1]], with: animation)
    stage.advance(by: 0.15)
    checkWay(cell)
    stage.advance(by: 0.5)
    #expect(cell?.superview == nil)
    #expect(cell?.alpha == 1)
  }

  @Test(.oracle("V-262")) func `without a motion a row is there at once`() {
    let (stage, rows, table) = shown()
    rows.counts = [21]
    table.insertRows(at: [[0, 1]], with: .none)
    stage.turn()
    #expect(middle(table.cellForRow(at: [0, 1])).y == table.rectForRow(at: [0, 1]).midY)
  }

  @Test(.oracle("V-262")) func `rows are seen on their way into sight and out of it`() {
    let (stage, rows, table) = shown()
    let last = table.indexPathsForVisibleRows?.last ?? [0, 0]
    let leaving = table.cellForRow(at: last)
    rows.counts = [23]
    table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .fade)
    stage.advance(by: 0.1)
    #expect(leaving?.superview === table)
    stage.advance(by: 0.5)
    #expect(leaving?.superview == nil)
    rows.counts = [20]
    table.deleteRows(at: [[0, 0], [0, 1], [0, 2]], with: .fade)
    let coming = table.cellForRow(at: last)
    stage.advance(by: 0.1)
    #expect(middle(coming).y > table.rectForRow(at: last).midY + 20)
    stage.advance(by: 0.5)
    #expect(middle(coming).y == table.rectForRow(at: last).midY)
  }

  @Test(.oracle("V-263")) func `headers stay with their sections`() {
    let (stage, rows, table) = shown { $0.counts = [2, 3] }
    let first = table.headerView(at: table.rectForHeader(inSection: 0))
    let second = table.headerView(at: table.rectForHeader(inSection: 1))
    #expect(first != nil && second != nil)
    rows.counts = [3, 3]
    table.insertRows(at: [[0, 0]], with: .fade)
    stage.advance(by: 0.5)
    #expect(table.headerView(at: table.rectForHeader(inSection: 0)) === first)
    #expect(table.headerView(at: table.rectForHeader(inSection: 1)) === second)
    rows.counts = [3]
    table.deleteSections([1], with: .fade)
    stage.advance(by: 0.15)
    #expect((second?.layer.presentation()?.opacity ?? 1) < 0.9)
    stage.advance(by: 0.5)
    #expect(second?.superview == nil)
  }

  @Test func `a cell that its data source keeps is shown again`() {
    let (stage, rows, table) = shown {
      $0.counts = [3]
      $0.own = (0..<3).map { _ in UITableViewCell() }
    }
    table.reloadRows(at: [[0, 1]], with: .fade)
    stage.advance(by: 0.5)
    #expect(table.cellForRow(at: [0, 1]) === rows.own?[1])
    #expect(rows.own?[1].superview === table)
    #expect(rows.own?[1].alpha == 1)
    #expect(rows.own?[1].frame == table.rectForRow(at: [0, 1]))
  }

  @Test(.oracle("V-264")) func `the delegate says how far rows are indented`() {
    let (stage, rows, table) = shown { $0.level = 2 }
    #expect(table.cellForRow(at: [0, 0])?.indentationLevel == 2)
    rows.isIndented = false
    rows.setEditing(true, animated: false)
    stage.turn()
    #expect(table.cellForRow(at: [0, 0])?.contentView.frame.minX == 0)
    rows.setEditing(false, animated: false)
    rows.isIndented = true
    rows.setEditing(true, animated: false)
    stage.turn()
    #expect((table.cellForRow(at: [0, 0])?.contentView.frame.minX ?? 0) > 0)
  }

  @Test(.oracle("V-265")) func `a tap that selects a row is posted, a call is not`() {
    let (stage, _, table) = shown()
    var posts = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: table,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    #expect(posts == 0)
    table.cellForRow(at: [0, 2]).map { stage.tap($0) }
    #expect(posts == 2)
  }
}

extension UITableView {
  fileprivate func headerView(at frame: CGRect) -> UIView? {
    subviews.first { $0.frame == frame }
  }
}
