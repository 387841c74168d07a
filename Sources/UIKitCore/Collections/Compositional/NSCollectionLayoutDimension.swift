public import QuartzCore

/// The width or the height of an item: in points, as a share of its container, or an estimate.
///
/// A value that is no number or has no end raises an exception (V-93); a negative one is kept and
/// lays out as 0.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
  let length: LayoutLength

  init(_ kind: LayoutLength.Kind, _ value: CGFloat) {
    length = LayoutLength(kind: kind, value: value)
    super.init()
    guard !value.isFinite else { return }
    let isShare = kind == .fractionOfWidth || kind == .fractionOfHeight
    let finite = isShare ? "fraction" : "dimension"
    UIKitException.list(.endlessDimension(kind.name, value, finite: finite)).raise()
  }

  /// A share of the container's width, 1 for all of it (V-42).
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }
  /// A share of the container's height, 1 for all of it (V-42).
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }
  /// So many points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// So many points until the view says how many it needs (V-44).
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// An estimate in points; in the end all of a group are as large as the one that needs most.
  open class func uniformAcrossSiblings(
    estimate: CGFloat
  ) -> NSCollectionLayoutDimension { NSCollectionLayoutDimension(.uniform, estimate) }

  /// True for a share of the container's width.
  open var isFractionalWidth: Bool { length.kind == .fractionOfWidth }
  /// True for a share of the container's height.
  open var isFractionalHeight: Bool { length.kind == .fractionOfHeight }
  /// True for a number of points that nothing changes.
  open var isAbsolute: Bool { length.kind == .absolute }
  /// True for an estimate that holds for one item alone.
  open var isEstimated: Bool { length.kind == .estimated }
  /// True for an estimate that all of a group share.
  open var isUniformAcrossSiblings: Bool { length.kind == .uniform }
  /// Points, or the share of the container.
  open var dimension: CGFloat { length.value }

  /// Answers the dimension itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.length == length
  }

  nonisolated open override var hash: Int { length.hashValue }
}

/// The width and the height of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
  /// The rule for the width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The rule for the height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size of two rules.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  var extent: LayoutExtent {
    LayoutExtent(width: widthDimension.length, height: heightDimension.length)
  }

  /// Answers the size itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension LayoutLength.Kind {
  /// The name in messages.
  fileprivate nonisolated var name: String {
    switch self {
    case .absolute: "absolute dimension"
    case .estimated, .uniform: "estimated dimension"
    case .fractionOfWidth: "fractional width"
    case .fractionOfHeight: "fractional height"
    }
  }
}
