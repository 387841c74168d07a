extension FrameLoop {
  /// Informs views whose traits changed, those above before those below (L-34).
  static func updateTraits(below view: UIView) {
    guard view.waits(for: .traits) else { return }
    view.visit(.traits) { $0.announceTraits() }
  }
}
