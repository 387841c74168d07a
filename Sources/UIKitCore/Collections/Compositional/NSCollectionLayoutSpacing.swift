public import QuartzCore

/// The spacing between two items, or between an item and its container (V-48).
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
  let gap: LayoutGap

  init(_ gap: LayoutGap) {
    self.gap = gap
    super.init()
  }

  /// At least so many points, and a share of what is left over (V-48).
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(LayoutGap(length: flexibleSpacing, isFlexible: true))
  }
  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(LayoutGap(length: fixedSpacing))
  }

  /// In points; the least for flexible spacing.
  open var spacing: CGFloat { gap.length }
  /// True if it takes a share of what is left over.
  open var isFlexibleSpacing: Bool { gap.isFlexible }
  /// True if it is as large as it says, whatever is left over.
  open var isFixedSpacing: Bool { !gap.isFlexible }

  /// Answers the spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item, outside of its frame (V-59); nil is none.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
  /// The spacing on the side where reading begins.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing on the side where reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spacing on the sides that are given.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var gaps: LayoutEdgeGaps {
    LayoutEdgeGaps(
      top: top?.gap.orZero ?? LayoutGap(),
      leading: leading?.gap.orZero ?? LayoutGap(),
      bottom: bottom?.gap.orZero ?? LayoutGap(),
      trailing: trailing?.gap.orZero ?? LayoutGap()
    )
  }

  /// Answers the spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
