internal import QuartzCore

/// The two bars that show which part of the content is in sight.
///
/// They are layers above all of the content's, so that an app's subviews are its own.
final class ScrollIndicators {
  let vertical = CALayer()
  let horizontal = CALayer()
  /// Tells a fade that waits from one that something new has put off.
  var showing = 0
  /// True from the beginning of a motion until the bars have begun to fade.
  var areShown = false

  init() {
    for bar in [vertical, horizontal] {
      bar.still.cornerRadius = Self.thickness / 2
      // Above whatever place an app gives its own layers.
      bar.zPosition = 100_000
      bar.opacity = 0
    }
  }

  /// In points: the breadth of a bar, its distance from the edges, its least length, and its least
  /// length where the content is pulled beyond an edge.
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let leastPulled: CGFloat = 8

  /// The place of a bar along its track, in points from the track's beginning.
  ///
  /// `shown` points of `length` are in sight, beginning `offset` points after the first. Beyond an
  /// edge the bar gets shorter by what is empty there.
  static func span(
    shown: CGFloat,
    of length: CGFloat,
    at offset: CGFloat,
    track: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let usual = min(track, max(leastLength, track * shown / max(length, 1)))
    let beyond = max(0, -offset, offset + shown - length)
    let size = max(min(leastPulled, track), usual - beyond)
    let way = max(length - shown, 1)
    let part = min(max(offset / way, 0), 1)
    return (part * (track - size), size)
  }
}
