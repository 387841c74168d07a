extension FrameLoop {
  /// Lets views that asked for it update their constraints, those below before those above (L-45).
  static func updateConstraints(below view: UIView) {
    guard view.waits(for: .constraints) else { return }
    if view.subtreeNeeds.contains(.constraints) {
      view.subtreeNeeds.remove(.constraints)
      for subview in view.subviews { updateConstraints(below: subview) }
    }
    guard view.needs.contains(.constraints) else { return }
    view.needs.remove(.constraints)
    // A controller comes before its view and calls the view's own update (L-36).
    if let controller = view.controller {
      controller.updateViewConstraints()
    } else {
      view.updateConstraints()
    }
  }
}
