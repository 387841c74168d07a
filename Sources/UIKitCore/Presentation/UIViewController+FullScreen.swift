internal import Device

/// Decisions of a controller that fills the screen: the status bar and the orientation.
extension UIViewController {
  /// The topmost above this one, or it, that decides about the status bar (P-43).
  var decidingPresented: UIViewController {
    guard let presented = modal.presented, let presentation = presented.modal.presentation,
      presentation.phase == .presenting || presentation.phase == .presented
    else { return self }
    let fills = presentation.activeController.fillsScreen
    guard fills || presented.modalPresentationCapturesStatusBarAppearance else { return self }
    return presented.decidingPresented
  }

  /// True if a sheet above made the view a card behind it.
  var isLeaningBack: Bool {
    let sheet =
      modal.presented?.modal.presentation?.activeController as? UISheetPresentationController
    return sheet?.card.isBackingLeaning == true
  }
}

extension UIPresentationController {
  /// True if the presented content takes the presenter's place on the whole screen.
  var fillsScreen: Bool { shouldPresentInFullscreen && shouldRemovePresentersView }
}

extension Presentation {
  /// Turns the screen if what fills it wants that (P-42).
  ///
  /// Full screens decide and say what they prefer; those over one only say what they allow, and
  /// sheets are not asked.
  func turnScreen() {
    guard let presented, let screen = presenter?.viewIfLoaded?.window?.screen,
      let covering = activeController as? CoveringPresentationController,
      covering.shouldPresentInFullscreen
    else { return }
    let allowed = presented.supportedInterfaceOrientations
    let now = screen.interfaceOrientation
    let wanted = covering.fillsScreen ? presented.preferredInterfaceOrientationForPresentation : now
    if allowed.contains(wanted.mask) {
      turn(screen, from: now, to: wanted)
    } else if let other = UIInterfaceOrientation.all.first(where: { allowed.contains($0.mask) }) {
      turn(screen, from: now, to: other)
    }
  }

  private func turn(
    _ screen: UIScreen,
    from now: UIInterfaceOrientation,
    to wanted: UIInterfaceOrientation
  ) {
    guard wanted != now, let orientation = wanted.displayOrientation else { return }
    turnedFrom = now
    screen.display.turn(to: orientation)
    // The presenter is leaving and gets no callbacks.
    screen.environmentChanged()
    for window in screen.windows { window.frame = screen.appBounds }
  }

  /// Back to how the screen was held, once what turned it is gone.
  func turnScreenBack() {
    guard let before = turnedFrom, let screen = presenter?.viewIfLoaded?.window?.screen,
      let orientation = before.displayOrientation
    else { return }
    turnedFrom = nil
    screen.display.turn(to: orientation)
    screen.environmentChanged()
    for window in screen.windows { window.frame = screen.appBounds }
  }
}

nonisolated extension UIInterfaceOrientation {
  static let all: [Self] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  var displayOrientation: Orientation? {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .unknown: nil
    }
  }
}
