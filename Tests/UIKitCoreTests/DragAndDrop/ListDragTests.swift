import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Rows: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
  var rows = ["a", "b", "c", "d", "e"]
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dragDelegate = self
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
    item.localObject = rows[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    calls.append("begin \(tableView.hasActiveDrag)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    calls.append("end \(tableView.hasActiveDrag)")
  }
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let item = coordinator.items[0]
    let to = coordinator.destinationIndexPath?.row ?? -1
    calls.append("\(item.sourceIndexPath?.row ?? -1) to \(to), \(tableView.hasActiveDrop)")
    guard let from = item.sourceIndexPath, let path = coordinator.destinationIndexPath else {
      return
    }
    tableView.performBatchUpdates {
      rows.insert(rows.remove(at: from.row), at: path.row)
      tableView.deleteRows(at: [from], with: .automatic)
      tableView.insertRows(at: [path], with: .automatic)
    }
    coordinator.drop(item.dragItem, toRowAt: path)
  }
}

private final class Items: UICollectionViewController, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var items = (0..<9).map { "\($0)" }
  var operation = UIDropOperation.copy
  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    self.init(collectionViewLayout: layout)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { items.count }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
  }
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath ?? IndexPath(item: items.count, section: 0)
    for item in coordinator.items {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path,
        reuseIdentifier: "cell"
      )
      let context = coordinator.drop(item.dragItem, to: placeholder)
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        let text = objects.first as? String ?? ""
        context.commitInsertion { self.items.insert("copy of \(text)", at: $0.item) }
      }
    }
  }
}

@Suite struct `Dragging in lists` {
  private func drag(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
    let finger = stage.touch(at: start)
    finger.stay(for: 0.7)
    finger.move(to: end)
    finger.lift()
    stage.settle()
  }

  @Test(.oracle("G-06", "G-07")) func `a row goes where its delegate puts it`() {
    let screen = Rows()
    let stage = Gallery.stage("iPhone 15", root: screen)
    screen.tableView.dropDelegate = screen
    let places = [0, 2].map { row -> CGPoint in
      let rect = screen.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      return screen.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
    }
    let finger = stage.touch(at: places[0])
    finger.stay(for: 0.7)
    finger.move(to: places[1])
    Gallery.keep(stage, as: "drag-row")
    finger.lift()
    stage.settle()
    #expect(screen.rows == ["b", "c", "a", "d", "e"])
    #expect(screen.calls == ["begin true", "0 to 2, true", "end false"])
    #expect(!screen.tableView.hasActiveDrop)
    let shown = screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
    #expect(shown == screen.rows)
  }

  @Test(.oracle("G-08")) func `without a drop delegate the data source moves its row`() {
    let screen = Rows()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let height = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let top = screen.tableView.convert(CGPoint(x: 100, y: height / 2), to: nil)
    drag(stage, from: top, to: CGPoint(x: 100, y: top.y + 3 * height))
    #expect(screen.rows == ["b", "c", "d", "a", "e"])
  }

  @Test(.oracle("G-06")) func `lists that turn drags off let nothing be dragged`() {
    let screen = Rows()
    let stage = Gallery.stage("iPhone 15", root: screen)
    screen.tableView.dragInteractionEnabled = false
    let top = screen.tableView.convert(CGPoint(x: 100, y: 20), to: nil)
    drag(stage, from: top, to: CGPoint(x: 100, y: top.y + 130))
    #expect(screen.calls == [] && screen.rows.first == "a")
  }

  @Test(.oracle("G-07", "G-08")) func `an item is inserted once its data were read`() {
    let screen = Items()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let center = screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))
    let first = screen.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    let places = [center, first].compactMap { $0?.center }.map {
      screen.collectionView.convert($0, to: nil)
    }
    drag(stage, from: places[0], to: places[1])
    #expect(screen.items.count == 10 && screen.items[0] == "copy of 4")
    #expect(screen.collectionView.numberOfItems(inSection: 0) == 10)
  }
}
