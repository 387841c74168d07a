public import QuartzCore

/// Changes what is in sight of a section before it is shown: the items, how far the section is
/// scrolled, and the layout's environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem],
  _ scrollOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// The edges from which insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// One group, repeated for all items of a section, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  let group: NSCollectionLayoutGroup
  /// In points, around the groups; default zero.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// In points, between two groups; default 0.
  open var interGroupSpacing: CGFloat = 0
  /// The edges that the insets begin at; default `.automatic`, as the configuration says (V-50).
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The edges that headers and footers begin at; default `.automatic` (V-50).
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// True if headers and footers keep to the section's insets; default true.
  open var supplementariesFollowContentInsets = true
  /// Headers, footers and the like; default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Backgrounds; default none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The scrolling of the section across the layout; default none (V-56).
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// The bouncing and deceleration of a section that scrolls by itself.
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called with what is in sight before it is shown; default nil.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The list whose rows the items are; nil for any other section.
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of one group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Makes a section for pictures and the like, which scrolls from group to group.
  ///
  /// A group is narrower than the layout, so that the next one shows. By how much is not documented:
  /// the shares and distances are our own.
  open class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9),
        heightDimension: .fractionalWidth(0.6)
      ),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  /// Answers a section of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate =
      orthogonalScrollingProperties.decelerationRate
    copy.list = list
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    return copy
  }
}
