public import CoreGraphics

/// Zooming and guided access, which are not offered here.
extension UIAccessibility {
  /// The reason for which the part of the screen that zooming shows is to follow.
  nonisolated public enum ZoomType: Int, Sendable {
    case insertionPoint = 0
  }

  /// The ears that a hearing device is paired with.
  nonisolated public struct HearingDeviceEar: OptionSet, Sendable {
    /// Bit 1 is the left ear, bit 2 the right one.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left ear.
    public static let left = Self(rawValue: 1 << 1)
    /// The right ear.
    public static let right = Self(rawValue: 1 << 2)
    /// Both ears.
    public static let both: Self = [.left, .right]
  }

  /// The ears that a hearing device is paired with; always none.
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Does nothing: nothing is zoomed.
  public static func zoomFocusChanged(
    zoomType type: ZoomType,
    toFrame frame: CGRect,
    in view: UIView
  ) {}

  /// Does nothing: nothing is zoomed.
  public static func registerGestureConflictWithZoom() {}

  /// Completes with false on the main queue: no app is guided.
  public static func requestGuidedAccessSession(
    enabled enable: Bool,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(false) }
  }
}
