extension FrameLoop {
  /// Lets whoever reads the screen aloud find its place in what is shown now; while nobody does
  /// this costs nothing.
  func publishAccessibility() {
    screen.screenReader?.frameEnded()
    screen.focus?.frameEnded()
    screen.accessibilityPublisher?.frameEnded()
  }
}
