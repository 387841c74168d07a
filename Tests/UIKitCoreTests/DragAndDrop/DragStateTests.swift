import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// A row that writes down its part in drags.
private final class StateRow: UITableViewCell {
  static var states: [DragState] = []
  static var configured: [UICellConfigurationState.DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { Self.states.append(dragState) }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    if Self.configured.last != state.cellDragState { Self.configured.append(state.cellDragState) }
  }
}

private final class StateRows: DropRows, UITableViewDragDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    (rows, operation) = (["a", "b", "c", "d", "e"], .move)
    tableView.dragDelegate = self
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = StateRow(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
  }
}

private final class StateItem: UICollectionViewCell {
  static var states: [DragState] = []

  override func dragStateDidChange(_ dragState: DragState) { Self.states.append(dragState) }
}

private final class StateItems: DropItems, UICollectionViewDragDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(StateItem.self, forCellWithReuseIdentifier: "cell")
    collectionView.dragDelegate = self
  }
  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
  }
}

@Suite(.serialized) struct `Cells that are dragged` {
  @Test(.oracle("W-227")) func `a row is lifted, dragged and let go`() {
    (StateRow.states, StateRow.configured) = ([], [])
    let screen = StateRows()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let rect = screen.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    let start = screen.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
    let finger = stage.touch(at: start)
    finger.stay(for: 0.7)
    #expect(StateRow.states == [.lifting])
    finger.move(to: CGPoint(x: start.x, y: start.y + 400))
    #expect(StateRow.states == [.lifting, .dragging])
    finger.cancel()
    stage.settle()
    #expect(StateRow.states == [.lifting, .dragging, .none])
    #expect(StateRow.configured == [.none, .lifting, .dragging, .none])
  }

  @Test(.oracle("W-227")) func `a row that is lifted and put down was not dragged`() {
    StateRow.states = []
    let screen = StateRows()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let rect = screen.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    let finger = stage.touch(
      at: screen.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
    )
    finger.stay(for: 0.7)
    finger.lift()
    stage.settle()
    #expect(StateRow.states == [.lifting, .none])
  }

  @Test(.oracle("W-227")) func `an item hears the same`() throws {
    StateItem.states = []
    let screen = StateItems()
    let stage = Gallery.stage("iPhone 15", root: screen)
    let path = IndexPath(item: 4, section: 0)
    let center = try #require(screen.collectionView.layoutAttributesForItem(at: path)?.center)
    let start = screen.collectionView.convert(center, to: nil)
    let finger = stage.touch(at: start)
    finger.stay(for: 0.7)
    finger.move(to: CGPoint(x: start.x, y: start.y + 60))
    finger.cancel()
    stage.settle()
    #expect(StateItem.states == [.lifting, .dragging, .none])
  }
}
