public import QuartzCore

/// A view that a collection view makes, shows, takes away and shows again.
open class UICollectionReusableView: UIView {
  /// The name shared by views that may take each other's place; nil if it is not reused.
  open internal(set) var reuseIdentifier: String?

  /// The collection view that shows the view; nil before it is asked for by one.
  weak var list: UICollectionView?
  /// The view is about to be filled for a place; `kind` is nil for a cell.
  func joined(_ list: UICollectionView, at path: IndexPath, kind: String?) { self.list = list }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes the view and its reuse identifier.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibCoder)?.attribute("reuseIdentifier")
  }

  /// The view is about to show something else; overrides call super.
  open func prepareForReuse() {}

  /// The layout places the view; overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view moves to its place in another layout, with animation; does nothing by
  /// default (W-228).
  open func willTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// Called once the view has come to its place in another layout; does nothing by default (W-228).
  open func didTransition(
    from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {}

  /// The size that the view wants, given what the layout has in mind: what its constraints need
  /// along sides that the layout leaves to it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitting.isEmpty ? layoutAttributes : fitted(layoutAttributes, content: self)
  }

  /// The attributes that the view shows; nil before it is placed and while it waits to be reused.
  var applied: UICollectionViewLayoutAttributes?
  /// The last answer of the view about its size; nil has it asked again.
  var fitting: FittingAnswer?
}
