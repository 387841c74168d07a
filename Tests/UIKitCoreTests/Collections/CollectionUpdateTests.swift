import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Collection views that change` {
  private final class Items: UICollectionViewController {
    var words: [String]
    let ledger: Ledger

    init(_ words: [String], _ ledger: Ledger) {
      self.words = words
      self.ledger = ledger
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { words.count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      ledger.note("cell \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
      cell.accessibilityLabel = words[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      didSelectItemAt indexPath: IndexPath
    ) { ledger.note("didSelect \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView,
      didDeselectItemAt indexPath: IndexPath
    ) { ledger.note("didDeselect \(indexPath.item)") }

    var shown: [String] { collectionView.visibleCells.compactMap(\.accessibilityLabel) }
  }

  private func shown(_ words: [String] = ["a", "b", "c"]) -> (Stage, Items) {
    let stage = Stage(.iPhone15)
    let items = Items(words, stage.ledger)
    stage.show(items)
    stage.turn()
    _ = stage.ledger.take()
    return (stage, items)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(.oracle("V-06")) func `a batch asks for new items alone`() {
    let (stage, items) = shown()
    let view: UICollectionView = items.collectionView
    let kept = view.cellForItem(at: path(2))
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    items.words = ["x", "c", "b"]
    var isDone = false
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(0)])
      view.moveItem(at: path(2), to: path(1))
    } completion: {
      isDone = $0
    }
    stage.advance(by: 1)
    #expect(stage.ledger.take() == ["cell 0"])
    #expect(items.shown == ["x", "c", "b"])
    #expect(view.cellForItem(at: path(1)) === kept)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(kept?.frame.minX == view.layoutAttributesForItem(at: path(1))?.frame.minX)
    #expect(isDone)
  }

  @Test func `items are reconfigured where they are, and reloaded by others`() {
    let (stage, items) = shown()
    let first = items.collectionView.cellForItem(at: path(0))
    items.words = ["A", "B", "c"]
    items.collectionView.reconfigureItems(at: [path(0)])
    items.collectionView.reloadItems(at: [path(1)])
    stage.advance(by: 1)
    #expect(stage.ledger.take() == ["cell 0", "cell 1"])
    #expect(items.shown == ["A", "B", "c"])
    #expect(items.collectionView.cellForItem(at: path(0)) === first)
  }

  @Test func `a tap chooses an item, and another one takes its place`() {
    let (stage, items) = shown()
    stage.tap(items.collectionView.visibleCells[0])
    stage.tap(items.collectionView.visibleCells[2])
    #expect(stage.ledger.take() == ["didSelect 0", "didDeselect 0", "didSelect 2"])
    items.collectionView.reloadData()
    #expect(items.collectionView.indexPathsForSelectedItems == [])
  }

  @Test(.oracle("V-01")) func `a batch that does not add up ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(.iPhone15)
        let items = Items(["a"], stage.ledger)
        stage.show(items)
        stage.turn()
        items.collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
      }
    }
  }

  @Test(.oracle("V-03")) func `an unknown identifier ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        _ = view.dequeueReusableCell(
          withReuseIdentifier: "x",
          for: IndexPath(item: 0, section: 0)
        )
      }
    }
  }

  @Test func `layouts hear of the changes`() {
    final class Telling: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        heard += updateItems.map { item in
          let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
          let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
          return "\(item.updateAction) \(before) \(after)"
        }
      }
      override func finalizeCollectionViewUpdates() { heard.append("done") }
    }
    let (stage, items) = shown()
    let layout = Telling()
    items.collectionView.collectionViewLayout = layout
    stage.turn()
    items.words = ["c", "x"]
    items.collectionView.performBatchUpdates {
      items.collectionView.insertItems(at: [path(1)])
      items.collectionView.deleteItems(at: [path(0), path(1)])
    }
    stage.advance(by: 1)
    #expect(layout.heard == ["delete 1 -", "delete 0 -", "insert - 1", "done"])
  }

  @Test func `a snapshot's items come and go`() {
    let stage = Stage(.iPhone15)
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let view: UICollectionView = controller.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view,
      path,
      word in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "x", for: path)
      cell.accessibilityLabel = word
      return cell
    }
    stage.show(controller)
    var snapshot = source.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot)
    stage.advance(by: 1)
    #expect(view.visibleCells.compactMap(\.accessibilityLabel) == ["a", "b", "c"])
    snapshot.deleteItems(["a"])
    snapshot.insertItems(["d"], afterItem: "b")
    source.apply(snapshot)
    stage.advance(by: 1)
    #expect(view.visibleCells.compactMap(\.accessibilityLabel) == ["b", "d", "c"])
  }
}
