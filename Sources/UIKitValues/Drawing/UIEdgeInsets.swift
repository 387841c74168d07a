/// Distances in points from the four sides of a rectangle, positive inwards; left stays left in
/// right-to-left layouts.
nonisolated public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the left side.
  public var left: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the right side.
  public var right: CGFloat

  /// No distance on any side.
  @inlinable public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// Distances of zero.
  @inlinable public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// The given distances, in the order top, left, bottom, right.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

nonisolated extension UIEdgeInsets {
  /// The sum of left and right, in points.
  @inlinable package var horizontal: CGFloat { left + right }

  /// The sum of top and bottom, in points.
  @inlinable package var vertical: CGFloat { top + bottom }

  /// The sum, side by side.
  @inlinable package static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top,
      left: first.left + second.left,
      bottom: first.bottom + second.bottom,
      right: first.right + second.right
    )
  }
}

nonisolated extension CGRect {
  /// The rectangle that is left when each side moves inwards by its inset; sizes may turn negative.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
