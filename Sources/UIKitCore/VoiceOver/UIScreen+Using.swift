internal import Device

/// Elements used without a finger, by assistive software and by keys.
extension UIScreen {
  /// Scrolls the scroll views around an element until it is visible.
  ///
  /// With room for a neighbor above and below, so that a list loads the rows that come next.
  func reveal(_ object: NSObject, withNeighbors: Bool) {
    guard let view = VoiceOver.view(of: object) else { return }
    let frame = AccessibleObject(object: object).frame
    var hasMoved = false
    for case let scroll as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
      let origin = scroll.frameOnScreen(of: CGRect(origin: scroll.bounds.origin, size: .zero))
        .origin
      var rect = frame.offsetBy(
        dx: scroll.bounds.minX - origin.x,
        dy: scroll.bounds.minY - origin.y
      )
      if withNeighbors {
        rect = rect.insetBy(dx: 0, dy: -min(rect.height, scroll.bounds.height / 4))
      }
      let before = scroll.contentOffset
      if scroll.isScrollEnabled, rect.height <= scroll.bounds.height {
        scroll.reveal(rect, animated: false)
      }
      if scroll.contentOffset != before { hasMoved = true }
    }
    if hasMoved { view.window.map(FrameLoop.settleOnce) }
  }

  /// The element's own activation, or else a tap at its activation point; false for one that
  /// is not enabled.
  @discardableResult func activate(_ object: NSObject) -> Bool {
    let said = AccessibleObject(object: object)
    guard !said.traits.contains(.notEnabled) else { return false }
    let responder = object as? UIResponder
    if let responder, responder.accessibilityActivate() { return true }
    tap(
      responder?.accessibilityActivationPoint ?? CGPoint(x: said.frame.midX, y: said.frame.midY)
    )
    return true
  }

  /// A finger that nobody holds has a number that no other has.
  private static let finger = -1

  private func tap(_ point: CGPoint) {
    for phase in [TouchPhase.began, .ended] {
      let kind = InputEvent.Kind.touch(id: Self.finger, phase: phase, point: point)
      touchSource.receive([InputEvent(kind, at: display.now)])
    }
    frameLoop.requestFrame()
  }

  /// The first responder that can, from one upwards, leaves its screen.
  ///
  /// A presented controller is followed by its presenter in the chain; its presentation is asked
  /// between the two, and no responder after it.
  @discardableResult func escape(from start: UIResponder?) -> Bool {
    defer { frameLoop.requestFrame() }
    guard let start else { return false }
    for responder in sequence(first: start, next: \.next) {
      if responder.accessibilityPerformEscape() { return true }
      if let presentation = (responder as? UIViewController)?.modal.presentation {
        return presentation.escape()
      }
    }
    return false
  }
}
