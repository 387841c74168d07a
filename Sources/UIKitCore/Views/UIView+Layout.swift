extension UIView {
  /// One view's part of the layout pass: its controller before and after its own (L-45).
  func layOut() {
    needs.remove(.layout)
    let controller = controller
    controller?.appearInLayout()
    environment.current.perform {
      controller?.willLayOut()
      placeByConstraints()
      layout.isUnderWay = true
      layoutSubviews()
      layout.isUnderWay = false
      controller?.didLayOut()
    }
  }

  /// Settles traits, constraints and layout of the view and all below it, now.
  func layOutBelow() {
    for _ in 0..<FrameLoop.settleLimit {
      engine?.update()
      guard waits(for: .settling) else { return }
      FrameLoop.settleOnce(self)
    }
  }

  /// Places the subviews by constraints, before overrides of `layoutSubviews` see them.
  private func placeByConstraints() {
    guard let engine else { return }
    engine.update()
    layout.isUnderWay = true
    engine.apply(to: self)
    layout.isUnderWay = false
  }

  /// The layer was asked for layout by itself; the view's flag decides what is done.
  func layoutFromLayer() { if !waits(for: .layout) { layOut() } }

  func updateConstraintsBelow() { FrameLoop.updateConstraints(below: self) }
}

extension UIView {
  /// The controller whose view this is, for descriptions of trees.
  package var viewController: UIViewController? { controller }
}
