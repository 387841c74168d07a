import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Rows with a label between constraints, and a view whose height is a constraint's.
private final class LabelRow: UITableViewCell {
  let label = UILabel()
  lazy var height = label.heightAnchor.constraint(equalToConstant: 60)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      height,
    ])
  }
  required init?(coder: NSCoder) { nil }
}

private final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LabelRow.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
}

@Suite(.serialized) struct `Rows that want another height` {
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  private func shown(
    _ invalidation: UITableView.SelfSizingInvalidation
  ) throws -> (Stage, UITableView, LabelRow) {
    let rows = Rows()
    rows.tableView.selfSizingInvalidation = invalidation
    rows.tableView.separatorStyle = .none
    let stage = Stage(.iPhone15, root: rows)
    stage.turn(2)
    return (stage, rows.tableView, try #require(rows.tableView.cellForRow(at: first) as? LabelRow))
  }

  @Test(.oracle("V-190")) func `a cell that says so has its row measured, with animation`() throws {
    let (stage, table, cell) = try shown(.enabled)
    #expect(table.rectForRow(at: first).height == 60)
    cell.height.constant = 100
    stage.turn(2)
    #expect(table.rectForRow(at: first).height == 60)
    cell.invalidateIntrinsicContentSize()
    stage.turn()
    #expect(table.rectForRow(at: first).height == 100)
    let below = try #require(table.cellForRow(at: second))
    #expect(below.frame.minY == 100)
    #expect((below.layer.presentation()?.frame.minY ?? 0) < 99)
    stage.settle()
    #expect(below.layer.presentation()?.frame.minY == 100)
  }

  @Test(.oracle("V-190")) func `nothing moves where animations are off`() throws {
    let (stage, table, cell) = try shown(.enabled)
    cell.height.constant = 100
    UIView.performWithoutAnimation { cell.contentView.invalidateIntrinsicContentSize() }
    stage.turn()
    let below = try #require(table.cellForRow(at: second))
    #expect(below.layer.presentation()?.frame.minY == 100)
  }

  @Test(.oracle("V-190")) func `constraints alone count where the list wants that`() throws {
    let (stage, table, cell) = try shown(.enabledIncludingConstraints)
    cell.height.constant = 100
    stage.turn()
    #expect(table.rectForRow(at: first).height == 100)
    let (other, disabled, row) = try shown(.disabled)
    row.height.constant = 100
    row.invalidateIntrinsicContentSize()
    other.turn(2)
    #expect(disabled.rectForRow(at: first).height == 60)
  }

  @Test(.oracle("V-190")) func `items of a list make room for other content`() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionViewController(collectionViewLayout: layout)
    let registration = Self.registration
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collectionView) {
      view,
      path,
      item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let stage = Stage(.iPhone15, root: list)
    stage.turn(2)
    let cell = try #require(list.collectionView.cellForItem(at: first) as? UICollectionViewListCell)
    let before = cell.frame.height
    var content = cell.defaultContentConfiguration()
    content.text = "one\ntwo\nthree"
    cell.contentConfiguration = content
    stage.turn()
    #expect(cell.frame.height > before + 30)
    let below = try #require(list.collectionView.cellForItem(at: second))
    #expect((below.layer.presentation()?.frame.minY ?? 0) < below.frame.minY - 1)
    stage.settle()
  }

  private static let registration =
    UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
}
