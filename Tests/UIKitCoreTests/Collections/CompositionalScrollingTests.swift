import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Sections that scroll by themselves` {
  private typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  private func section(_ behavior: Behavior, width: CGFloat = 120) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.absolute(width), .absolute(90)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    return section
  }

  private func shown(
    _ section: NSCollectionLayoutSection,
    counts: [Int] = [20, 20, 20],
    isRightToLeft: Bool = false
  ) -> (Stage, UICollectionView, NumberedItems) {
    let items = NumberedItems(counts)
    let view = UICollectionView.numbered(
      UICollectionViewCompositionalLayout(section: section),
      items
    )
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    let controller = UIViewController()
    controller.view = view
    let stage = Stage(root: controller)
    stage.turn(2)
    return (stage, view, items)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Where a section comes to rest after a drag to the left.
  private func rest(
    _ behavior: Behavior,
    by way: CGFloat,
    duration: TimeInterval = 0.3,
    width: CGFloat = 120
  ) throws -> CGFloat {
    let (stage, view, items) = shown(section(behavior, width: width))
    let scroller = try #require(view.scrollers[0])
    let y = view.convert(CGPoint(x: 0, y: 50), to: nil).y
    stage.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 350 - way, y: y), duration: duration)
    stage.advance(by: 5)
    withExtendedLifetime(items) {}
    return scroller.contentOffset.x
  }

  @Test(.oracle("V-56")) func `a drag rests where the behaviour says`() throws {
    let free = try rest(.continuous, by: 200)
    #expect(free > 150)
    let leading = try rest(.continuousGroupLeadingBoundary, by: 200)
    #expect(leading.truncatingRemainder(dividingBy: 130) == 0)
    #expect(leading > 0)
    #expect(try rest(.groupPaging, by: 100, duration: 0.1) == 130)
    #expect(try rest(.groupPaging, by: 40, duration: 2) == 0)
    let (_, view, items) = shown(section(.none))
    #expect(view.scrollers.isEmpty)
    let width = view.bounds.width
    #expect(try rest(.paging, by: 150, duration: 0.1) == width - 40)
    let centered = try rest(.groupPagingCentered, by: 100, duration: 0.1)
    #expect(centered == 130)
    withExtendedLifetime(items) {}
  }

  @Test(.oracle("V-56")) func `groups rest in the middle`() throws {
    let (stage, view, items) = shown(section(.groupPagingCentered, width: 200))
    let middle = view.bounds.width / 2
    #expect(abs((view.frame(0)?.midX ?? 0) - middle) < 1)
    #expect(try rest(.groupPagingCentered, by: 100, duration: 0.1, width: 200) == 210)
    withExtendedLifetime((stage, items)) {}
  }

  @Test func `each section keeps its place, and only what is in sight has cells`() throws {
    let (stage, view, items) = shown(
      section(.continuous),
      counts: Array(repeating: 1000, count: 60)
    )
    let shown = view.visibleCells.count
    #expect(shown < 50)
    try #require(view.scrollers[1]).contentOffset.x = 650
    stage.turn()
    #expect(view.frame(5, 1)?.minX == 20)
    #expect(view.frame(0, 0)?.minX == 20)
    view.contentOffset.y = 3000
    stage.turn()
    #expect(view.scrollers[1] == nil)
    view.contentOffset.y = 0
    stage.turn()
    #expect(view.scrollers[1]?.contentOffset.x == 650)
    #expect(view.visibleCells.count < 50)
    withExtendedLifetime(items) {}
  }

  @Test func `an item is brought into sight along both ways`() throws {
    let (stage, view, items) = shown(
      section(.continuous),
      counts: Array(repeating: 100, count: 60)
    )
    view.scrollToItem(
      at: path(50, 30),
      at: [.centeredVertically, .centeredHorizontally],
      animated: false
    )
    stage.turn()
    let cell = try #require(view.cellForItem(at: path(50, 30)))
    let frame = view.shownFrame(of: cell)
    #expect(abs(frame.midX - view.bounds.midX) < 1)
    #expect(abs(frame.midY - view.bounds.inset(by: view.adjustedContentInset).midY) < 1)
    #expect(view.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY)) == path(50, 30))
    withExtendedLifetime(items) {}
  }

  @Test(.oracle("V-57")) func `reading from right to left begins at the right`() throws {
    let (stage, view, items) = shown(section(.continuous), isRightToLeft: true)
    let width = view.bounds.width
    let cell = try #require(view.cellForItem(at: path(0)))
    #expect(abs(view.shownFrame(of: cell).maxX - (width - 20)) < 1)
    let scroller = try #require(view.scrollers[0])
    #expect(scroller.contentOffset.x == scroller.contentSize.width - width)
    scroller.contentOffset.x -= 130
    stage.turn()
    let second = try #require(view.cellForItem(at: path(1)))
    #expect(abs(view.shownFrame(of: second).maxX - (width - 20)) < 1)
    withExtendedLifetime(items) {}
  }

  @Test(.oracle("V-57")) func `a layout from side to side begins at its right end`() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    )
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: NSCollectionLayoutSize(.absolute(200), .fractionalHeight(1)),
        subitems: [item]
      )
    )
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let items = NumberedItems([9])
    let layout = UICollectionViewCompositionalLayout(
      section: section,
      configuration: configuration
    )
    let view = UICollectionView.numbered(layout, items)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 1800, height: 500))
    #expect(view.contentOffset.x == 1500)
    #expect(view.frame(0) == CGRect(x: 1600, y: 0, width: 200, height: 500))
    #expect(view.indexPathsForVisibleItems == [path(0), path(1)])
  }

  // MARK: Changes

  private var list: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  @Test func `items come and go with what is known of their sizes`() throws {
    let (stage, view, items) = shown(list, counts: [100])
    for item in 0..<100 { items.heights[path(item)] = 30 + CGFloat(item % 7) }
    view.reloadData()
    stage.turn()
    let height = view.frame(5)?.height
    #expect(height == 35)
    let gone = try #require(view.cellForItem(at: path(1)))
    items.counts = [99]
    view.deleteItems(at: [path(1)])
    #expect(view.frame(4)?.height == 35)
    #expect(gone.superview === view)
    stage.advance(by: 0.15)
    #expect(gone.superview === view)
    stage.advance(by: 1)
    #expect(gone.superview == nil)
    items.counts = [101]
    view.insertItems(at: [path(0), path(2)])
    stage.advance(by: 1)
    #expect(view.frame(6)?.height == 35)
  }

  @Test func `layouts are exchanged, at once and by a gesture`() throws {
    let (stage, view, items) = shown(list, counts: [30])
    let grid = UICollectionViewCompositionalLayout(section: section(.none))
    var ends: [[Bool]] = []
    let before = try #require(view.frame(3))
    let transition = view.startInteractiveTransition(to: grid) { ends.append([$0, $1]) }
    transition.transitionProgress = 0.5
    stage.turn()
    let after = try #require(grid.layoutAttributesForItem(at: path(3))?.frame)
    let middle = try #require(view.cellForItem(at: path(3))?.frame)
    #expect(abs(middle.minY - (before.minY + after.minY) / 2) < 1)
    #expect(abs(middle.width - (before.width + after.width) / 2) < 1)
    view.finishInteractiveTransition()
    stage.advance(by: 1)
    #expect(view.collectionViewLayout === grid)
    #expect(view.cellForItem(at: path(3))?.frame == after)
    #expect(ends == [[true, true]])
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: list),
      animated: true
    ) { ends.append([$0]) }
    stage.advance(by: 1)
    #expect(view.cellForItem(at: path(3))?.frame.minX == 0)
    #expect(ends.last == [true])
    withExtendedLifetime(items) {}
  }

  @Test func `a frame of 100,000 items works out as many groups as one of 1,000`() {
    func groups(_ count: Int) -> Int {
      var asked = 0
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .estimated(50))
      ) { _ in
        asked += 1
        let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        return [NSCollectionLayoutGroupCustomItem(frame: frame)]
      }
      let (_, view, items) = shown(NSCollectionLayoutSection(group: group), counts: [count])
      for step in 1...20 {
        view.contentOffset.y = CGFloat(step) * 37
        view.layoutIfNeeded()
      }
      withExtendedLifetime(items) {}
      return asked
    }
    let few = groups(1000)
    #expect(groups(100_000) == few)
    #expect(few < 5000)
  }
}
