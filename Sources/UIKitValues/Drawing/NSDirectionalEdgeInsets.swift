/// Distances in points from the sides of a rectangle, positive inwards; leading and trailing follow
/// the layout direction.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance from the top side.
  public var top: CGFloat
  /// The distance from the side at which lines of text begin.
  public var leading: CGFloat
  /// The distance from the bottom side.
  public var bottom: CGFloat
  /// The distance from the side at which lines of text end.
  public var trailing: CGFloat

  /// No distance on any side.
  @inlinable public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Distances of zero.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The given distances, in the order top, leading, bottom, trailing.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

nonisolated extension NSDirectionalEdgeInsets {
  /// The same distances with leading put to its side.
  @inlinable package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: rightToLeft ? trailing : leading,
      bottom: bottom,
      right: rightToLeft ? leading : trailing
    )
  }
}
