import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) @MainActor struct `Items that a gesture moves` {
  private final class Letters: UICollectionViewController {
    var letters = ["a", "b", "c", "d"]
    var moves: [String] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.minimumInteritemSpacing = 0
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
    ) -> Int { letters.count }
    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 3 }
    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }
  }

  @Test(.oracle("W-252")) func `a long press moves an item of a controller, unless it says no`() {
    let list = Letters()
    let stage = Stage(root: list)
    let places = (0..<4).map { path in
      list.collectionView.layoutAttributesForItem(at: IndexPath(item: path, section: 0))!.center
    }
    func points(_ item: Int) -> CGPoint { list.collectionView.convert(places[item], to: nil) }
    func move(_ item: Int, to other: Int) {
      let finger = stage.touch(at: points(item))
      finger.stay(for: 0.7)
      finger.move(to: points(other))
      finger.lift()
      stage.settle()
    }
    move(0, to: 2)
    #expect(list.moves == ["0 to 2"] && list.letters == ["b", "c", "a", "d"])
    // The data source holds the last item.
    move(3, to: 0)
    #expect(list.letters == ["b", "c", "a", "d"])
    list.installsStandardGestureForInteractiveMovement = false
    move(0, to: 1)
    #expect(list.letters == ["b", "c", "a", "d"])
  }

  @Test func `end where the gesture left them, and the data source hears of it once`() throws {
    let list = Letters()
    let stage = Stage(root: list)
    let grid = try #require(list.collectionView)
    #expect(!grid.beginInteractiveMovementForItem(at: IndexPath(item: 3, section: 0)))
    #expect(grid.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let moved = grid.cellForItem(at: IndexPath(item: 0, section: 0))
    let third = try #require(grid.cellForItem(at: IndexPath(item: 2, section: 0)))
    grid.updateInteractiveMovementTargetPosition(third.center)
    #expect(list.moves == [])
    grid.endInteractiveMovement()
    stage.settle()
    #expect(list.moves == ["0 to 2"])
    #expect(list.letters == ["b", "c", "a", "d"])
    #expect(moved != nil && grid.cellForItem(at: IndexPath(item: 2, section: 0)) === moved)
  }

  @Test func `stay when the movement is cancelled`() throws {
    let list = Letters()
    let stage = Stage(root: list)
    let grid = try #require(list.collectionView)
    #expect(grid.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let first = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)))
    grid.updateInteractiveMovementTargetPosition(first.center)
    grid.cancelInteractiveMovement()
    grid.endInteractiveMovement()
    stage.settle()
    #expect(list.letters == ["a", "b", "c", "d"])
  }
}

@Suite(.serialized) @MainActor struct `The view of a controller of items` {
  private final class Own: UICollectionViewController {
    override func loadView() {
      super.loadView()
      let layout = UICollectionViewFlowLayout()
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.addSubview(collectionView)
    }
  }

  @Test(.oracle("W-257")) func `holds a collection view that is set`() {
    let controller = Own(collectionViewLayout: UICollectionViewFlowLayout())
    _ = Stage(root: controller)
    #expect(controller.collectionView !== controller.view)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
  }

  @Test(.oracle("W-257")) func `stays where it is while the items scroll`() throws {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let stage = Stage(root: controller)
    let list = try #require(controller.collectionView)
    #expect(list.superview === controller.view)
    let badge = UIView(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
    controller.view.addSubview(badge)
    list.contentInset.bottom = 2_000
    list.contentOffset.y = 300
    stage.settle()
    #expect(badge.convert(badge.bounds, to: nil).origin == CGPoint(x: 20, y: 100))
  }

  @Test(.oracle("W-257")) func `is another one even where the list is set as the view`() throws {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    controller.view = list
    #expect(controller.collectionView === list)
    #expect(controller.view !== list)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(list.frame == controller.view.bounds)
    controller.view = nil
    #expect(controller.collectionView !== list)
    #expect(controller.collectionView.superview === controller.view)
  }
}
