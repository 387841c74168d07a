import Testing
import UIKitTesting

@testable import UIKitCore

/// Who is asked and what comes out, as a value.
@Suite struct `The decision about an orientation` {
  private func decision(
    app: UIInterfaceOrientationMask = .all,
    _ controller: UIInterfaceOrientationMask = .all,
    present: UIInterfaceOrientation = .portrait,
    device: UIInterfaceOrientation = .portrait,
    autorotates: Bool = true,
    hasScenes: Bool = true
  ) -> OrientationDecision {
    OrientationDecision(
      app: app,
      controller: controller,
      autorotates: autorotates,
      hasScenes: hasScenes,
      present: present,
      device: device
    )
  }

  @Test(.oracle("R-04", "O-45"), arguments: UIInterfaceOrientation.all)
  func `turns to what app and controller both allow`(device: UIInterfaceOrientation) {
    let decision = decision(
      app: [.portrait, .landscape],
      [.landscapeRight, .portraitUpsideDown, .portrait],
      device: device
    )
    let turns = device == .landscapeRight
    #expect(decision.outcome(.deviceTurn) == (turns ? .turns(.landscapeRight) : .stays))
  }

  @Test(.oracle("R-06", "O-28")) func `raises for an empty mask`() {
    for occasion in [OrientationDecision.Occasion.launch, .deviceTurn, .update, .dismissal] {
      #expect(decision([]).outcome(occasion) == .raises(.emptyMask))
    }
  }

  @Test(.oracle("R-05", "O-46", "O-47", "O-48"))
  func `without a common orientation raises only in apps from before scenes`() {
    let occasions: [OrientationDecision.Occasion] = [
      .launch, .deviceTurn, .presentation(preferred: nil),
    ]
    for occasion in occasions {
      let new = decision(app: .portrait, .landscape)
      #expect(new.outcome(occasion) == .staysForNothingInCommon)
      let old = decision(app: .portrait, .landscape, hasScenes: false)
      #expect(old.outcome(occasion) == .raises(.nothingInCommon))
      let quiet = decision(app: .portrait, .landscape, autorotates: false, hasScenes: false)
      #expect(quiet.outcome(occasion) == .stays)
    }
  }

  @Test(.oracle("R-05", "R-06", "R-07", "O-40")) func `has UIKit's words`() {
    let controller = UINavigationController()
    let decision = decision(.portrait)
    let common = decision.exception(.nothingInCommon, of: controller)
    #expect(common.name == "UIApplicationInvalidInterfaceOrientation")
    #expect(
      common.reason
        == "Supported orientations has no common orientation with the application, and "
        + "[UINavigationController shouldAutorotate] is returning YES"
    )
    #expect(decision.exception(.emptyMask, of: controller).name == common.name)
    let preference = decision.exception(.preferenceNotAllowed(.landscapeRight), of: controller)
    #expect(preference.name == common.name)
    #expect(
      preference.reason
        == "preferredInterfaceOrientationForPresentation 'landscapeRight' must match a supported "
        + "interface orientation: 'portrait'!"
    )
  }

  @Test(.oracle("R-04", "O-30", "O-33"))
  func `of a controller that does not rotate stops what follows the device only`() {
    let still = decision(device: .landscapeLeft, autorotates: false)
    #expect(still.outcome(.deviceTurn) == .stays)
    #expect(still.outcome(.update) == .stays)
    #expect(still.outcome(.launch) == .turns(.landscapeLeft))
    #expect(still.outcome(.dismissal) == .turns(.landscapeLeft))
    let narrowed = decision(.landscapeRight, autorotates: false)
    #expect(narrowed.outcome(.update) == .turns(.landscapeRight))
    #expect(narrowed.outcome(.presentation(preferred: nil)) == .turns(.landscapeRight))
  }

  @Test(.oracle("R-07", "R-08", "O-37", "O-40"))
  func `takes a preference that is the controller's own, and allowed`() {
    func outcome(
      _ orientation: UIInterfaceOrientation,
      isOwn: Bool,
      _ mask: UIInterfaceOrientationMask
    )
      -> OrientationDecision.Outcome
    {
      decision(mask).outcome(
        .presentation(preferred: .init(orientation: orientation, isOwn: isOwn))
      )
    }
    #expect(outcome(.landscapeLeft, isOwn: true, .all) == .turns(.landscapeLeft))
    #expect(
      outcome(.portrait, isOwn: true, .landscape) == .raises(.preferenceNotAllowed(.portrait))
    )
    #expect(outcome(.portrait, isOwn: false, .landscape) == .turns(.landscapeRight))
    let sideways = decision(.landscape, device: .landscapeLeft)
    #expect(sideways.outcome(.presentation(preferred: nil)) == .turns(.landscapeLeft))
    #expect(outcome(.portrait, isOwn: false, .all) == .stays)
  }

  @Test(.oracle("R-26")) func `answers a request with what is allowed of it`() {
    let free = decision(device: .landscapeLeft)
    #expect(free.outcome(.request(.landscape)) == .turns(.landscapeLeft))
    #expect(free.outcome(.request(.landscapeRight)) == .turns(.landscapeRight))
    #expect(free.outcome(.request(.portrait)) == .stays)
    #expect(decision(.portrait).outcome(.request(.landscape)) == .refuses)
  }

  @Test(.oracle("R-16")) func `quarters go clockwise on the panel`() {
    #expect(UIInterfaceOrientation.portrait.quarters(to: .landscapeRight) == 1)
    #expect(UIInterfaceOrientation.portrait.quarters(to: .landscapeLeft) == -1)
    #expect(UIInterfaceOrientation.landscapeLeft.quarters(to: .landscapeRight) == 2)
    for orientation in UIInterfaceOrientation.all {
      #expect(orientation.quarters(to: orientation) == 0)
    }
  }
}

