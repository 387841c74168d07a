internal import QuartzCore

/// The way of content to an offset that code asked for, as a function of time (V-170).
struct OffsetAnimation {
  private(set) var start: CGPoint
  private(set) var end: CGPoint
  /// In seconds of the display's clock.
  let began: TimeInterval

  /// In seconds.
  static let duration: TimeInterval = 0.3

  private static let pace = CAMediaTimingFunction(name: .easeInEaseOut)

  init(from start: CGPoint, to end: CGPoint, at began: TimeInterval) {
    (self.start, self.end, self.began) = (start, end, began)
  }

  func isOver(at time: TimeInterval) -> Bool { time - began >= Self.duration }

  /// The offset at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    let part = Self.pace.progress(at: (time - began) / Self.duration)
    return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// The same way so many points further on.
  func moved(by way: CGPoint) -> Self {
    Self(
      from: CGPoint(x: start.x + way.x, y: start.y + way.y),
      to: CGPoint(x: end.x + way.x, y: end.y + way.y),
      at: began
    )
  }
}
