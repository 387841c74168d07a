/// The view in which a presentation happens: over everything in the window, or over its context.
final class PresentationContainer: UIView {
  weak var presentation: Presentation?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller = presentation?.activeController else { return }
    controller.containerViewWillLayoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.activeController.containerTraitsChanged(from: previousTraitCollection)
    presentation?.surroundingsChanged()
    setNeedsLayout()
  }

  /// Lets what is presented move out of the keyboard's way, or back.
  func keyboardMoved() {
    guard presentation?.activeController.avoidsKeyboard == true else { return }
    UIView.animate(withDuration: 0.25) { [self] in
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard let controller = presentation?.activeController, hit === self || controller.isAround(hit)
    else { return hit }
    return controller.viewBehind(point, with: event) ?? hit
  }

  override var accessibilityDefaults: AccessibilityDefaults { presentedAccessibility }
  override func accessibilityPerformEscape() -> Bool { presentation?.escape() ?? false }
}

/// The place of a presenter's view before it was removed.
struct PresentersPlace {
  weak var superview: UIView?
  let index: Int

  init?(of view: UIView?) {
    guard let view, let superview = view.superview else { return nil }
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Puts it back, as large as what covered it.
  func put(_ view: UIView, frame: CGRect) {
    guard let superview, view.superview !== superview else { return }
    view.transform = .identity
    view.frame = frame
    superview.insertSubview(view, at: min(index, superview.subviews.count))
  }
}
