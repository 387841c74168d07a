internal import CoreGraphics
internal import Device

extension UIScreen {
  // MARK: - Asking

  /// The device is held otherwise: whoever listens hears of it first, then the interface follows as
  /// far as it may (O-02, O-04, R-04).
  func deviceMoved(_ input: InputEvent.Kind) {
    guard attitude.take(input) else { return }
    if self === UIScreen.main { UIDevice.current.orientationChanged() }
    ask(.deviceTurn)
  }

  /// Asks app and deciding controller, and turns the interface if that comes out.
  func ask(_ occasion: OrientationDecision.Occasion) {
    guard !turnState.question() else { return postponedQuestion = occasion }
    switch answer(to: occasion) {
    case .turns(let orientation): turnInterface(to: orientation)
    case .stays, .staysForNothingInCommon, .refuses, .raises: break
    }
  }

  /// Asks app and deciding controller; raises or writes a line where their answers are at fault.
  func answer(
    to occasion: OrientationDecision.Occasion,
    of other: UIViewController? = nil
  ) -> OrientationDecision.Outcome {
    let window = decidingWindow
    let controller = other ?? window?.rootViewController?.orientationDecider
    let decision = decision(by: controller, in: window)
    let outcome = decision.outcome(occasion)
    if let controller { decision.report(outcome, of: controller) }
    return outcome
  }

  /// The orientations that app and deciding controller allow.
  var allowedOrientations: UIInterfaceOrientationMask {
    let window = decidingWindow
    return decision(by: window?.rootViewController?.orientationDecider, in: window).allowed
  }

  /// The mask is asked first and `shouldAutorotate` before any turn (O-31); without a controller
  /// only the app decides.
  private func decision(
    by controller: UIViewController?,
    in window: UIWindow?
  ) -> OrientationDecision {
    let app = UIApplication.shared
    return OrientationDecision(
      app: app.supportedInterfaceOrientations(for: window),
      controller: controller?.supportedInterfaceOrientations ?? .all,
      autorotates: controller?.shouldAutorotate ?? true,
      hasScenes: app.declaresScenes,
      present: interfaceOrientation,
      device: attitude.interface
    )
  }

  /// The window whose controllers decide: the one that has the keys, else the frontmost one.
  private var decidingWindow: UIWindow? {
    let shown = windows.filter { $0.rootViewController != nil }
    return shown.last { $0.isKeyWindow } ?? shown.last
  }

  // MARK: - Turning

  /// Turns the interface; the device is held as before (O-17).
  ///
  /// A turn that runs ends first, and the picture goes on from where it is. `leaving` is a
  /// controller that is on its way out in the orientation it has, and hears of nothing (P-42).
  func turnInterface(
    to orientation: UIInterfaceOrientation,
    isAnimated: Bool = true,
    tellsSizes: Bool = true,
    leaving: UIViewController? = nil
  ) {
    guard orientation != interfaceOrientation, orientation.displayOrientation != nil else { return }
    var action = turnState.begin()
    if action == .endFirst {
      let angle = turnAngle
      (runningTurn as? ScreenTurn)?.end()
      guard orientation != interfaceOrientation else { return }
      action = turnState.begin()
      return start(action, to: orientation, isAnimated, tellsSizes, leaving, from: angle)
    }
    start(action, to: orientation, isAnimated, tellsSizes, leaving, from: 0)
  }

  private func start(
    _ action: TurnState.Action,
    to orientation: UIInterfaceOrientation,
    _ isAnimated: Bool,
    _ tellsSizes: Bool,
    _ leaving: UIViewController?,
    from angle: CGFloat
  ) {
    guard action == .announce else { return }
    let turn = ScreenTurn(
      self,
      to: orientation,
      isAnimated: isAnimated && UIView.areAnimationsEnabled,
      leaving: leaving,
      angle: angle
    )
    runningTurn = turn
    turn.run(tellsSizes: tellsSizes)
  }

  /// The interface has another size without being turned: windows get it at once, and their
  /// controllers are notified before and after.
  func orientationChanged() {
    let before = traits
    let after = makeTraits()
    let motion = WindowTurn.Motion(
      duration: 0,
      quarters: 0,
      from: interfaceOrientation,
      to: interfaceOrientation
    )
    let turns = windows.map {
      WindowTurn(
        $0,
        to: appBounds.size,
        traits: before == after ? nil : after,
        motion: motion
      )
    }
    for turn in turns { turn.announce() }
    environmentChanged()
    for turn in turns {
      turn.resize()
      turn.begin()
    }
    frameLoop.afterNextPicture { for turn in turns { turn.end() } }
  }

  /// The angle of the picture on its way, clockwise in radians; 0 at rest.
  var turnAngle: CGFloat {
    guard turnState.phase == .running, let layer = windows.last?.layer.presentation() else {
      return 0
    }
    let transform = layer.affineTransform()
    return atan2(transform.b, transform.a)
  }

  /// The bounds of the interface on its way; those of the app's part of the screen at rest.
  var turningBounds: CGRect {
    guard turnState.phase == .running, let layer = windows.last?.layer.presentation() else {
      return appBounds
    }
    return CGRect(origin: .zero, size: layer.bounds.size)
  }

  /// Puts the question that came while controllers were notified of a turn.
  func askPostponed() {
    askAgain(postponedQuestion ?? .update)
    postponedQuestion = nil
  }

  /// Puts the question anew in the next frame, once for all who want it.
  func askAgain(_ occasion: OrientationDecision.Occasion = .update) {
    frameLoop.schedule(after: 0) { [weak self] in self?.ask(occasion) }
  }
}

extension OrientationDecision {
  /// Ends the program, or writes a line, as UIKit does for answers that do not fit (R-05…R-07).
  func report(_ outcome: Outcome, of controller: UIViewController) {
    switch outcome {
    case .stays, .turns, .refuses: break
    case .staysForNothingInCommon:
      Diagnostic.noCommonOrientation(
        app: app.names,
        controller: Diagnostic.address(controller),
        allows: self.controller.names
      ).report()
    case .raises(let fault): exception(fault, of: controller).raise()
    }
  }

  func exception(_ fault: Fault, of controller: UIViewController) -> UIKitException {
    switch fault {
    case .emptyMask, .nothingInCommon: .noCommonOrientation("\(type(of: controller))")
    case .preferenceNotAllowed(let orientation):
      .unsupportedPreference(orientation.name, supported: self.controller.names)
    }
  }
}
