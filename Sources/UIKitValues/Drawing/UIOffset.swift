/// A displacement in points: rightwards, then downwards.
nonisolated public struct UIOffset: Hashable, Sendable, Codable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// A displacement of nothing.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The given displacement.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
