/// An angle.
public struct Angle: Comparable, Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static let zero = Angle()

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// True if the first is smaller.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The room that there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The directions of reading.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// The states of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// The user's sizes of text.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the sizes of people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The ways to fit a picture into a rectangle.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// The place of a view; it has none here.
public struct GeometryProxy: Sendable {
  /// The size, which is zero.
  public var size: CGSize { .zero }
  /// The distances to the safe area, which are zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Scrolls views; there are none here.
public struct ScrollViewProxy: Sendable {
  /// Does nothing here.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
