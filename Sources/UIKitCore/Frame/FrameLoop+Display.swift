internal import Device

extension FrameLoop {
  /// Draws what changed and shows the layer tree.
  func displayChanges() {
    screen.forEachWindow { $0.layer.layOutBesideViews() }
    if screen.hasWindow(where: { $0.waits(for: .display) }) {
      screen.forEachWindow { Self.displayContents(below: $0) }
    }
    screen.updateChrome()
    if display.wantsPictures { screen.present(on: display) }
    Animator.shared.commit()
  }

  /// Draws the content of views that asked for it, those above before those below (L-45).
  ///
  /// Hidden views are drawn when they are shown.
  static func displayContents(below view: UIView) {
    guard view.waits(for: .display) else { return }
    if view.needs.contains(.display) { view.displayNow() }
    guard view.subtreeNeeds.contains(.display) else { return }
    view.subtreeNeeds.remove(.display)
    for subview in view.subviews where !subview.isHidden { displayContents(below: subview) }
  }
}
