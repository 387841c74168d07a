import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Sections of numbered items, with headers and badges that carry their path.
final class NumberedItems: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var heights: [IndexPath: CGFloat] = [:]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
    (cell as? NumberedCell)?.show("\(indexPath.item)", height: heights[indexPath])
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "x",
      for: indexPath
    )
    view.backgroundColor = .systemOrange
    return view
  }
}

/// A cell with a number in it, as high as it is told.
final class NumberedCell: UICollectionViewCell {
  let label = UILabel()
  private lazy var heightRule = {
    let rule = contentView.heightAnchor.constraint(equalToConstant: 0)
    rule.priority = UILayoutPriority(999)
    return rule
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, height: CGFloat?) {
    label.text = text
    heightRule.isActive = false
    guard let height else { return }
    heightRule.constant = height
    heightRule.isActive = true
  }
}

/// A background of a section.
final class PlainBackground: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
  }

  required init?(coder: NSCoder) { nil }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension UICollectionView {
  /// A collection view for tests, with cells and supplementary views registered.
  static func numbered(
    _ layout: UICollectionViewLayout,
    _ items: NumberedItems,
    size: CGSize = CGSize(width: 300, height: 500),
    kinds: [String] = []
  ) -> UICollectionView {
    let frame = CGRect(origin: .zero, size: size)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "x")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "x"
      )
    }
    view.dataSource = items
    return view
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

@Suite(.serialized) struct `Compositional layouts` {
  private func grid(_ columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        .fractionalWidth(1 / CGFloat(columns)),
        .fractionalHeight(1)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [item]
    )
    return NSCollectionLayoutSection(group: group)
  }

  private var nested: NSCollectionLayoutSection {
    let leading = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.7), .fractionalHeight(1))
    )
    leading.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let trailing = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.3))
    )
    trailing.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: trailing,
      count: 2
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.12)),
      subitems: [leading, column]
    )
    return NSCollectionLayoutSection(group: group)
  }

  private var list: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return section
  }

  private func header(_ kind: String, height: CGFloat = 30)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
      elementKind: kind,
      alignment: .top
    )
  }

  @Test func `grid, nested groups and list with headers on one screen`() throws {
    let (grid, nested, list) = (grid(5), nested, list)
    grid.boundarySupplementaryItems = [header("header")]
    grid.decorationItems = [.background(elementKind: "background")]
    list.boundarySupplementaryItems = [header("header")]
    list.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let strip = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.absolute(120), .absolute(80)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
          )
        ]
      )
    )
    strip.orthogonalScrollingBehavior = .groupPaging
    strip.interGroupSpacing = 10
    strip.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let layout = UICollectionViewCompositionalLayout { index, _ in
      [grid, nested, strip, list][index]
    }
    layout.register(PlainBackground.self, forDecorationViewOfKind: "background")
    let items = NumberedItems([12, 7, 10, 40])
    items.heights[IndexPath(item: 1, section: 3)] = 70
    let view = UICollectionView.numbered(layout, items, kinds: ["header"])
    let controller = UIViewController()
    controller.view = view
    let stage = Stage(root: controller)
    stage.turn()
    let width = view.bounds.width
    #expect(view.frame(0)?.minY == 32)
    #expect(abs((view.frame(6)?.minX ?? 0) - width / 5 - 2) < 1)
    #expect(view.frame(0, 3)?.width == width - 32)
    #expect(view.frame(1, 3)?.height == 70)
    Gallery.keep(stage, as: "compositional")
  }
}
