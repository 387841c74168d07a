import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Views that lists show again in a batch` {
  private final class Rows: UITableViewController {
    var count = 3
    let header = UIView()
    var grows = false
    var ended: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "x")
      tableView.rowHeight = 50
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "x", for: indexPath)
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? { header }

    override func tableView(
      _ tableView: UITableView,
      heightForHeaderInSection section: Int
    ) -> CGFloat { 30 }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      guard grows else { return }
      grows = false
      count += 1
      tableView.insertRows(at: [[0, count - 1]], with: .fade)
    }

    override func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }
  }

  private func shown() -> (Stage, Rows) {
    let stage = Stage(.iPhone15)
    let rows = Rows(style: .plain)
    stage.show(rows)
    stage.turn()
    return (stage, rows)
  }

  @Test(.oracle("V-262")) func `a header that the app keeps stays when its section is made anew`() {
    let (stage, rows) = shown()
    rows.tableView.reloadSections([0], with: .automatic)
    stage.settle()
    #expect(rows.header.superview === rows.tableView)
    #expect(rows.header.alpha == 1)
    #expect(rows.header.frame.height == 30)
  }

  @Test(.oracle("V-262")) func `what leaves goes, though rows come while others come into sight`() {
    // The table is in a view of its own, since a controller's is laid out within itself otherwise.
    let stage = Stage(.iPhone15)
    let rows = Rows(style: .plain)
    let around = UIViewController()
    rows.loadViewIfNeeded()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (rows, rows)
    around.view.addSubview(table)
    stage.show(around)
    stage.turn()
    let gone = table.cellForRow(at: [0, 0])
    rows.grows = true
    rows.count -= 1
    table.performBatchUpdates {
      table.deleteRows(at: [[0, 0]], with: .left)
      rows.count += 1
      table.insertRows(at: [[0, 2]], with: .fade)
    }
    stage.settle()
    #expect(rows.count == 4)
    #expect(gone?.superview == nil)
    #expect(rows.ended == [0])
    let cells = table.subviews.filter { $0 is UITableViewCell }
    #expect(cells.count == 4)
    #expect(cells.allSatisfy { $0.alpha == 1 })
  }

  private final class Items: UICollectionViewController {
    let kept = UICollectionViewCell(frame: .zero)

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 1 }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { kept }
  }

  @Test(.oracle("V-260")) func `a cell that the app keeps stays when its item is made anew`() {
    let stage = Stage(.iPhone15)
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    stage.show(items)
    stage.turn()
    items.collectionView.reloadItems(at: [[0, 0]])
    stage.settle()
    #expect(items.kept.superview === items.collectionView)
    #expect(items.collectionView.cellForItem(at: [0, 0]) === items.kept)
    #expect(items.kept.alpha == 1)
  }
}
