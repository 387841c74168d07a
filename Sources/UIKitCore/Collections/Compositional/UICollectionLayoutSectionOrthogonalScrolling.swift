public import QuartzCore

/// The scrolling of a section across the direction of its layout, and the places where it rests (V-56).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll by itself.
  case none = 0
  /// It rests anywhere.
  case continuous
  /// It rests at the beginning of a group.
  case continuousGroupLeadingBoundary
  /// It rests at multiples of its length in sight.
  case paging
  /// It goes one group on.
  case groupPaging
  /// It goes one group on, and each group rests in the middle.
  case groupPagingCentered
}

/// The bouncing and deceleration of a section that scrolls by itself.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The cases in which the content may be pulled beyond its ends.
  public enum Bounce: Int, Sendable { case automatic = 0, always, never }

  /// The share of its velocity that the content keeps each millisecond after a drag.
  nonisolated public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share, between 0 and 1; 0 for what the behaviour says.
    public let rawValue: CGFloat
    /// Makes a rate from the share of velocity kept per millisecond.
    nonisolated public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate that goes with the section's behaviour.
    public nonisolated static let automatic = DecelerationRate(rawValue: 0)
    /// 0.998, as scroll views have by default.
    public nonisolated static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, which comes to rest sooner.
    public nonisolated static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Default `.automatic`: where the content is longer than what is in sight.
  open var bounce = Bounce.automatic
  /// Default `.automatic`.
  open var decelerationRate = DecelerationRate.automatic
}
