internal import QuartzCore

/// The radius of a corner, in points, or what it follows.
nonisolated public struct UICornerRadius: Hashable, Sendable {
  /// Nil for one that follows the container.
  let radius: CGFloat?
  let minimum: CGFloat

  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius {
    UICornerRadius(radius: CGFloat(radius), minimum: 0)
  }

  /// A radius with the centre of the container's corner; containers have square corners here, so it
  /// is the least one, or 0.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(radius: nil, minimum: CGFloat(minimum ?? 0))
  }

  var points: CGFloat { max(radius ?? 0, minimum) }
}

/// The radii of a view's corners, which follow its size where they are those of a capsule (W-255).
nonisolated public struct UICornerConfiguration: Hashable, Sendable {
  private var topLeft: CGFloat = 0
  private var topRight: CGFloat = 0
  private var bottomLeft: CGFloat = 0
  private var bottomRight: CGFloat = 0
  private var isCapsule = false
  private var limit = CGFloat.infinity

  /// Corners of half the shorter side, of at most a radius in points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    var corners = UICornerConfiguration()
    corners.isCapsule = true
    corners.limit = maximumRadius.map { CGFloat($0) } ?? .infinity
    return corners
  }

  /// The same radius everywhere.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }

  /// The same radius everywhere.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius,
      topRightRadius: radius,
      bottomLeftRadius: radius,
      bottomRightRadius: radius
    )
  }

  /// A radius for each corner; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    var corners = UICornerConfiguration()
    corners.topLeft = topLeftRadius?.points ?? 0
    corners.topRight = topRightRadius?.points ?? 0
    corners.bottomLeft = bottomLeftRadius?.points ?? 0
    corners.bottomRight = bottomRightRadius?.points ?? 0
    return corners
  }

  /// A radius for both corners at the top, and radii for those at the bottom.
  public static func uniformTopRadius(
    _ topRadius: UICornerRadius,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius,
      topRightRadius: topRadius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius
    )
  }

  /// A radius for both corners at the bottom, and radii for those at the top.
  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius
    )
  }

  /// A radius for both corners on the left, and radii for those on the right.
  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius,
    topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius,
      topRightRadius: topRightRadius,
      bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius
    )
  }

  /// A radius for both corners on the right, and radii for those on the left.
  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius,
    topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius,
      topRightRadius: rightRadius,
      bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius
    )
  }

  /// A radius for the corners at the top and one for those at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius,
    bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    uniformTopRadius(topRadius, bottomLeftRadius: bottomRadius, bottomRightRadius: bottomRadius)
  }

  /// A radius for the corners on the left and one for those on the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius,
    rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    uniformLeftRadius(leftRadius, topRightRadius: rightRadius, bottomRightRadius: rightRadius)
  }

  /// The largest radius in a size, in points, and the corners that have one: a layer has the same
  /// radius at all round corners.
  func drawn(in size: CGSize) -> (radius: CGFloat, corners: CACornerMask) {
    let half = min(size.width, size.height) / 2
    let radii: [(radius: CGFloat, corner: CACornerMask)] = [
      (topLeft, .layerMinXMinYCorner), (topRight, .layerMaxXMinYCorner),
      (bottomLeft, .layerMinXMaxYCorner), (bottomRight, .layerMaxXMaxYCorner),
    ]
    let round = isCapsule ? radii : radii.filter { $0.radius > 0 }
    let corners = round.reduce(into: CACornerMask()) { $0.formUnion($1.corner) }
    let radius = isCapsule ? limit : round.map(\.radius).max() ?? 0
    return (min(half, radius), corners)
  }
}
