import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Items on their way` {
  /// A layout that is asked about what a batch does.
  private final class Asked: UICollectionViewFlowLayout {
    var ledger: Ledger?

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ledger?.note("in \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      ledger?.note("out \(itemIndexPath.item) \(attributes?.alpha ?? -1)")
      return attributes
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      ledger?.note("bounds from \(Int(oldBounds.width))")
    }

    override func finalizeAnimatedBoundsChange() { ledger?.note("bounds are there") }

    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath,
      withPosition position: CGPoint
    ) -> IndexPath { [0, 2] }

    override func layoutAttributesForInteractivelyMovingItem(
      at indexPath: IndexPath,
      withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.layoutAttributesForInteractivelyMovingItem(
        at: indexPath,
        withTargetPosition: position
      )
      attributes.alpha = 0.5
      return attributes
    }
  }

  private final class Items: UICollectionViewController {
    var count = 20

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
  }

  private func shown() -> (Stage, Items, Asked) {
    let stage = Stage(.iPhone15)
    let layout = Asked()
    layout.itemSize = CGSize(width: 393, height: 100)
    layout.minimumLineSpacing = 0
    let items = Items(collectionViewLayout: layout)
    stage.show(items)
    stage.turn()
    layout.ledger = stage.ledger
    return (stage, items, layout)
  }

  private func opacity(_ view: UIView?) -> Float? { view?.layer.presentation()?.opacity }

  @Test(.oracle("V-260")) func `a new item fades in at its place, and the others move`() {
    let (stage, items, _) = shown()
    let view: UICollectionView = items.collectionView
    let moved = view.cellForItem(at: [0, 3])
    items.count = 21
    view.insertItems(at: [[0, 1]])
    let new = view.cellForItem(at: [0, 1])
    stage.advance(by: 0.15)
    #expect(new?.frame.minY == 100)
    #expect(opacity(new).map { 0.1 < $0 && $0 < 0.9 } == true)
    let place = moved?.layer.presentation()?.position.y ?? 0
    #expect(360 < place && place < 440)
    stage.advance(by: 0.5)
    #expect(opacity(new) == 1)
    #expect(stage.ledger.take().contains("in 1 0.0"))
  }

  @Test(.oracle("V-260")) func `an item that is gone fades, and one comes in from below`() {
    let (stage, items, layout) = shown()
    let view: UICollectionView = items.collectionView
    let gone = view.cellForItem(at: [0, 1])
    items.count = 19
    view.deleteItems(at: [[0, 1]])
    stage.advance(by: 0.15)
    #expect(gone?.superview === view)
    #expect(opacity(gone).map { 0.1 < $0 && $0 < 0.9 } == true)
    let new = view.cellForItem(at: [0, 8])
    #expect(new?.frame.minY == 800)
    let place = new?.layer.presentation()?.position.y ?? 0
    #expect(860 < place && place < 940)
    stage.advance(by: 0.5)
    #expect(gone?.superview == nil)
    let asked = stage.ledger.take()
    #expect(asked.contains("out 1 0.0"))
    #expect(asked.contains("in 8 1.0"))
    #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 1]) == nil)
  }

  @Test func `a change of size with animation is announced to the layout`() {
    let (stage, items, _) = shown()
    UIView.animate(withDuration: 0.3) {
      items.collectionView.frame.size.width = 300
      items.collectionView.layoutIfNeeded()
    }
    #expect(stage.ledger.take().contains("bounds from 393"))
    stage.advance(by: 0.5)
    #expect(stage.ledger.take().contains("bounds are there"))
  }

  @Test func `a layout says where a moved item goes and how it looks on its way`() {
    let (stage, items, _) = shown()
    let view: UICollectionView = items.collectionView
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 160))
    stage.turn()
    #expect(view.cellForItem(at: [0, 0])?.alpha == 0.5)
    #expect(view.cellForItem(at: [0, 0])?.center == CGPoint(x: 100, y: 160))
    #expect(view.cellForItem(at: [0, 2])?.frame.minY == 100)
    view.cancelInteractiveMovement()
  }
}
