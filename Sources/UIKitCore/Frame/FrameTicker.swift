/// An object that is called with each frame's time.
protocol FrameTicker: AnyObject {
  /// A frame begins at a time of the display's clock.
  func tick(at time: TimeInterval)
}
