import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Compositional layouts of views that decide their size` {
  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(width, height) }

  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func row(_ item: NSCollectionLayoutItem, height: CGFloat = 100) -> NSCollectionLayoutGroup
  {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
  }

  private func view(
    _ section: NSCollectionLayoutSection,
    _ count: Int = 12
  ) -> (UICollectionView, NumberedItems) {
    let items = NumberedItems([count])
    let layout = UICollectionViewCompositionalLayout(section: section)
    return (.numbered(layout, items), items)
  }

  // MARK: Views that decide their size

  private var list: NSCollectionLayoutSection {
    let size = size(.fractionalWidth(1), .estimated(50))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 5, bottom: 9, trailing: 5)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  @Test(.oracle("V-44", "V-47")) func `estimates give way to what views say`() {
    let (view, items) = view(list, 100)
    for item in 0..<100 { items.heights[IndexPath(item: item, section: 0)] = 20 + CGFloat(item) }
    #expect(view.frame(1) == CGRect(x: 5, y: 50, width: 290, height: 50))
    view.layoutIfNeeded()
    #expect(view.frame(0) == CGRect(x: 5, y: 0, width: 290, height: 20))
    #expect(view.frame(1) == CGRect(x: 5, y: 20, width: 290, height: 21))
    #expect(view.frame(99)?.height == 50)
    let shown = view.indexPathsForVisibleItems.count
    #expect(
      shown == (0..<100).firstIndex { (0...$0).reduce(0) { $0 + 20 + $1 } >= 500 }.map { $0 + 1 }
    )
    #expect(
      view.contentSize.height
        == CGFloat((0..<shown).reduce(0) { $0 + 20 + $1 } + (100 - shown) * 50)
    )
  }

  @Test(.oracle("V-80")) func `what is in sight stays when something above it is longer`() throws {
    let (view, items) = view(list, 100)
    for item in 0..<100 { items.heights[IndexPath(item: item, section: 0)] = 80 }
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    let path = IndexPath(item: 60, section: 0)
    for step in 1...40 {
      let before = try #require(view.frame(60)).minY - view.bounds.minY
      view.contentOffset.y -= 20
      view.layoutIfNeeded()
      let after =
        try #require(view.layoutAttributesForItem(at: path)?.frame).minY - view.bounds.minY
      #expect(abs(after - before - 20) < 0.001, "in step \(step)")
    }
  }

  @Test(.oracle("V-49")) func `a share of an estimate is a share of the estimate`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(60)),
      subitems: [item(.fractionalWidth(0.5))]
    )
    let (view, items) = view(NSCollectionLayoutSection(group: group))
    for item in 0..<12 { items.heights[IndexPath(item: item, section: 0)] = 20 }
    view.layoutIfNeeded()
    #expect(view.frame(3) == CGRect(x: 150, y: 60, width: 150, height: 60))
  }

  @Test(.oracle("V-82")) func `uniform items are as high as the highest of their group`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(60)),
      subitems: [item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 60))]
    )
    let (view, items) = view(NSCollectionLayoutSection(group: group), 4)
    for item in 0..<4 { items.heights[IndexPath(item: item, section: 0)] = 20 + 10 * CGFloat(item) }
    view.layoutIfNeeded()
    #expect((0..<4).map { view.frame($0)?.height } == [30, 30, 50, 50])
    #expect(view.contentSize.height == 80)
  }

  @Test func `items that decide their width fill lines`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.estimated(100))]
    )
    let (view, items) = view(NSCollectionLayoutSection(group: group), 8)
    view.register(WideCell.self, forCellWithReuseIdentifier: "x")
    withExtendedLifetime(items) {
      view.layoutIfNeeded()
      #expect((0..<8).map { view.frame($0)?.minX } == [0, 50, 110, 180, 0, 90, 190, 0])
    }
  }

  // MARK: Providers and handlers

  @Test(.oracle("V-83")) func `sections are asked for when the layout is invalidated`() {
    var asked: [Int] = []
    let list = list
    let layout = UICollectionViewCompositionalLayout { index, _ in
      asked.append(index)
      return list
    }
    let items = NumberedItems([3, 3])
    items.heights[IndexPath(item: 0, section: 0)] = 90
    let view = UICollectionView.numbered(layout, items)
    view.layoutIfNeeded()
    #expect(view.frame(0)?.height == 90)
    #expect(asked == [0, 1])
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(asked == [0, 1])
    view.bounds.size.width = 200
    view.layoutIfNeeded()
    #expect(asked == [0, 1, 0, 1])
    #expect(view.frame(0)?.size == CGSize(width: 190, height: 90))
  }

  @Test(.oracle("V-83")) func `a bar that shrinks makes no sections anew`() {
    var asked = 0
    let list = list
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      return list
    }
    let items = NumberedItems([50])
    items.heights[IndexPath(item: 0, section: 0)] = 90
    let view = UICollectionView.numbered(layout, items)
    view.layoutIfNeeded()
    view.contentInset.top = 40
    view.layoutIfNeeded()
    #expect(asked == 1)
    #expect(view.frame(0)?.height == 90)
    view.contentInset.left = 20
    view.layoutIfNeeded()
    #expect(asked == 2)
    #expect(view.frame(0)?.width == 270)
    withExtendedLifetime(items) {}
  }

  @Test(.oracle("V-58")) func `what a handler changes is shown`() throws {
    let section = NSCollectionLayoutSection(group: row(item(.fractionalWidth(0.5))))
    section.orthogonalScrollingBehavior = .continuous
    var seen: [CGRect] = []
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen = items.map(\.frame)
      offsets.append(offset)
      for item in items { item.alpha = item.frame.minX < offset.x ? 0.25 : 1 }
      #expect(environment.container.contentSize == CGSize(width: 300, height: 500))
    }
    let (view, items) = view(section, 8)
    view.layoutIfNeeded()
    let scroller = try #require(view.scrollers[0])
    scroller.contentOffset.x = 100
    view.layoutIfNeeded()
    #expect(offsets.last == CGPoint(x: 100, y: 0))
    #expect(seen.map(\.minX).sorted() == [0, 150, 300])
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.alpha == 0.25)
    #expect(first.superview === scroller)
    #expect(first.frame == CGRect(x: 0, y: 0, width: 150, height: 100))
    withExtendedLifetime(items) {}
  }
}

/// A cell that is 50 points wide in the first place and 10 more in each one after it.
private final class WideCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.width = 50 + 10 * CGFloat(attributes.indexPath.item)
    return attributes
  }
}
