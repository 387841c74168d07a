public import QuartzCore

/// The place that a layout gives one item, supplementary view or decoration.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The item, or the section and place of a supplementary view; default item 0 of section 0.
  open var indexPath: IndexPath
  /// The center, in the collection view's coordinates.
  open var center: CGPoint = .zero
  /// In points, before `transform`; default zero; one without an end raises an exception (V-92).
  open var size: CGSize = .zero {
    willSet {
      if !newValue.width.isFinite || !newValue.height.isFinite {
        UIKitException.list(.endlessSize(attributes: text, newValue)).raise()
      }
    }
  }
  /// From 0, clear, to 1, the default.
  open var alpha: CGFloat = 1
  /// Higher ones lie above lower ones.
  open var zIndex = 0
  /// Default false: the view is shown.
  open var isHidden = false
  /// Applied about the center; the default is the identity; that of `transform3D`, or the identity
  /// for one in space.
  open var transform: CGAffineTransform {
    get {
      CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
    }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// Applied about the center, in space; the default is the identity.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// The kind of element that the attributes are for.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view or decoration; nil for an item.
  open private(set) var representedElementKind: String?

  /// The sides that the view decides itself; none where the layout does.
  var fitting: FittingSides = []
  /// The size that the view has said; nil if the layout doesn't know it.
  var known: CGSize?
  /// The section whose own scroll view holds the view; nil for the collection view itself.
  var scroller: Int?

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

  func represent(_ category: UICollectionView.ElementCategory, _ kind: String) {
    representedElementCategory = category
    representedElementKind = kind
  }

  /// The rectangle of size and center, not transformed; one without an end raises an exception
  /// (V-92).
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
      if !newValue.width.isFinite || !newValue.height.isFinite {
        UIKitException.list(.endlessFrame(attributes: text, newValue)).raise()
      }
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The size at the origin zero; setting it changes `size` alone.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The attributes for messages.
  private var text: String {
    let path = indexPath.map { "\($0)" }.joined(separator: "-")
    let address = Diagnostic.address(self).dropLast()
    return "\(address); index path: (\(path)); frame = \(NSCoder.string(for: frame))>"
  }

  /// True for an object of the same class with equal values of all members of this class.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? UICollectionViewLayoutAttributes,
        type(of: other) == type(of: self)
      else { return false }
      return other === self || hasSameValues(as: other)
    }
  }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && center == other.center && size == other.size
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  /// Answers an object of the same class with equal values of all members of this class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).made()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.fitting = fitting
    copy.known = known
    copy.scroller = scroller
    return copy
  }
}

/// The sides of a view that its content decides.
nonisolated struct FittingSides: OptionSet, Hashable {
  let rawValue: UInt8
  static let width = FittingSides(rawValue: 1)
  static let height = FittingSides(rawValue: 2)
}
