public import QuartzCore

/// The size in which a layout or a group is laid out, and what insets leave of it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size in points, before insets.
  var contentSize: CGSize { get }
  /// The size in points, after insets.
  var effectiveContentSize: CGSize { get }
  /// The insets in points, within the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points, within the size; the same as `contentInsets` here.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The size that a layout has, and the traits of its collection view.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size that the layout has.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

/// A cell or other view of a section that is in sight, to be changed before it is shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// From 0, clear, to 1.
  var alpha: CGFloat { get set }
  /// Higher ones lie above lower ones.
  var zIndex: Int { get set }
  /// True for one that is not drawn.
  var isHidden: Bool { get set }
  /// In the coordinates of the section's content.
  var center: CGPoint { get set }
  /// Applied about the center.
  var transform: CGAffineTransform { get set }
  /// Applied about the center, in space.
  var transform3D: CATransform3D { get set }
  /// The kind of a supplementary view or decoration, or a name that stands for cells.
  var name: String { get }
  /// The item, or the place of a supplementary view.
  var indexPath: IndexPath { get }
  /// In the coordinates of the section's content, not transformed.
  var frame: CGRect { get }
  /// The size at the origin zero.
  var bounds: CGRect { get }
  /// Cell, supplementary view or decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or decoration; nil for a cell.
  var representedElementKind: String? { get }
}

/// The size of a layout, as providers get it.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  init(_ size: CGSize, insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }
}

/// The environment of a layout, as providers get it.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}
