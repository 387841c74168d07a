/// Sides of a rectangle.
nonisolated public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt

  /// Makes a set of any bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The side at the smallest y.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The side at the smallest x, also in right-to-left layouts.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The side at the greatest y.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The side at the greatest x, also in right-to-left layouts.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Sides of a rectangle that follow the layout direction.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the sides, the same as those of `UIRectEdge` read from left to right.
  public let rawValue: UInt

  /// Makes a set of any bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The side at the smallest y.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The side at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The side at the greatest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The side at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
