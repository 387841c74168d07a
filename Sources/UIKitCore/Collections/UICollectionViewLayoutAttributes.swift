public import QuartzCore

/// Where a layout wants one item, supplementary view or decoration.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  open var indexPath: IndexPath
  /// The center, in the collection view's coordinates.
  open var center: CGPoint = .zero
  open var size: CGSize = .zero
  open var alpha: CGFloat = 1
  /// Higher ones lie above lower ones.
  open var zIndex = 0
  open var isHidden = false
  open var transform: CGAffineTransform = .identity
  /// What the attributes are for.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or decoration; nil for an item.
  open private(set) var representedElementKind: String?

  public override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Makes attributes for an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes for a header, footer or the like.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Makes attributes for a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The rectangle of size and center, not transformed.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2,
        y: center.y - size.height / 2,
        width: size.width,
        height: size.height
      )
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).made()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    return copy
  }
}
