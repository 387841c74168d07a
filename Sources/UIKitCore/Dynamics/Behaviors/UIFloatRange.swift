/// A range of numbers that may be without ends (D-07).
nonisolated public struct UIFloatRange: Equatable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// Makes the range from 0 to 0.
  public init() { (minimum, maximum) = (0, 0) }

  /// Makes a range of two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// True if the range has no ends.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
