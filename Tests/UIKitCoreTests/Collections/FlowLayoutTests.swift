import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Flow layouts` {
  private func frames(
    _ sizes: [CGSize],
    horizontal: Bool = false,
    measured: Bool = false
  ) -> [CGRect] {
    var geometry =
      FlowGeometry(isHorizontal: horizontal, lineLength: 320, lineSpacing: 10, itemSpacing: 10)
    geometry.centersLongItems = measured
    return geometry.flow(of: sizes).frames
  }

  @Test func `full lines share what is left over, the last keeps their spacing`() {
    let sizes = Array(repeating: CGSize(width: 90, height: 40), count: 4)
    #expect(frames(sizes).map(\.minX) == [0, 115, 230, 0])
    #expect(frames(sizes).map(\.minY) == [0, 0, 0, 50])
    let five = frames(Array(repeating: CGSize(width: 90, height: 40), count: 5))
    #expect(five[4].minX == 115)
  }

  @Test func `a short line of like items is spaced as a full one, another one least`() {
    let like = frames([CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    #expect(like.map(\.minX) == [0, 67.5])
    let unlike = frames([CGSize(width: 50, height: 50), CGSize(width: 60, height: 50)])
    #expect(unlike.map(\.minX) == [0, 60])
  }

  @Test(arguments: [(true, -20), (false, 0)])
  func `an item that measures more than its line stands out at both ends`(
    measured: Bool,
    x: CGFloat
  ) {
    #expect(frames([CGSize(width: 360, height: 40)], measured: measured).map(\.minX) == [x])
  }

  @Test func `items that fill lines alone stand in the middle`() {
    #expect(
      frames([CGSize(width: 200, height: 50), CGSize(width: 200, height: 50)]).map(\.minX) == [
        60, 60,
      ]
    )
  }

  @Test func `lower items are centered in their line`() {
    let row = frames([CGSize(width: 100, height: 40), CGSize(width: 100, height: 80)])
    #expect(row.map(\.minY) == [20, 0])
  }

  @Test func `a horizontal flow fills columns`() {
    let columns = frames(
      Array(repeating: CGSize(width: 60, height: 100), count: 4),
      horizontal: true
    )
    #expect(columns.map(\.minX) == [0, 0, 0, 70])
    #expect(columns.map(\.minY) == [0, 110, 220, 0])
  }

  @Test func `sections have headers, insets and footers`() throws {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView,
        numberOfItemsInSection section: Int
      ) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 340, height: 500),
      collectionViewLayout: layout
    )
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    let items = Items()
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 10, y: 35), CGPoint(x: 120, y: 35), CGPoint(x: 230, y: 35),
        CGPoint(x: 10, y: 145),
      ]
    )
    #expect(view.contentSize == CGSize(width: 340, height: 260))
    #expect(
      view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader
      ).first?.frame
        == CGRect(x: 0, y: 0, width: 340, height: 30)
    )
  }

  /// Items of one size that a delegate says.
  final class Sized: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let size: CGSize
    init(_ size: CGSize) { self.size = size }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
  }

  private func cells(_ items: Sized, width: CGFloat) -> [CGRect] {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 500),
      collectionViewLayout: layout
    )
    view.traitOverrides.displayScale = 2
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "x")
    (view.dataSource, view.delegate) = (items, items)
    view.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }

  @Test(.oracle("W-08")) func `places are whole pixels, sizes are what they are`() {
    let frames = cells(Sized(CGSize(width: 111.5, height: 40.3)), width: 375)
    // Between three items 40.5 are left, 20.25 for each gap.
    #expect(frames.map(\.minX) == [0, 132, 263.5])
    #expect(frames.allSatisfy { $0.size == CGSize(width: 111.5, height: 40.3) })
  }

  @Test(.oracle("W-09")) func `an item wider than its line stands in its middle`() {
    let frames = cells(Sized(CGSize(width: 250, height: 40)), width: 200)
    #expect(frames.map(\.minX) == [-25, -25, -25])
  }

  /// A layout that writes down what it is asked.
  final class AskedLayout: UICollectionViewFlowLayout {
    var lines: [String] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let old = collectionView?.bounds ?? .zero
      lines.append(
        "\(Int(old.width)) \(Int(old.minY)) to \(Int(newBounds.width)) \(Int(newBounds.minY))"
      )
      return super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  final class Squares: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath) }
  }

  @Test(.oracle("V-08")) func `another width makes other lines, and the layout is asked before`() {
    let layout = AskedLayout()
    layout.itemSize = CGSize(width: 90, height: 90)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let squares = Squares()
    controller.collectionView.register(
      UICollectionViewCell.self,
      forCellWithReuseIdentifier: "Cell"
    )
    controller.collectionView.dataSource = squares
    let stage = Stage(.iPhone15, root: controller)
    stage.turn()
    func lastOfFirstLine() -> CGFloat {
      let frames = (0..<40).compactMap {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
      }
      return frames.filter { $0.minY == frames[0].minY }.map(\.maxX).max() ?? 0
    }
    #expect(lastOfFirstLine() == 393)
    layout.lines = []
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(layout.lines.first?.hasPrefix("393 ") == true)
    #expect(layout.lines.first?.contains("to 852") == true)
    #expect(lastOfFirstLine() > 700)
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(lastOfFirstLine() == 393)
    layout.lines = []
    let top = Int(controller.collectionView.contentOffset.y)
    controller.collectionView.contentOffset.y = 50
    #expect(layout.lines == ["393 \(top) to 393 50"])
  }
}
