import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Compositional layouts of sizes, counts and answers that make no sense, and of none at all.
@Suite(.serialized) struct `Compositional layouts of unusual values` {
  private func section(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    group: NSCollectionLayoutSize? = nil
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: group ?? NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)),
        subitems: [item]
      )
    )
  }

  private func view(
    _ section: NSCollectionLayoutSection,
    _ items: NumberedItems
  ) -> UICollectionView {
    .numbered(UICollectionViewCompositionalLayout(section: section), items)
  }

  private func paths(_ view: UICollectionView, in rect: CGRect) -> Set<IndexPath> {
    Set((view.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).map(\.indexPath))
  }

  @Test(arguments: [
    CGRect.infinite, CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity),
  ])
  func `a rectangle without ends has everything`(_ rect: CGRect) {
    let items = NumberedItems([9, 0, 3])
    let view = view(section(.fractionalWidth(0.5), .fractionalHeight(1)), items)
    #expect(paths(view, in: rect).count == 12)
    let sized = self.view(section(.fractionalWidth(1), .estimated(40)), items)
    #expect(paths(sized, in: rect).count == 12)
    #expect(paths(view, in: .null).isEmpty)
  }

  @Test(arguments: [0, -50]) func `groups of no height lie at one place`(_ height: CGFloat) {
    let items = NumberedItems([7])
    let group = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height))
    let view = view(section(.fractionalWidth(0.5), .absolute(20), group: group), items)
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 0)
    #expect((0..<7).allSatisfy { view.frame($0)?.minY == 0 })
    #expect(paths(view, in: CGRect(x: 0, y: 0, width: 300, height: 500)).count == 7)
  }

  @Test func `distances that are no numbers are none`() {
    let section = section(.fractionalWidth(0.5), .fractionalHeight(1))
    section.interGroupSpacing = .nan
    section.contentInsets = NSDirectionalEdgeInsets(
      top: .nan,
      leading: 0,
      bottom: .nan,
      trailing: 0
    )
    section.group.interItemSpacing = .fixed(.nan)
    let items = NumberedItems([5])
    let view = view(section, items)
    #expect(view.collectionViewLayout.collectionViewContentSize.height == 120)
    #expect(view.frame(4) == CGRect(x: 0, y: 80, width: 150, height: 40))
  }

  @Test func `distances below zero end`() {
    let section = section(.absolute(30), .fractionalHeight(1))
    section.group.interItemSpacing = .fixed(-30)
    section.interGroupSpacing = -60
    let items = NumberedItems([40])
    let view = view(section, items)
    #expect(view.frame(39) != nil)
    _ = paths(view, in: .infinite)
    view.layoutIfNeeded()
  }

  @Test func `a count beyond what fits ends`() {
    let count = 1_000_000_000
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count)
    let items = NumberedItems([3])
    let view = view(NSCollectionLayoutSection(group: group), items)
    #expect(view.frame(2) != nil)
    view.layoutIfNeeded()
  }

  @Test func `a custom group may answer nothing, and something else each time`() {
    var calls = 0
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
      calls += 1
      let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return (0..<calls % 4).map { _ in NSCollectionLayoutGroupCustomItem(frame: frame) }
    }
    let items = NumberedItems([10])
    let view = view(NSCollectionLayoutSection(group: group), items)
    for item in 0..<10 { _ = view.frame(item) }
    _ = paths(view, in: .infinite)
    view.layoutIfNeeded()
    #expect(view.frame(10) == nil)
  }

  @Test(arguments: 1...5) func `a section without items that scrolls by itself`(_ kind: Int) {
    let section = section(.fractionalWidth(1), .fractionalHeight(1))
    section.orthogonalScrollingBehavior =
      UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: kind) ?? .none
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: "head",
        alignment: .top
      )
    ]
    let items = NumberedItems([0, 2])
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView.numbered(layout, items, kinds: ["head"])
    view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height > 60)
    items.counts = [0, 0]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.isEmpty)
  }

  @Test func `a data source that changed its counts without a word`() {
    let items = NumberedItems([4, 4])
    let view = view(section(.fractionalWidth(0.5), .fractionalHeight(1)), items)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let stage = Stage(root: controller)
    stage.turn()
    items.counts = [1]
    view.collectionViewLayout.invalidateLayout()
    view.contentOffset.y += 1
    stage.turn(2)
    #expect(view.visibleCells.count == 8)
    view.reloadData()
    stage.turn(2)
    #expect(view.visibleCells.count == 1)
  }

  @Test func `attributes of items that are not there change nothing`() {
    let items = NumberedItems([2])
    let view = view(section(.fractionalWidth(1), .estimated(40)), items)
    view.layoutIfNeeded()
    let layout = view.collectionViewLayout
    let paths = [
      IndexPath(item: 0, section: 7), IndexPath(item: NSNotFound, section: 0),
      IndexPath(item: -1, section: 0), IndexPath(item: 0, section: -1), IndexPath(),
      IndexPath(index: 3),
    ]
    for path in paths {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
      #expect(layout.layoutAttributesForSupplementaryView(ofKind: "x", at: path) == nil)
      #expect(layout.layoutAttributesForDecorationView(ofKind: "x", at: path) == nil)
      for original in [
        UICollectionViewLayoutAttributes(forCellWith: path),
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "x", with: path),
      ] {
        _ = layout.invalidationContext(
          forPreferredLayoutAttributes: original,
          withOriginalAttributes: original
        )
      }
    }
    #expect(layout.collectionViewContentSize.height == 80)
  }

  @Test func `a provider may ask the layout and make it stale`() {
    var calls = 0
    var view: UICollectionView?
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls += 1
      _ = view?.collectionViewLayout.collectionViewContentSize
      _ = view?.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      view?.collectionViewLayout.invalidateLayout()
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20))
      )
      return NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(20)),
          subitems: [item]
        )
      )
    }
    let items = NumberedItems([3])
    view = .numbered(layout, items)
    let controller = UIViewController()
    controller.view.addSubview(view ?? UIView())
    let stage = Stage(root: controller)
    stage.turn(3)
    #expect(view?.visibleCells.count == 3)
    #expect(calls > 0)
    view = nil
    controller.view.subviews.forEach { $0.removeFromSuperview() }
  }

  @Test func `a handler of visible items may make the layout stale`() {
    let section = section(.fractionalWidth(1), .fractionalHeight(1))
    var view: UICollectionView?
    section.visibleItemsInvalidationHandler = { _, _, _ in
      view?.collectionViewLayout.invalidateLayout()
      _ = view?.visibleCells
    }
    let items = NumberedItems([3])
    view = self.view(section, items)
    let controller = UIViewController()
    controller.view.addSubview(view ?? UIView())
    let stage = Stage(root: controller)
    stage.turn(3)
    #expect(view?.visibleCells.count == 3)
    view = nil
    controller.view.subviews.forEach { $0.removeFromSuperview() }
  }

  // MARK: - Exceptions

  @Test(.oracle("V-90")) func `a group without subitems ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("reason: 'At least 1 subitem is required for a group'"))
  }

  @Test(.oracle("V-93")) func `a dimension that is no number ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid fractional width: nan. The fraction must be a finite value."))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSCollectionLayoutDimension.absolute(.infinity) }
    }
    let reason = String(decoding: other?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      reason.contains("Invalid absolute dimension: inf. The dimension must be a finite value.")
    )
  }

  @Test(.oracle("V-94")) func `a count of none ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
        let item = NSCollectionLayoutItem(layoutSize: size)
        _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("A repeating horizontal group should specify a count >= 1"))
  }

  @Test(.oracle("V-91")) func `a section with items that nobody lays out ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let items = NumberedItems([1])
        let view = UICollectionView.numbered(
          UICollectionViewCompositionalLayout { _, _ in nil },
          items
        )
        view.layoutIfNeeded()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("reason: 'Invalid section definition. Please specify a valid section"))
  }

  @Test(.oracle("V-91")) func `a section without items needs no layout`() {
    let items = NumberedItems([0])
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let view = UICollectionView.numbered(layout, items)
    view.layoutIfNeeded()
    #expect(layout.collectionViewContentSize.height == 0)
  }

  @Test(.oracle("V-92"), arguments: [CGFloat.infinity, -.infinity, .nan])
  func `attributes have sizes that end`(_ side: CGFloat) async {
    let frame = CGRect(x: 0, y: 0, width: side, height: 40)
    let exception = UIKitException.list(.endlessFrame(attributes: "<A>", frame))
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(
      exception.reason.hasPrefix(
        "UICollectionViewLayoutAttributes: -setFrame: requires finite dimensions. Attributes: <A>"
      )
    )
    #expect(exception.reason.contains("new frame: {{0, 0}, {"))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let attributes = UICollectionViewLayoutAttributes()
        attributes.size = CGSize(width: CGFloat.nan, height: 40)
      }
    }
  }
}
