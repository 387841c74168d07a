import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Rows: DropRows, UITableViewDragDelegate {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    (rows, operation) = (["a", "b", "c", "d", "e"], .move)
    tableView.dragDelegate = self
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
  override func tableView(
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

/// Items that are copied where they fall, once they were read.
private final class Items: DropItems, UICollectionViewDragDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragDelegate = self
  }
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      let context = keepPlace(for: item.dragItem, at: path, coordinator)
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
