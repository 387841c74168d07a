internal import QuartzCore

/// The sizes and spaces of one section of a flow, by the delegate or by the layout; kept until they
/// are out of date, as a list may be long and every item is asked for.
struct FlowMetrics {
  var header: CGSize
  var footer: CGSize
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var itemSpacing: CGFloat
  /// True if an item that is longer than its line sticks out at both ends.
  var centersLongItems: Bool
  var sizes: [CGSize]

  /// True if nothing lies before what comes earlier, so that places may be searched for.
  var isOrdered: Bool {
    lineSpacing >= 0 && inset.top >= 0 && inset.bottom >= 0 && inset.left >= 0 && inset.right >= 0
  }
}

/// The places of one section of a flow, in the content, not yet on whole pixels.
nonisolated struct FlowSection {
  var header: CGRect?
  var footer: CGRect?
  var frames: [CGRect] = []
  var lines: [FlowGeometry.Line] = []
  /// The distance from the start of the content to that of the first line, along the scroll
  /// direction.
  var lead: CGFloat = 0
  /// The section's beginning and end, along the scroll direction.
  var start: CGFloat = 0
  var end: CGFloat = 0
  var isOrdered = true

  /// Items of the lines that reach into a stretch along the scroll direction.
  ///
  /// - Complexity: logarithmic in the lines for one without overlaps.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard isOrdered else { return 0..<frames.count }
    // Places on whole pixels are at most a point away.
    let (low, high) = (low - lead - 1, high - lead + 1)
    let first = lines.partitionIndex { $0.end >= low }
    let last = lines.partitionIndex { $0.start > high }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
