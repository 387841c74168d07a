internal import QuartzCore

/// The rule for one side of an item or a group, apart from its content: a value without views.
nonisolated struct LayoutLength: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case absolute, estimated, fractionOfWidth, fractionOfHeight, uniform
  }

  var kind: Kind
  /// In points, or a share of the container's side.
  var value: CGFloat

  /// True if content decides in the end (V-44).
  var isEstimated: Bool { kind == .estimated || kind == .uniform }

  /// True for a share of the container's length along an axis.
  func isShare(along axis: LayoutAxis) -> Bool {
    kind == (axis == .horizontal ? .fractionOfWidth : .fractionOfHeight)
  }

  /// The length, in points, in a container of a size; for an estimate the estimate; 0 for a negative
  /// one.
  ///
  /// Shares are rounded down to a pixel, of which a point has `scale` (V-42).
  func resolved(in container: CGSize, scale: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .absolute, .estimated, .uniform: value
      case .fractionOfWidth: (value * container.width).flooredToPixel(scale)
      case .fractionOfHeight: (value * container.height).flooredToPixel(scale)
      }
    return length > 0 ? length : 0
  }
}

/// The rules for both sides.
nonisolated struct LayoutExtent: Hashable, Sendable {
  var width: LayoutLength
  var height: LayoutLength

  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  func resolved(in container: CGSize, scale: CGFloat) -> CGSize {
    CGSize(
      width: width.resolved(in: container, scale: scale),
      height: height.resolved(in: container, scale: scale)
    )
  }

  /// The insets that count: none along a side that content decides (V-47).
  func effective(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: height.isEstimated ? 0 : insets.top,
      leading: width.isEstimated ? 0 : insets.leading,
      bottom: height.isEstimated ? 0 : insets.bottom,
      trailing: width.isEstimated ? 0 : insets.trailing
    )
  }
}

/// The rule for the distance of two neighbours: so much, or at least so much.
nonisolated struct LayoutGap: Hashable, Sendable {
  /// In points.
  var length: CGFloat = 0
  /// True if it takes a share of what is left over (V-48).
  var isFlexible = false

  /// The gap; of no length for one that is no number.
  var orZero: LayoutGap { LayoutGap(length: length.orZero, isFlexible: isFlexible) }
}

/// The room around an item, outside of it.
nonisolated struct LayoutEdgeGaps: Hashable, Sendable {
  var top = LayoutGap()
  var leading = LayoutGap()
  var bottom = LayoutGap()
  var trailing = LayoutGap()
}

/// One of the two directions in which items, groups and sections follow each other.
nonisolated enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  var crossing: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func rule(_ extent: LayoutExtent) -> LayoutLength {
    self == .horizontal ? extent.width : extent.height
  }

  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }

  func gaps(_ edges: LayoutEdgeGaps) -> (before: LayoutGap, after: LayoutGap) {
    self == .horizontal ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }

  func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGFloat {
  /// The number; 0 for NaN, so that an app that divides 0 by 0 gets a layout all the same.
  nonisolated var orZero: CGFloat { isNaN ? 0 : self }

  /// The length without what is left of its last pixel; a length a hair below a whole number of
  /// pixels counts as that number (V-42).
  nonisolated func flooredToPixel(_ scale: CGFloat) -> CGFloat {
    (self * scale + 0.001).rounded(.down) / scale
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets, with 0 for those that are no numbers.
  nonisolated var orZero: Self {
    Self(top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
  }
}

extension CGSize {
  nonisolated mutating func set(_ length: CGFloat, along axis: LayoutAxis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

extension CGSize {
  /// The rest of a size within insets, never less than nothing.
  nonisolated func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0)
    )
  }
}

extension CGRect {
  /// The place of an item's view in the item's, its leading side the left one: where insets are
  /// larger than the item, as large as they are too large, and beside where it would begin (V-148).
  nonisolated init(viewIn size: CGSize, insets: NSDirectionalEdgeInsets) {
    let width = size.width - insets.leading - insets.trailing
    let height = size.height - insets.top - insets.bottom
    self.init(
      x: insets.leading + (width.isFinite ? min(width, 0) : 0),
      y: insets.top + (height.isFinite ? min(height, 0) : 0),
      width: width.isFinite ? abs(width) : 0,
      height: height.isFinite ? abs(height) : 0
    )
  }

  /// The rest of a rectangle within insets; its leading side is the left one.
  nonisolated func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: CGPoint(x: minX + insets.leading, y: minY + insets.top),
      size: size.inset(by: insets)
    )
  }
}