@Suite struct `The state of a turn` {
  private enum Event { case begin, announced, changed, end }

  /// The answers to events from rest on, and the state that they lead to.
  private func answers(_ events: Event...) -> ([TurnState.Action], TurnState) {
    var state = TurnState()
    let answers = events.map { event in
      switch event {
      case .begin: state.begin()
      case .announced: state.announced()
      case .changed: state.changed()
      case .end: state.end()
      }
    }
    return (answers, state)
  }

  @Test func `goes from telling to changing to running to rest`() {
    let (answers, state) = answers(.begin, .announced, .changed, .end)
    #expect(answers == [.announce, .change, .run, .finish(asksAgain: false)])
    #expect(state == TurnState())
  }

  @Test func `asks again for a turn that was wanted while controllers were told`() {
    let (answers, state) = answers(.begin, .begin, .announced, .begin, .changed, .end)
    #expect(
      answers == [.announce, .nothing, .change, .nothing, .run, .finish(asksAgain: true)]
    )
    #expect(!state.hasQuestion)
  }

  @Test func `lets a question wait while controllers are told`() {
    var state = TurnState()
    var waits = [state.question()]
    _ = state.begin()
    waits.append(state.question())
    _ = state.announced()
    waits.append(state.question())
    _ = state.changed()
    waits.append(state.question())
    #expect(waits == [false, true, true, false])
    let end = state.end()
    #expect(end == .finish(asksAgain: true))
  }

  @Test func `ends what runs before another begins`() {
    let (answers, state) = answers(.begin, .announced, .changed, .begin)
    #expect(answers.last == .endFirst)
    #expect(state.phase == .running)
  }

  @Test func `refuses what is not legal`() {
    let (answers, state) = answers(.announced, .changed, .end)
    #expect(answers == [.nothing, .nothing, .nothing])
    #expect(state == TurnState())
    let (early, announcing) = self.answers(.begin, .changed, .end)
    #expect(early == [.announce, .nothing, .nothing])
    #expect(announcing.phase == .announcing)
  }
}

@Suite struct `The attitude of a device` {
  @Test(.oracle("R-03", "O-06")) func `names the opposite landscape of the interface's`() {
    var attitude = DeviceAttitude(.portrait)
    #expect(attitude.orientation == .portrait)
    let changes = [
      attitude.take(.rotate(.landscapeRight)), attitude.take(.rotate(.landscapeRight)),
    ]
    #expect(changes == [true, false])
    #expect(attitude.orientation == .landscapeLeft)
    #expect(attitude.interface == .landscapeRight)
    let laid = [attitude.take(.lay(.faceDown)), attitude.take(.text("a"))]
    #expect(laid == [true, false])
    #expect(attitude.orientation == .faceDown)
    #expect(attitude.interface == .landscapeRight)
  }
}
