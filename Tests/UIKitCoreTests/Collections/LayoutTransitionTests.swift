import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// A cell that writes down that it moves from one layout to another.
private final class MovingCell: UICollectionViewCell {
  static var notes: [String] = []

  private func note(_ word: String, _ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
    let sizes = [old, new].map { ($0 as? UICollectionViewFlowLayout)?.itemSize.width ?? 0 }
    Self.notes.append("\(word) \(Int(sizes[0])) to \(Int(sizes[1])), \(Int(frame.width)) wide")
  }

  override func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) { note("will", oldLayout, newLayout) }
  override func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) { note("did", oldLayout, newLayout) }
}

/// A layout that writes down how items are moved by hand.
private final class NotingLayout: UICollectionViewFlowLayout {
  var notes: [String] = []

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    notes.append("\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item))")
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths,
      withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths,
      previousPosition: previousPosition
    )
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    notes.append("end \(indexPaths.map(\.item)) \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths,
      previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled
    )
  }
}

private final class MovingItems: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    installsStandardGestureForInteractiveMovement = false
    collectionView.register(MovingCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }
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
  ) {}
}

@Suite(.serialized) struct `From one layout to another` {
  private func layout(_ side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    return layout
  }

  @Test(.oracle("W-228")) func `cells hear before and after an animated change`() {
    let screen = MovingItems(collectionViewLayout: layout(100))
    let stage = Stage(.iPhone15, root: screen)
    stage.settle()
    MovingCell.notes = []
    screen.collectionView.setCollectionViewLayout(layout(60), animated: true)
    #expect(MovingCell.notes == Array(repeating: "will 100 to 60, 100 wide", count: 3))
    stage.settle()
    #expect(MovingCell.notes.count == 6)
    #expect(MovingCell.notes.last == "did 100 to 60, 60 wide")
    MovingCell.notes = []
    screen.collectionView.setCollectionViewLayout(layout(80), animated: false)
    stage.settle()
    #expect(MovingCell.notes == [])
  }

  @Test func `the layout makes contexts for items that are moved by hand`() {
    let own = NotingLayout()
    own.itemSize = CGSize(width: 100, height: 100)
    let screen = MovingItems(collectionViewLayout: own)
    let stage = Stage(.iPhone15, root: screen)
    stage.settle()
    let view: UICollectionView = screen.collectionView
    let places = (0..<3).compactMap {
      own.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.center
    }
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(places[1])
    view.updateInteractiveMovementTargetPosition(places[2])
    view.endInteractiveMovement()
    stage.settle()
    #expect(own.notes == ["[0] to [1]", "[1] to [2]", "end [2] false"])
    own.notes = []
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    view.cancelInteractiveMovement()
    stage.settle()
    #expect(own.notes == ["end [1] true"])
  }

  @Test(.oracle("W-229")) func `a background has its shadow around its corners`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 100, y: 300, width: 100, height: 60))
    var background = UIBackgroundConfiguration.clear()
    #expect(background.shadowProperties.opacity == 0 && background.shadowProperties.color == .black)
    background.backgroundColor = .white
    background.shadowProperties.opacity = 1
    background.shadowProperties.color = .red
    background.shadowProperties.offset = CGSize(width: 0, height: 20)
    cell.backgroundConfiguration = background
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let stage = Stage(.iPhone15, root: screen)
    screen.view.addSubview(cell)
    stage.settle()
    let image = try #require(stage.image(scale: 1))
    #expect(image.pixels.pixel(150, 370) & 0xFFFFFF == 0xFF0000)
    #expect(image.pixels.pixel(150, 330) & 0xFFFFFF == 0xFFFFFF)
    #expect(image.pixels.pixel(150, 390) & 0xFFFFFF == 0xFFFFFF)
  }
}

extension PixelBuffer {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (base + (y * stride + x * 4)).load(as: UInt32.self)
  }
}
