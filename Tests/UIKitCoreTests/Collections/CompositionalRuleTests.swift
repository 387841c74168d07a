import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Rules of compositional layouts` {
  private func size(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(width, height) }

  private func row(_ item: NSCollectionLayoutItem, height: CGFloat = 100) -> NSCollectionLayoutGroup
  {
    .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [item])
  }

  private func item(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension = .fractionalHeight(1)
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  private func view(
    _ section: NSCollectionLayoutSection,
    _ count: Int = 12,
    size: CGSize = CGSize(width: 300, height: 500)
  ) -> (UICollectionView, NumberedItems) {
    let items = NumberedItems([count])
    let layout = UICollectionViewCompositionalLayout(section: section)
    return (
      .numbered(layout, items, size: size, kinds: ["header", "footer", "badge"]), items
    )
  }

  private func frames(_ group: NSCollectionLayoutGroup, _ count: Int = 12) -> [CGRect] {
    let (view, items) = view(NSCollectionLayoutSection(group: group), count)
    return withExtendedLifetime(items) { (0..<count).compactMap { view.frame($0) } }
  }

  private func header(
    _ kind: String = "header",
    height: NSCollectionLayoutDimension = .absolute(30),
    at alignment: NSRectAlignment = .top,
    by offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: kind,
      alignment: alignment,
      absoluteOffset: offset
    )
  }

  private func header(of view: UICollectionView, _ kind: String = "header") -> CGRect? {
    let path = IndexPath(item: 0, section: 0)
    return view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
  }

  // MARK: Sizes and lines

  @Test(.oracle("V-42")) func `shares are those of the container within its insets`() {
    let group = row(item(.fractionalWidth(0.5), .fractionalWidth(0.25)))
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 80)
    #expect(frames(group, 3)[1] == CGRect(x: 120, y: 10, width: 100, height: 50))
    #expect(frames(group, 3)[2] == CGRect(x: 20, y: 110, width: 100, height: 50))
  }

  @Test(.oracle("V-43")) func `subitems repeat until the line is full`() {
    let fifths = frames(row(item(.fractionalWidth(0.2))))
    #expect(fifths.prefix(6).map(\.minX) == [0, 60, 120, 180, 240, 0])
    let group = row(item(.absolute(100)))
    group.interItemSpacing = .fixed(1)
    #expect(frames(group).prefix(3).map(\.minX) == [0, 101, 0])
    let mixed = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.absolute(60)), item(.absolute(40))]
    )
    #expect(frames(mixed).prefix(7).map(\.width) == [60, 40, 60, 40, 60, 40, 60])
  }

  @Test(.oracle("V-45")) func `counted items share the line whatever their width`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1)),
      count: 3
    )
    group.interItemSpacing = .fixed(15)
    #expect(frames(group).prefix(4).map(\.minX) == [0, 105, 210, 0])
    #expect(frames(group)[0].width == 90)
  }

  @Test(.oracle("V-81")) func `repeated items keep their width`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(70)),
      count: 2
    )
    #expect(frames(group).prefix(3).map(\.minX) == [0, 70, 0])
  }

  @Test(.oracle("V-46", "V-59")) func `insets make the view smaller, edge spacing moves it`() {
    let square = item(.absolute(20), .absolute(20))
    square.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    #expect(frames(row(square))[1] == CGRect(x: 22, y: 2, width: 16, height: 16))
    square.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10),
      top: .fixed(5),
      trailing: nil,
      bottom: nil
    )
    #expect(frames(row(square))[1] == CGRect(x: 42, y: 7, width: 16, height: 16))
  }

  @Test(.oracle("V-48")) func `flexible room shares what is left over`() {
    let group = row(item(.absolute(80)))
    group.interItemSpacing = .flexible(10)
    #expect(frames(group).prefix(4).map(\.minX) == [0, 110, 220, 0])
    let middle = item(.absolute(100), .absolute(40))
    middle.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0),
      top: .flexible(0),
      trailing: .flexible(0),
      bottom: .flexible(0)
    )
    let alone = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      repeatingSubitem: middle,
      count: 1
    )
    #expect(frames(alone)[0] == CGRect(x: 100, y: 30, width: 100, height: 40))
  }

  @Test(.oracle("V-84")) func `a custom group has the provider's frames and gives its size`() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(60))
    ) { environment in
      sizes.append(environment.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: 10, height: 10)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 50, y: 20, width: 30, height: 30),
          zIndex: 3
        ),
      ]
    }
    #expect(frames(group)[3] == CGRect(x: 50, y: 80, width: 30, height: 30))
    #expect(sizes.allSatisfy { $0 == CGSize(width: 300, height: 60) })
  }

  // MARK: Sections

  @Test(.oracle("V-51")) func `headers lie outside of the content and its insets`() {
    let section = NSCollectionLayoutSection(group: row(item(.fractionalWidth(1))))
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 9, trailing: 20)
    section.boundarySupplementaryItems = [header(), header("footer", at: .bottom)]
    let (view, items) = view(section, 2)
    withExtendedLifetime(items) {
      #expect(header(of: view) == CGRect(x: 20, y: 0, width: 260, height: 30))
      #expect(view.frame(0) == CGRect(x: 20, y: 37, width: 260, height: 100))
      #expect(header(of: view, "footer")?.minY == 246)
      #expect(view.collectionViewLayout.collectionViewContentSize.height == 276)
      section.boundarySupplementaryItems.forEach { $0.extendsBoundary = false }
      section.supplementariesFollowContentInsets = false
      view.collectionViewLayout.invalidateLayout()
      #expect(header(of: view) == CGRect(x: 0, y: 0, width: 300, height: 30))
      #expect(view.frame(0)?.minY == 7)
      #expect(view.collectionViewLayout.collectionViewContentSize.height == 216)
    }
  }

  @Test(.oracle("V-53")) func `pinned headers stay in sight as long as their section`() {
    let section = NSCollectionLayoutSection(group: row(item(.fractionalWidth(1))))
    section.boundarySupplementaryItems = [header(), header("footer", at: .bottom)]
    let (view, items) = view(section, 10)
    withExtendedLifetime(items) {
      view.layoutIfNeeded()
      view.contentOffset.y = 200
      #expect(header(of: view)?.minY == 0)
      section.boundarySupplementaryItems.forEach { $0.pinToVisibleBounds = true }
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(header(of: view)?.minY == 200)
      #expect(header(of: view, "footer")?.maxY == 700)
      view.contentOffset.y = 1045
      view.layoutIfNeeded()
      #expect(header(of: view)?.minY == 1030)
      let path = IndexPath(item: 0, section: 0)
      #expect(view.supplementaryView(forElementKind: "header", at: path)?.frame.minY == 1030)
    }
  }

  @Test(.oracle("V-54")) func `decorations are below items, badges above`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)
      )
    )
    #expect(badge.zIndex == 1)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    #expect(decoration.zIndex == 0)
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let section = NSCollectionLayoutSection(group: row(item))
    section.decorationItems = [decoration]
    let (view, items) = view(section, 6)
    view.collectionViewLayout.register(PlainBackground.self, forDecorationViewOfKind: "ground")
    try withExtendedLifetime(items) {
      view.layoutIfNeeded()
      let path = IndexPath(item: 4, section: 0)
      let shown = try #require(view.supplementaryView(forElementKind: "badge", at: path))
      let cell = try #require(view.cellForItem(at: path))
      let ground = try #require(view.subviews.first { $0 is PlainBackground })
      #expect(ground.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
      #expect(ground.layer.zPosition < cell.layer.zPosition)
      #expect(cell.layer.zPosition < shown.layer.zPosition)
    }
  }

  @Test(.oracle("V-55")) func `a badge is at its anchor, further by shares of its size`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing],
        fractionalOffset: CGPoint(x: 0.3, y: -0.3)
      )
    )
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      supplementaryItems: [badge]
    )
    let (view, items) = view(NSCollectionLayoutSection(group: row(item)))
    withExtendedLifetime(items) {
      let path = IndexPath(item: 1, section: 0)
      let frame = view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
      #expect(frame == CGRect(x: 186, y: -3, width: 20, height: 10))
    }
  }

  @Test(.oracle("V-57")) func `leading is on the right where reading begins there`() {
    let section = NSCollectionLayoutSection(group: row(item(.fractionalWidth(0.25))))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 0)
    let (view, items) = view(section)
    view.semanticContentAttribute = .forceRightToLeft
    withExtendedLifetime(items) {
      #expect(view.frame(0) == CGRect(x: 150, y: 0, width: 50, height: 100))
      #expect(view.frame(3)?.minX == 0)
    }
  }

  @Test(.oracle("V-50")) func `insets begin at the safe area unless the section says otherwise`() {
    let section = NSCollectionLayoutSection(group: row(item(.fractionalWidth(1))))
    section.boundarySupplementaryItems = [header()]
    let (view, items) = view(section)
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    controller.view = view
    let stage = Stage(root: controller)
    let width = view.bounds.width
    withExtendedLifetime((items, stage)) {
      #expect(view.frame(0)?.minX == 30)
      #expect(view.frame(0)?.width == width - 40)
      section.contentInsetsReference = .none
      view.collectionViewLayout.invalidateLayout()
      #expect(view.frame(0)?.width == width)
      #expect(header(of: view)?.width == width - 40)
    }
  }
}
