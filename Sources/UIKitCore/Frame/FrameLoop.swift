internal import Device

/// One turn of the screen: everything between an input and the picture it causes.
///
/// The order is UIKit's, not ours: constraints before layout before drawing (L-45),
/// `viewIsAppearing` inside layout (L-35), transitions of stacks once what is there has its place
/// and before anything is drawn (N-10), and the `did` half of every appearance only after the
/// picture is committed (L-45, C-12). Each pass is a file of its own, `FrameLoop+….swift`.
package final class FrameLoop {
  /// The most rounds of traits, properties, constraints, layout and transitions in one frame.
  static let settleLimit = 8

  let display: any Display
  unowned let screen: UIScreen
  var scheduled: [ScheduledWork] = []
  var afterPicture: [() -> Void] = []
  /// The work of every frame, such as scrolling that comes to rest.
  var motions: [(TimeInterval) -> Bool] = []
  /// The objects that are called with the time of each frame.
  var tickers: [any FrameTicker] = []
  /// The work that repeats while a person watches.
  var repeating: [RepeatingWork] = []
  /// True in a run that a person watches; default false.
  package var isWatched = false
  private(set) var frameIsWanted = false

  init(display: any Display, screen: UIScreen) {
    self.display = display
    self.screen = screen
    BackgroundCall.watch()
  }

  /// Runs the passes, in the only order there is.
  package func turn() {
    frameIsWanted = false
    deliverEvents()
    screen.reportScenes()
    settle()
    displayChanges()
    finishAppearance()
    publishAccessibility()
    checkInvariants()
    TurnPool.drain()
  }

  /// Asks for another frame.
  package func requestFrame() { frameIsWanted = true }

  /// `true` if a frame would find something to do, now or later.
  package var needsFrame: Bool { frameIsWanted || isAnimating || !scheduled.isEmpty }

  /// `true` if each frame finds something to do.
  package var isAnimating: Bool {
    !afterPicture.isEmpty || !motions.isEmpty || !tickers.isEmpty || Animator.shared.isRunning
  }

  /// The seconds until a frame finds something to do; 0 for at once, nil for never.
  package var timeToNextFrame: TimeInterval? {
    if frameIsWanted || isAnimating { return 0 }
    let times = [scheduled.map(\.time).min(), nextRepetition].compactMap { $0 }
    return times.min().map { max(0, $0 - display.now) }
  }

  /// Repeats the passes that can ask for one another until none of them has work.
  private func settle() {
    for _ in 0..<Self.settleLimit {
      guard screen.hasWindow(where: { $0.waits(for: .settling) }) else { return }
      screen.forEachWindow { Self.settleOnce($0) }
    }
    let waiting = screen.windows.flatMap { $0.viewsWaiting(for: .settling) }
    guard !waiting.isEmpty else { return }
    Diagnostic.unsettled(views: waiting.prefix(3).map { Diagnostic.address($0) }).report()
    requestFrame()
  }

  /// One round of these passes over a view and all below it.
  static func settleOnce(_ view: UIView) {
    updateTraits(below: view)
    updateProperties(below: view)
    updateConstraints(below: view)
    view.updateEngine()
    layOut(below: view)
    beginTransitions(below: view)
  }

  /// For pictures outside a frame: settles a tree and draws what changed in it.
  static func settleAndDisplay(_ view: UIView) {
    view.layOutBelow()
    displayContents(below: view)
  }
}

extension UIView {
  /// The views, this one and below, that wait for one of `wanted`.
  func viewsWaiting(for wanted: Needs) -> [UIView] {
    (needs.isDisjoint(with: wanted) ? [] : [self])
      + subviews.flatMap { $0.viewsWaiting(for: wanted) }
  }
}
