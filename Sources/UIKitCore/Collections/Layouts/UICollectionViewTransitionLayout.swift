public import QuartzCore

/// The places between two layouts, while a gesture leads from one to the other.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout that the transition comes from.
  public let currentLayout: UICollectionViewLayout
  /// The layout that the transition goes to.
  public let nextLayout: UICollectionViewLayout
  /// From 0, the current layout, to 1, the next one; setting it lays out anew.
  open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

  private var values: [String: CGFloat] = [:]
  /// Called when the transition has ended, with true if it came to its end.
  var completion: ((Bool, Bool) -> Void)?

  /// Makes the layout between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }

  /// Nil: documents hold no transitions.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value by a name, for a layout that moves by it.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The value that was kept by a name; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.owner = collectionView
      layout.prepareIfNeeded()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(from.width, to.width),
      height: between(from.height, to.height)
    )
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: [Element: UICollectionViewLayoutAttributes] = [:]
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? [] {
        let element = Element(attributes)
        if seen[element] == nil { seen[element] = mixed(element) ?? attributes }
      }
    }
    return seen.values.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(Element(category: .cell, kind: nil, path: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(Element(category: .supplementaryView, kind: elementKind, path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(Element(category: .decorationView, kind: elementKind, path: indexPath))
  }

  // MARK: - Between

  private struct Element: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath

    init(category: UICollectionView.ElementCategory, kind: String?, path: IndexPath) {
      (self.category, self.kind, self.path) = (category, kind, path)
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.representedElementCategory
      kind = attributes.representedElementKind
      path = attributes.indexPath
    }

    @MainActor func attributes(
      in layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes? {
      switch (category, kind) {
      case (.supplementaryView, let kind?):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      case (.decorationView, let kind?):
        layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
      default: layout.layoutAttributesForItem(at: path)
      }
    }
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  /// The attributes of an element between those of both layouts; what only one of them has fades.
  private func mixed(_ element: Element) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (element.attributes(in: currentLayout), element.attributes(in: nextLayout))
    guard let base = old ?? new, let copy = base.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    // A section's own scroll view belongs to one of the layouts alone.
    (copy.scroller, copy.fitting) = (nil, [])
    guard let old, let new else {
      copy.alpha *= old == nil ? transitionProgress : 1 - transitionProgress
      return copy
    }
    copy.center = CGPoint(
      x: between(old.center.x, new.center.x),
      y: between(old.center.y, new.center.y)
    )
    copy.size = CGSize(
      width: between(old.size.width, new.size.width),
      height: between(old.size.height, new.size.height)
    )
    copy.alpha = between(old.alpha, new.alpha)
    copy.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
    return copy
  }
}
