/// Corners of a rectangle, as seen on screen.
nonisolated public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Makes a set of any bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the greatest x and smallest y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the smallest x and greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All bits set, so all four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
