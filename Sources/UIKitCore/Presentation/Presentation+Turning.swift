extension PresentationTurn {
  /// Holds what leaves and turns the interface; nil where nothing has to turn.
  init?(
    _ screen: UIScreen,
    for answer: OrientationDecision.Outcome,
    leaving: UIViewController?,
    view: UIView?
  ) {
    guard case .turns(let orientation) = answer, let view else { return nil }
    self.init(from: screen.interfaceOrientation)
    guard let held = HeldView(holding: view, quarters: from.quarters(to: orientation)) else {
      return nil
    }
    place.isOpaque = false
    place.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.turnInterface(to: orientation, isAnimated: false, leaving: leaving)
    self.held = held
  }

  /// Puts what was held into the view where the transition happens, below what comes.
  func put(into container: UIView) {
    place.frame = container.bounds
    container.insertSubview(place, at: 0)
    guard let held = held as? HeldView else { return }
    place.addSubview(held)
    held.center(in: place)
  }
}

extension Presentation {
  /// Turns the interface if what covers the screen prefers that (P-42).
  ///
  /// Full screens decide and say what they prefer; those over one only say what they allow, and
  /// sheets are not asked. A presenter that leaves is held as it is; one that stays is notified of
  /// the turn.
  func turnInterface(animated: Bool) {
    guard let presented, let presenter, let view = presenter.viewIfLoaded,
      let screen = view.window?.screen, activeController.decidesOrientation
    else { return }
    let removes = activeController.shouldRemovePresentersView
    let answer = screen.answer(
      to: .presentation(preferred: removes ? presented.orientationPreference : nil),
      of: presented
    )
    if removes {
      // Noted first: a presenter that is presented itself doesn't adapt to the turn any more.
      presentersPlace = PresentersPlace(of: view)
      turn = PresentationTurn(screen, for: answer, leaving: presenter, view: view)
      if turn == nil { presentersPlace = nil }
    } else if case .turns(let orientation) = answer {
      screen.turnInterface(to: orientation, isAnimated: animated)
    }
  }

  /// Turns the interface back after a presentation that was cancelled.
  func turnInterfaceBack() {
    guard let turn, let screen = container.window?.screen else { return }
    self.turn = nil
    screen.turnInterface(to: turn.from, isAnimated: false, leaving: presented)
  }
}
