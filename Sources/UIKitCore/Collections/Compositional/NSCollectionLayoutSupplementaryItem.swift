public import QuartzCore

/// A view that goes with an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for.
  public let elementKind: String
  /// The point of the item or group that the view is placed at.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is placed there; nil for the one at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Higher ones lie above lower ones; default 1, above items (V-54).
  open var zIndex = 1

  /// Makes a view within its container, at edges of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }
  /// Makes a view of which one point lies on a point of the container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ size: NSCollectionLayoutSize,
    _ kind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = takingRoom(
      of: self,
      NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    )
    copy.zIndex = zIndex
    return copy
  }
}

/// A header, a footer or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// True if the section grows by the view; false lays it over the items; default true (V-51).
  open var extendsBoundary = true
  /// True if the view stays in sight as long as its section is; default false (V-53).
  open var pinToVisibleBounds = false
  /// The edge or corner of the section.
  public let alignment: NSRectAlignment
  /// The offset from there, in points; x grows in the direction of reading.
  public let offset: CGPoint

  /// Makes a view at an edge or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      absoluteOffset: .zero
    )
  }
  /// Makes a view so many points from an edge or corner.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    super.init(layoutSize, elementKind, anchor, nil)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = takingRoom(
      of: self,
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize,
        elementKind: elementKind,
        alignment: alignment,
        absoluteOffset: offset
      )
    )
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// A view behind a whole section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the layout has registered.
  public let elementKind: String
  /// Higher ones lie above lower ones; default 0, below the section's items (V-54).
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let all = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: all, supplementaryItems: [])
  }

  /// Makes a background of a section; `contentInsets` make it smaller.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = takingRoom(of: self, NSCollectionLayoutDecorationItem(elementKind))
    copy.zIndex = zIndex
    return copy
  }
}
