extension FrameLoop {
  /// Gives everything in the windows its place while the animation of a turn is described, so that
  /// it moves with it.
  ///
  /// Transitions of stacks wait for the frame's own passes, as they have their own pace.
  func layOutTurning() {
    for _ in 0..<Self.settleLimit {
      let waiting = screen.windows.filter { $0.waits(for: .placing) }
      guard !waiting.isEmpty else { return }
      for window in waiting {
        Self.updateTraits(below: window)
        Self.updateProperties(below: window)
        Self.updateConstraints(below: window)
        window.updateEngine()
        Self.layOut(below: window)
      }
    }
  }
}
