/// The sides on which a popover's arrow may be.
nonisolated public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the sides.
  public let rawValue: UInt
  /// Makes a set of any bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up, so the popover is below what it points at.
  public static let up = Self(rawValue: 1 << 0)
  /// The arrow points down, so the popover is above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// The arrow points left, so the popover is to the right of its source.
  public static let left = Self(rawValue: 1 << 2)
  /// The arrow points right, so the popover is to the left of its source.
  public static let right = Self(rawValue: 1 << 3)
  /// All four sides; the default of `permittedArrowDirections`.
  public static let any: Self = [.up, .down, .left, .right]
  /// The direction before a popover is shown.
  public static let unknown = Self(rawValue: .max)
}
