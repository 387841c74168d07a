/// The weight of a constraint, up to 1000, which means that it must hold.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The weight; constraints accept those above 0 up to 1000 only.
  public var rawValue: Float
  /// Makes a priority without checking its range.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority without checking its range.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint must hold.
  public static let required = Self(1000)
  /// 750, with which contents resist compression by default.
  public static let defaultHigh = Self(750)
  /// 510, above the priority at which scenes keep their size.
  public static let dragThatCanResizeScene = Self(510)
  /// 500, at which scenes keep their size.
  public static let sceneSizeStayPut = Self(500)
  /// 490, below the priority at which scenes keep their size.
  public static let dragThatCannotResizeScene = Self(490)
  /// 250, with which contents resist stretching by default.
  public static let defaultLow = Self(250)
  /// 50, with which a fitting size approaches its target.
  public static let fittingSizeLevel = Self(50)

  /// Compares the weights.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  /// Adds to the weight, without a limit.
  public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
  /// Takes from the weight, without a limit.
  public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
  /// Adds to the weight, without a limit.
  public static func += (a: inout Self, b: Float) { a.rawValue += b }
  /// Takes from the weight, without a limit.
  public static func -= (a: inout Self, b: Float) { a.rawValue -= b }
}
