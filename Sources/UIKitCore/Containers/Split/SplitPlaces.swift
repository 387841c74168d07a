internal import QuartzCore

/// The frames of columns and of the hairlines between them.
///
/// A value: it works out frames from widths and an arrangement.
struct SplitPlaces {
  var frames: [UISplitViewController.Column: CGRect] = [:]
  private(set) var lines: [CGRect] = []

  init(
    bounds: CGRect,
    mode: UISplitViewController.DisplayMode,
    shown: [UISplitViewController.Column],
    widths: [UISplitViewController.Column: CGFloat],
    hairline: CGFloat,
    isMirrored: Bool
  ) {
    var x: CGFloat = 0
    for column in shown.dropLast() {
      let width = widths[column] ?? 0
      frames[column] = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
      lines.append(CGRect(x: x, y: 0, width: hairline, height: bounds.height))
      if !mode.isOver { x += hairline }
    }
    guard let last = shown.last else { return }
    frames[last] = Self.secondary(bounds, mode, beside: x, displacing: widths[.primary] ?? 0)
    if isMirrored { mirror(in: bounds) }
  }

  /// Beside the others, under them, or pushed out of the window by the outermost.
  private static func secondary(
    _ bounds: CGRect,
    _ mode: UISplitViewController.DisplayMode,
    beside x: CGFloat,
    displacing: CGFloat
  ) -> CGRect {
    if mode.isOver { return CGRect(origin: .zero, size: bounds.size) }
    let left = mode == .twoDisplaceSecondary ? x - displacing : x
    return CGRect(x: x, y: 0, width: max(bounds.width - left, 0), height: bounds.height)
  }

  private mutating func mirror(in bounds: CGRect) {
    frames = frames.mapValues { frame in
      CGRect(
        x: bounds.width - frame.maxX,
        y: frame.minY,
        width: frame.width,
        height: frame.height
      )
    }
    lines = lines.map { line in
      CGRect(x: bounds.width - line.maxX, y: line.minY, width: line.width, height: line.height)
    }
  }
}
