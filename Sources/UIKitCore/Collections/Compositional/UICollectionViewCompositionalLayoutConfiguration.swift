public import QuartzCore

/// The rules that hold for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @MainActor NSCopying {
  /// The axis along which sections follow each other; default `.vertical`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// In points, between two sections; default 0.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; default none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges that insets of sections begin at; default `.automatic`, the safe area (V-50).
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  public override init() { super.init() }

  /// Answers a configuration of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
