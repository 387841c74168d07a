import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What others measured of UIKit's compositional layout.
@Suite(.serialized) struct `Compositional layouts as measured` {
  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(width, height) }

  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func row(
    _ items: [NSCollectionLayoutItem],
    spacing: CGFloat = 0,
    height: NSCollectionLayoutDimension = .absolute(100)
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height),
      subitems: items
    )
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  private func header(
    _ kind: String,
    height: CGFloat,
    at alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(80), .absolute(height)),
      elementKind: kind,
      alignment: alignment
    )
  }

  private func view(
    _ section: NSCollectionLayoutSection,
    _ counts: [Int]
  ) -> (UICollectionView, NumberedItems) {
    let items = NumberedItems(counts)
    let layout = UICollectionViewCompositionalLayout(section: section)
    return (.numbered(layout, items, kinds: ["tall", "low", "side"]), items)
  }

  private func height(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> CGFloat {
    let (view, items) = view(section, counts)
    return withExtendedLifetime(items) {
      view.collectionViewLayout.collectionViewContentSize.height
    }
  }

  private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) -> [CGRect?] {
    let (view, items) = view(NSCollectionLayoutSection(group: group), [count])
    return withExtendedLifetime(items) { (0..<count).map { view.frame($0) } }
  }

  private func frame(_ kind: String, of view: UICollectionView) -> CGRect? {
    let path = IndexPath(item: 0, section: 0)
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  // MARK: Shares

  @Test(.oracle("V-42", "V-43")) func `shares are those of what the spacing leaves`() {
    let fifths = frames(row([item(.fractionalWidth(0.2))], spacing: 10), 6)
    #expect(fifths.map { $0?.minX } == [0, 62, 124, 186, 248, 0])
    #expect(fifths.map { $0?.width } == Array(repeating: 52, count: 6))
    let mixed = frames(row([item(.fractionalWidth(0.5)), item(.absolute(50))], spacing: 20), 3)
    #expect(mixed.map { $0?.width } == [140, 50, 140])
    #expect(mixed[2]?.minY == 100)
  }

  @Test(.oracle("V-43")) func `squares are shares of what the spacing of those leaves that fit`() {
    let square = item(.fractionalWidth(0.3), .fractionalWidth(0.3))
    let frames = frames(row([square], spacing: 10), 4)
    #expect(frames.map { $0?.minX } == [0, 94, 188, 0])
    #expect(frames.allSatisfy { $0?.size == CGSize(width: 84, height: 84) })
  }

  @Test(.oracle("V-42")) func `a share is rounded down to a pixel`() {
    let (view, items) = view(
      NSCollectionLayoutSection(group: row([item(.fractionalWidth(1 / 7))])),
      [14]
    )
    let pixels = view.pixelsPerPoint
    withExtendedLifetime(items) {
      #expect(view.frame(0)?.width == (300 / 7 * pixels).rounded(.down) / pixels)
      #expect(view.frame(6)?.minY == 0)
      #expect(view.frame(7)?.minY == 100)
    }
  }

  @Test(.oracle("V-42")) func `insets along the way of the groups are not taken from shares`() {
    let group = row([item(.fractionalWidth(1))], height: .fractionalHeight(0.5))
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 50, bottom: 60, trailing: 0)
    let (view, items) = view(section, [1])
    withExtendedLifetime(items) {
      #expect(view.frame(0) == CGRect(x: 50, y: 40, width: 250, height: 250))
    }
  }

  @Test(.oracle("V-48")) func `what is too broad is pushed out by a flexible edge`() {
    let group = row([item(.fractionalWidth(1))])
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(340), .absolute(50)),
      subitems: group.subitems
    )
    wide.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: nil,
      trailing: nil,
      bottom: nil
    )
    #expect(frames(wide, 1) == [CGRect(x: -40, y: 0, width: 340, height: 50)])
  }

  // MARK: Groups

  @Test(.oracle("V-120")) func `a group that its first item doesn't fit into shows nothing`() {
    let section = NSCollectionLayoutSection(group: row([item(.absolute(301))]))
    let (view, items) = view(section, [4])
    withExtendedLifetime(items) {
      view.layoutIfNeeded()
      #expect(view.visibleCells.isEmpty)
      #expect(view.frame(0) == nil)
      #expect(view.collectionViewLayout.collectionViewContentSize.height == 0)
    }
    #expect(frames(row([item(.absolute(200), .absolute(150))]), 1)[0]?.height == 150)
  }

  @Test(.oracle("V-121")) func `a last group is as long as its items reach`() {
    let part = item(.fractionalWidth(1), .absolute(60))
    part.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(200)),
      subitems: [part]
    )
    let section = NSCollectionLayoutSection(group: column)
    #expect(height(section, [3]) == 200)
    #expect(height(section, [4]) == 280)
    #expect(height(section, [5]) == 340)
    column.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 0, bottom: 3, trailing: 0)
    #expect(height(section, [4]) == 270)
  }

  @Test(.oracle("V-124")) func `a column as long as what it holds has each subitem once`() {
    let part = item(.fractionalWidth(1), .absolute(30))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .estimated(100)),
      subitems: [part, part]
    )
    column.interItemSpacing = .fixed(5)
    #expect(height(NSCollectionLayoutSection(group: column), [4]) == 130)
    #expect(height(NSCollectionLayoutSection(group: column), [3]) == 95)
  }

  @Test(.oracle("V-123")) func `the provider of a custom group is asked once`() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(60))
    ) { environment in
      sizes.append(environment.container.contentSize)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 9, height: 60))]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let (view, items) = view(section, [5])
    withExtendedLifetime(items) {
      #expect(view.frame(4) == CGRect(x: 20, y: 240, width: 9, height: 60))
      #expect(sizes == [CGSize(width: 300, height: 60)])
    }
  }

  // MARK: Sections

  @Test(.oracle("V-122")) func `a section without items has no size`() {
    let section = NSCollectionLayoutSection(group: row([item(.fractionalWidth(1))]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0)
    section.decorationItems = [.background(elementKind: "ground")]
    let (view, items) = view(section, [0, 1])
    view.collectionViewLayout.register(PlainBackground.self, forDecorationViewOfKind: "ground")
    view.layoutIfNeeded()
    withExtendedLifetime(items) {
      #expect(view.frame(0, 1)?.minY == 10)
      #expect(view.subviews.count { $0 is PlainBackground } == 1)
    }
    section.decorationItems = []
    section.boundarySupplementaryItems = [header("low", height: 30)]
    #expect(height(section, [0]) == 60)
  }

  @Test(.oracle("V-51")) func `views at one edge are each at the edge`() {
    let section = NSCollectionLayoutSection(group: row([item(.fractionalWidth(1))]))
    section.boundarySupplementaryItems = [
      header("low", height: 20), header("tall", height: 50),
      header("side", height: 40, at: .trailing),
    ]
    let (view, items) = view(section, [1])
    withExtendedLifetime(items) {
      #expect(frame("tall", of: view)?.minY == 0)
      #expect(frame("low", of: view)?.minY == 30)
      #expect(frame("side", of: view) == CGRect(x: 220, y: 80, width: 80, height: 40))
      #expect(view.frame(0) == CGRect(x: 0, y: 50, width: 300, height: 100))
      #expect(view.collectionViewLayout.collectionViewContentSize.height == 150)
    }
    section.boundarySupplementaryItems = [header("side", height: 140, at: .leading)]
    #expect(height(section, [1]) == 140)
  }

  @Test(.oracle("V-54")) func `pinned views in sight are above all others`() {
    let section = NSCollectionLayoutSection(group: row([item(.fractionalWidth(1))]))
    section.boundarySupplementaryItems = [header("low", height: 20)]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let (view, items) = view(section, [3, 9])
    view.layoutIfNeeded()
    withExtendedLifetime(items) {
      @MainActor func level(_ section: Int) -> Int? {
        let path = IndexPath(item: 0, section: section)
        return view.layoutAttributesForSupplementaryElement(ofKind: "low", at: path)?.zIndex
      }
      #expect(level(0) == 1_000_000_001)
      view.contentOffset.y = 500
      view.layoutIfNeeded()
      #expect(level(0) == 1)
      #expect(level(1) == 1_000_000_001)
    }
  }

  @Test(.oracle("V-83")) func `a provider is given the size before any insets`() {
    var asked: [CGSize] = []
    let section = NSCollectionLayoutSection(group: row([item(.fractionalWidth(1))]))
    let layout = UICollectionViewCompositionalLayout { _, environment in
      asked.append(environment.container.effectiveContentSize)
      return section
    }
    let items = NumberedItems([1])
    let view = UICollectionView.numbered(layout, items)
    view.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 10)
    view.layoutIfNeeded()
    withExtendedLifetime(items) {
      #expect(asked == [CGSize(width: 300, height: 500)])
      #expect(view.frame(0)?.width == 280)
    }
  }
}
