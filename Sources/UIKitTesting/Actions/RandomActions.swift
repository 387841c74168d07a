internal import CoreGraphics
internal import Device
internal import UIKitCore

/// Does to a random tree of controllers what apps and their users do, and checks that the tree
/// stays sound.
///
/// After each action parents and children, presenters and presented have to agree, and no callback
/// may come out of order; in check builds no invariant may be broken in any frame.
///
/// Whenever nothing moves, appearance is balanced, exactly those controllers are visible whose
/// views are in the window, and no controller lives that is in no hierarchy. The first broken rule
/// ends the run.
///
/// The same seed and numbers do the same actions: each has dice of its own, so that leaving one out
/// changes the others as little as can be.
final class RandomActions {
  private static var runs = 0

  let stage: Stage
  var dice: Dice
  var report = ActionReport()
  var story = ActionLog()
  var begun = BegunAppearances()
  /// Some of those that were popped, to be used again.
  var spare: [UIViewController] = []
  /// `true` if VoiceOver runs and its cursor is moved after each action.
  let movesCursor: Bool
  private let seed: UInt64
  private let scope: Int
  /// Breaks something after each action, in tests of the checks.
  private let fault: ((RandomActions) -> Void)?
  /// True for an app that is ended and launched again among its actions.
  let isKept: Bool
  /// The tree that the app kept last; nil before it went to the background.
  var keptTree: String?
  private var number = 0
  private var current = ""

  /// A run from a seed, on a phone or an iPad as the seed has it.
  init(
    seed: UInt64,
    isKept: Bool = false,
    isRecorded: Bool = false,
    movesCursor: Bool = false,
    fault: ((RandomActions) -> Void)? = nil
  ) {
    Self.runs += 1
    self.isKept = isKept
    self.seed = seed
    self.movesCursor = movesCursor
    self.fault = fault
    scope = -Self.runs
    story.isRecorded = isRecorded
    dice = Dice(seed: seed, action: 0)
    let pad = DeviceModel.all.first { $0.names.contains("iPad Air 2") }
    let model = dice.flip() ? .iPhone15 : pad ?? .iPhone15
    stage =
      isKept
      ? LiveControllers.$scope.withValue(scope) {
        Stage(model, info: [:]) { KeptActionsDelegate() }
      } : Stage(model)
    stage.keepsCallbacks = isRecorded
    stage.onObjection = { [weak self] in self?.complain($0) }
    stage.onViolation = { [weak self] in self?.complain($0) }
    stage.onCallback = { [weak self] in self?.begun.note($1, to: $0) }
  }

  /// Does the actions of these numbers, up to the first that breaks a rule.
  func run(_ numbers: some Sequence<Int>) -> ActionReport {
    LiveControllers.$scope.withValue(scope) {
      let listener = Diagnostic.listener
      Diagnostic.listener = { [weak self] in self?.hear($0) }
      stage.show(controller(depth: 0))
      if movesCursor { stage.voiceOver.start() }
      for number in numbers where report.problems.isEmpty { doSomething(number) }
      if report.problems.isEmpty { end() }
      Diagnostic.listener = listener
    }
    report.story = story.text
    return report
  }

  private func doSomething(_ number: Int) {
    self.number = number
    dice = Dice(seed: seed, action: number)
    let actions = isKept ? UserAction.weightedWithLives : UserAction.weighted
    let action = dice.pick(actions) ?? .settle
    // Three of four actions find everything at rest, the fourth a transition under way.
    let settles = dice.number(below: 4) > 0
    report.actions += 1
    current = "\(action)"
    report.counts[current, default: 0] += 1
    story.begin(number, current, tree: { self.controllerTree })
    perform(action)
    if movesCursor { moveCursor() }
    fault?(self)
    checkHierarchy()
    if settles {
      settle()
      checkRest(scope)
      if movesCursor { checkCursor() }
    }
    story.end(stage.callbacks.take(), settled: settles)
  }

  /// Takes everything away: nobody may be left.
  private func end() {
    current = "end"
    story.begin(number, current, tree: { self.controllerTree })
    settle()
    if movesCursor { stage.voiceOver.stop() }
    stage.window.rootViewController?.dismiss(animated: false)
    settle()
    stage.window.rootViewController = nil
    spare = []
    settle()
    let left = LiveControllers.living(scope: scope).map(\.nameInLedger)
    if !left.isEmpty { complain("alive at the end: \(left.joined(separator: ", "))") }
    checkRest(scope)
    story.end(stage.callbacks.take(), settled: true)
  }

  /// Lets everything come to rest.
  func settle() {
    for _ in 0..<300 {
      stage.advance(by: 1 / 60)
      if !stage.screen.frameLoop.needsFrame { return }
    }
    complain("does not come to rest")
  }

  func complain(_ trouble: String) {
    // A rule that is broken at the end of a frame is broken at the end of the next ones, too.
    if let last = report.problems.last, last.action == number, last.trouble == trouble { return }
    story.note("✘ \(trouble)")
    let problem = ActionProblem(
      seed: seed,
      action: number,
      name: current,
      movesCursor: movesCursor,
      trouble: trouble
    )
    report.problems.append(problem)
  }

  private func hear(_ diagnostic: Diagnostic) {
    switch diagnostic {
    case .unbalancedAppearance, .unsettled: complain(diagnostic.text)
    default: break
    }
  }

  /// Every controller that can be reached from the window.
  var everyone: [UIViewController] {
    reachable(from: stage.window.rootViewController.map { [$0] } ?? [])
  }

  /// Every controller that can be reached from some.
  func reachable(from roots: [UIViewController]) -> [UIViewController] {
    var found: [UIViewController] = []
    var waiting = roots
    while let next = waiting.popLast() {
      guard !found.contains(where: { $0 === next }) else { continue }
      found.append(next)
      waiting += next.children + held(by: next)
      if let presented = next.presentedViewController { waiting.append(presented) }
    }
    return found
  }

  /// Whom a container keeps that are not its children at the moment.
  private func held(by container: UIViewController) -> [UIViewController] {
    switch container {
    case let tabs as UITabBarController: [tabs.moreNavigationController]
    case let pages as ActionPages: pages.all
    case let split as UISplitViewController:
      [.primary, .supplementary, .secondary, .compact].compactMap { split.columns[$0] }
        + split.stackedControllers
    default: []
    }
  }
}
