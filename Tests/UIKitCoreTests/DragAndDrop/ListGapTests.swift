import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Forty numbers in a table, which may be dragged.
private final class Numbers: UITableViewController, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var numbers = Array(0..<40)
  var updates = 0
  var operation = UIDropOperation.move

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(numbers[indexPath.row])"
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "\(numbers[indexPath.row])" as NSString))]
  }
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    updates += 1
    return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let from = coordinator.items.first?.sourceIndexPath,
      let to = coordinator.destinationIndexPath
    else { return }
    tableView.performBatchUpdates {
      numbers.insert(numbers.remove(at: from.row), at: to.row)
      tableView.deleteRows(at: [from], with: .automatic)
      tableView.insertRows(at: [to], with: .automatic)
    }
    coordinator.drop(coordinator.items[0].dragItem, toRowAt: to)
  }
}

/// Nine squares in rows of three, which a data source lets move.
private final class Squares: UICollectionViewController, UICollectionViewDragDelegate {
  var squares = Array(0..<9)

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    self.init(collectionViewLayout: layout)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dragDelegate = self
    collectionView.dragInteractionEnabled = true
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { squares.count }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { squares.insert(squares.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "\(squares[indexPath.item])" as NSString))]
  }

  func center(_ item: Int) -> CGPoint {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center ?? .zero
  }
  func cell(_ item: Int) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: 0))
  }
}

@Suite(.serialized) @MainActor struct `Lists that make room` {
  private func top(_ row: Int, of table: UITableView) -> CGFloat? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minY
  }

  private func place(_ row: Int, of table: UITableView) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
    return table.convert(CGPoint(x: 100, y: rect.midY), to: nil)
  }

  @Test(.oracle("V-130")) func `rows close one place and open another`() throws {
    let screen = Numbers()
    let stage = Gallery.stage("iPad (10th generation)", root: screen)
    let table = try #require(screen.tableView)
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let finger = stage.touch(at: place(1, of: table))
    finger.stay(for: 0.7)
    finger.move(to: place(4, of: table))
    stage.advance(by: 0.5)
    #expect(top(0, of: table) == 0)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHidden == true)
    #expect([2, 3, 4].map { top($0, of: table) } == [height, 2 * height, 3 * height])
    #expect(top(5, of: table) == 5 * height)
    Gallery.keep(stage, as: "drag-gap")
    finger.lift()
    stage.settle()
    #expect(screen.numbers.prefix(6) == [0, 2, 3, 4, 1, 5])
    let shown = table.visibleCells
    #expect(shown.allSatisfy { !$0.isHidden })
    #expect(shown.prefix(6).compactMap { $0.textLabel?.text } == ["0", "2", "3", "4", "1", "5"])
  }

  @Test(.oracle("V-130")) func `a copy opens a place and closes none, and leaves with the finger`()
    throws
  {
    let screen = Numbers()
    screen.operation = .copy
    let stage = Gallery.stage("iPad (10th generation)", root: screen)
    let table = try #require(screen.tableView)
    let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let finger = stage.touch(at: place(1, of: table))
    finger.stay(for: 0.7)
    finger.move(to: place(4, of: table))
    stage.advance(by: 0.5)
    #expect((0...5).map { top($0, of: table) } == [0, 1, 2, 3, 5, 6].map { $0 * height })
    finger.cancel()
    stage.settle()
    #expect((0...5).map { top($0, of: table) } == (0...5).map { CGFloat($0) * height })
  }

  @Test(.oracle("V-131")) func `a list scrolls while items are held at its edge`() throws {
    let screen = Numbers()
    let stage = Gallery.stage("iPad (10th generation)", root: screen)
    let table = try #require(screen.tableView)
    let finger = stage.touch(at: place(1, of: table))
    finger.stay(for: 0.7)
    let shown = table.bounds.inset(by: table.adjustedContentInset)
    let edge = table.convert(CGPoint(x: 100, y: shown.maxY - 5), to: nil)
    finger.move(to: edge)
    let asked = screen.updates
    for _ in 0..<150 { stage.advance(by: 1 / 60) }
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    #expect(table.contentOffset.y == end)
    #expect(screen.updates > asked)
    finger.move(to: place(36, of: table))
    stage.advance(by: 1)
    finger.lift()
    stage.settle()
    #expect(screen.numbers[36] == 1)
  }

  @Test(.oracle("V-130", "G-08")) func `items go round to the place that is left`() throws {
    let screen = Squares()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let grid = try #require(screen.collectionView)
    let finger = stage.touch(at: grid.convert(screen.center(0), to: nil))
    finger.stay(for: 0.7)
    finger.move(to: grid.convert(screen.center(4), to: nil))
    stage.advance(by: 0.5)
    #expect((1...5).map { screen.cell($0)?.center } == [0, 1, 2, 3, 5].map { screen.center($0) })
    #expect(screen.cell(0)?.isHidden == true)
    finger.lift()
    stage.settle()
    #expect(screen.squares == [1, 2, 3, 4, 0, 5, 6, 7, 8])
    #expect((0..<9).allSatisfy { screen.cell($0)?.center == screen.center($0) })
    #expect((0..<9).allSatisfy { screen.cell($0)?.isHidden == false })
  }

  @Test(.oracle("V-274"), arguments: [UICollectionView.ReorderingCadence.fast, .slow])
  func `items make room for a finger that stays`(_ cadence: UICollectionView.ReorderingCadence)
    throws
  {
    let screen = Squares()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let grid = try #require(screen.collectionView)
    grid.reorderingCadence = cadence
    let finger = stage.touch(at: grid.convert(screen.center(0), to: nil))
    finger.stay(for: 0.7)
    for item in [2, 4, 7] {
      finger.move(to: grid.convert(screen.center(item), to: nil), duration: 0.1)
      #expect((1...8).allSatisfy { screen.cell($0)?.center == screen.center($0) })
    }
    stage.advance(by: 1)
    #expect((1...7).allSatisfy { screen.cell($0)?.center == screen.center($0 - 1) })
    finger.lift()
    stage.settle()
    #expect(screen.squares == [1, 2, 3, 4, 5, 6, 7, 0, 8])
  }

  @Test(.oracle("V-132")) func `an item follows the gesture that moves it`() throws {
    let screen = Squares()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let grid = try #require(screen.collectionView)
    #expect(grid.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
    let point = CGPoint(x: screen.center(1).x + 7, y: screen.center(1).y - 3)
    grid.updateInteractiveMovementTargetPosition(point)
    stage.advance(by: 0.5)
    #expect(screen.cell(5)?.center == point)
    #expect([1, 2, 3, 4].map { screen.cell($0)?.center } == (2...5).map { screen.center($0) })
    grid.cancelInteractiveMovement()
    stage.settle()
    #expect((0..<9).allSatisfy { screen.cell($0)?.center == screen.center($0) })
  }
}
