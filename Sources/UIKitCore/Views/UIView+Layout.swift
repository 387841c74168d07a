extension UIView {
  /// One view's part of the layout pass, as the layer's delegate (W-26).
  func layOut() {
    needs.remove(.layout)
    layout.isInPass = true
    layoutSublayers(of: layer)
    layout.isInPass = false
  }

  /// The view's controller before and after its own layout (L-45).
  private func layOutSelf() {
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
    // Guides may decide the size of what scrolls, with no view in it.
    guard !hierarchy.subviews.isEmpty || !layout.guides.isEmpty else { return }
    layout.isUnderWay = true
    engine.apply(to: self)
    layout.isUnderWay = false
  }

  /// The view's turn in the pass, or the layer was asked for layout by itself: then the view's flag
  /// decides what is done.
  func layoutFromLayer() { if layout.isInPass || !waits(for: .layout) { layOutSelf() } }

  func updateConstraintsBelow() { FrameLoop.updateConstraints(below: self) }
}

extension UIView {
  /// The controller whose view this is, for descriptions of trees.
  package var viewController: UIViewController? { controller }
}
