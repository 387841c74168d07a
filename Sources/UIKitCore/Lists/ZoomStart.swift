internal import CoreGraphics

/// The state of the content when two fingers began to zoom it.
struct ZoomStart {
  let scale: CGFloat
  /// The point between the fingers, in the zoomed view's coordinates.
  let anchor: CGPoint

  /// The scale for fingers that are `spread` times as far apart: beyond a limit the content follows
  /// ever more reluctantly, or not at all where it does not bounce.
  func scale(
    spread: CGFloat,
    within limits: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> CGFloat {
    let free = scale * spread
    let inside = min(max(free, limits.lowerBound), limits.upperBound)
    guard bounces, inside > 0, free > 0 else { return inside }
    return inside * (free / inside).squareRoot()
  }
}
