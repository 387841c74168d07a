/// Someone whom each frame's time is told.
protocol FrameTicker: AnyObject {
  /// A frame begins at a time of the display's clock.
  func tick(at time: TimeInterval)
}
