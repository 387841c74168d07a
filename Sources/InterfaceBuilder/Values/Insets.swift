/// Distances from the four edges in points; a positive one lies inside.
public struct Insets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left, or from where lines begin.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right, or from where lines end.
  public var right: Double
  /// True if left and right mean leading and trailing.
  public var isDirectional: Bool

  /// Insets of four distances.
  public init(
    top: Double,
    left: Double,
    bottom: Double,
    right: Double,
    isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }

  /// Reads any of the three spellings: `inset`, `edgeInsets`, `directionalEdgeInsets`.
  ///
  /// The smallest double, which Xcode writes for an inset of "nothing, but set", reads as 0.
  public init?(_ element: Element) {
    let names =
      switch element.name {
      case "inset": ["minY", "minX", "maxY", "maxX"]
      case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
      default: ["top", "left", "bottom", "right"]
      }
    let numbers = names.compactMap { element.number($0) }
      .map { abs($0) < Double.leastNormalMagnitude * 2 ? 0 : $0 }
    guard numbers.count == 4 else { return nil }
    self.init(
      top: numbers[0],
      left: numbers[1],
      bottom: numbers[2],
      right: numbers[3],
      isDirectional: element.name == "directionalEdgeInsets"
    )
  }
}
