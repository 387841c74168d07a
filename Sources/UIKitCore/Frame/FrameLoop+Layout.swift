extension FrameLoop {
  /// Lays out the views that asked for it, a view before the views in it (L-45), insets before
  /// subviews (L-40).
  static func layOut(below view: UIView) {
    guard view.waits(for: [.insets, .layout]) else { return }
    view.visit([.insets, .layout]) { view in
      if view.needs.contains(.insets) { view.announceInsets() }
      if view.needs.contains(.layout) { view.layOut() }
    }
  }
}
