/// The keys that change the meaning of others.
nonisolated public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock; the display never reports it.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Either shift key.
  public static let shift = Self(rawValue: 1 << 17)
  /// Either control key.
  public static let control = Self(rawValue: 1 << 18)
  /// Either option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Either command key.
  public static let command = Self(rawValue: 1 << 20)
  /// A key on the numeric pad; the display never reports it.
  public static let numericPad = Self(rawValue: 1 << 21)
}
