internal import CoreGraphics

/// One turn of the interface, from telling controllers to the end of the motion; decides when each
/// call is sent, as `TransitionRunner` does for controllers that take each other's place.
///
/// The order is that of: traits and sizes are announced, the older call comes, then
/// the geometry changes; traits, layout, the older call inside of the animation and the blocks that
/// run alongside follow; completions and the last of the older calls come once it is over.
final class ScreenTurn {
  private unowned let screen: UIScreen
  private let old: UIInterfaceOrientation
  private let new: UIInterfaceOrientation
  private let isAnimated: Bool
  private weak var leaving: UIViewController?
  /// The angle from which the picture turns, beside that of this turn, in radians.
  private let angle: CGFloat
  private var turns: [WindowTurn] = []

  init(
    _ screen: UIScreen,
    to new: UIInterfaceOrientation,
    isAnimated: Bool,
    leaving: UIViewController?,
    angle: CGFloat
  ) {
    (self.screen, self.new, self.isAnimated) = (screen, new, isAnimated)
    (self.leaving, self.angle) = (leaving, angle)
    old = screen.interfaceOrientation
  }

  /// In seconds: 0.3 for a quarter on a phone and 0.4 on a pad, twice that for a half.
  private var duration: TimeInterval {
    isAnimated ? Self.quarterDuration(screen) * Double(abs(quarters)) : 0
  }

  /// In seconds.
  static func quarterDuration(_ screen: UIScreen) -> TimeInterval {
    screen.traitCollection.userInterfaceIdiom == .pad ? 0.4 : 0.3
  }

  private var quarters: Int { old.quarters(to: new) }

  /// Tells, changes, and lets the picture turn.
  func run(tellsSizes: Bool) {
    let after = screen.makeTraits(in: new)
    let application = screen === UIScreen.main ? UIApplication.shared : nil
    turns = screen.windows.map {
      WindowTurn(
        $0,
        to: screen.size(in: new),
        traits: after == screen.traitCollection ? nil : after,
        motion: .init(duration: duration, quarters: quarters, from: old, to: new),
        tellsSizes: tellsSizes,
        leaving: leaving
      )
    }
    application?.statusBarWillTurn(to: new, on: screen, duration: duration)
    for turn in turns { turn.announce() }
    guard screen.turnState.announced() == .change else { return }
    change { application?.statusBarDidTurn(from: self.old, on: self.screen, was: $0) }
    guard screen.turnState.changed() == .run else { return }
    waitForEnd()
  }

  /// Screen and windows get their geometry, and everything in them its place, inside of the
  /// animation.
  private func change(_ barTurned: (CGRect) -> Void) {
    let bar = screen.statusBarFrame
    screen.adopt(new)
    screen.statusBarFade = StatusBarFade(
      from: bar,
      to: screen.statusBarFrame,
      began: screen.display.now,
      duration: duration
    )
    barTurned(bar)
    guard duration > 0 else {
      for turn in turns { turn.resize() }
      return finishChange()
    }
    let animation = ViewAnimation(duration: duration, delay: 0, options: [])
    animation.movesNew = false
    UIView.perform(animation) {
      for turn in turns { turn.resize() }
      screen.frameLoop.layOutTurning()
      finishChange()
      screen.frameLoop.layOutTurning()
    }
    for turn in turns { turn.rotate(from: angle - CGFloat(quarters) * .pi / 2, duration) }
  }

  private func finishChange() { for turn in turns { turn.begin() } }

  private func waitForEnd() {
    let loop = screen.frameLoop
    if duration > 0 {
      loop?.schedule(after: duration) { self.end() }
    } else {
      loop?.afterNextPicture { self.end() }
    }
  }

  /// The end of the motion, or another turn takes over from where the picture is.
  func end() {
    guard screen.runningTurn === self,
      case .finish(let asksAgain) = screen.turnState.end()
    else { return }
    screen.runningTurn = nil
    screen.statusBarFade = nil
    for turn in turns { turn.end() }
    if asksAgain { screen.askPostponed() }
  }
}

extension UIScreen {
  /// The interface is shown in another orientation from now on.
  fileprivate func adopt(_ new: UIInterfaceOrientation) {
    guard let new = new.displayOrientation else { return }
    orientation = new
    statusBarTurn = nil
    environmentChanged()
  }
}
