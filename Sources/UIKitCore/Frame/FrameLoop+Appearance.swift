extension FrameLoop {
  /// Sends every `did…` and completion that waited for the picture (C-12, L-45).
  ///
  /// Passes that they ask for run in the next frame.
  func finishAppearance() {
    let due = afterPicture
    afterPicture = []
    for work in due { work() }
  }

  /// Runs something once the picture with the changes so far is shown.
  package func afterNextPicture(_ work: @escaping () -> Void) {
    afterPicture.append(work)
    requestFrame()
  }
}
