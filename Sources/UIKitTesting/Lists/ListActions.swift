internal import CoreGraphics
internal import Device
internal import UIKitCore

/// Does to a random list what apps and their users do, and checks that data and list agree.
///
/// After each action the list has the sections and entries of the data, and each cell shows the
/// entry at its place. At rest cells lie where the layout has them, side by side, and fill what is in
/// sight; no menu, drag or screen is left that nobody opened. At the end nothing of the list lives.
final class ListActions {
  private static var runs = 0

  let stage: Stage
  var dice: Dice
  var list: RandomList
  var report = ActionReport()
  private var story = ActionLog()
  private let seed: UInt64
  private let scope: Int
  private var number = 0
  private(set) var current = ""
  /// True while a menu may be open, because an action opened it and no other closed it.
  var mayHaveMenu = false

  init(seed: UInt64, isRecorded: Bool = false) {
    Self.runs += 1
    scope = -1_000_000 - Self.runs
    self.seed = seed
    story.isRecorded = isRecorded
    var dice = Dice(seed: seed, action: 0)
    let pad = DeviceModel.all.first { $0.names.contains("iPad Air 2") }
    stage = Stage(dice.flip() ? .iPhone15 : pad ?? .iPhone15)
    let (isTable, isDiffable, takesDrops) = (dice.flip(), dice.flip(), dice.flip())
    list = LiveControllers.$scope.withValue(scope) {
      isTable
        ? RandomTable(isDiffable: isDiffable, takesDrops: takesDrops)
        : RandomCollection(isDiffable: isDiffable, takesDrops: takesDrops)
    }
    self.dice = dice
    stage.keepsCallbacks = false
    stage.onObjection = { [weak self] in self?.complain($0) }
    stage.onViolation = { [weak self] in self?.complain($0) }
  }

  /// Does the actions of these numbers, up to the first that breaks a rule.
  func run(_ numbers: some Sequence<Int>) -> ActionReport {
    LiveControllers.$scope.withValue(scope) {
      let stack = UINavigationController(rootViewController: list)
      stage.show(stack)
      settle()
      for number in numbers where report.problems.isEmpty { doSomething(number) }
    }
    if report.problems.isEmpty { end() }
    report.story = story.text
    return report
  }

  private func doSomething(_ number: Int) {
    self.number = number
    dice = Dice(seed: seed, action: number)
    let action = dice.pick(ListAction.weighted) ?? .wait
    let settles = dice.number(below: 3) > 0
    report.actions += 1
    current = "\(action)"
    report.counts[current, default: 0] += 1
    story.begin(number, current, tree: { "  \(self.list.model.sections.map(\.items))" })
    perform(action)
    checkAgreement()
    if settles {
      closeMenu()
      settle()
      checkAgreement()
      checkRest()
    }
    story.end([], settled: settles)
  }

  /// Takes the list away: nothing of it may be left.
  private func end() {
    current = "end"
    closeMenu()
    settle()
    let made = list.made
    list = RandomList(isDiffable: false, takesDrops: false)
    stage.window.rootViewController = nil
    settle()
    let left = made.compactMap { $0() }.map { "\(type(of: $0))" }
    if !left.isEmpty { complain("alive at the end: \(Set(left).sorted()), \(left.count)") }
    let controllers = LiveControllers.living(scope: scope).map(\.nameInLedger)
    if !controllers.isEmpty { complain("alive at the end: \(controllers)") }
  }

  func note(_ line: @autoclosure () -> String) { story.note(line()) }

  func complain(_ trouble: String) {
    if let last = report.problems.last, last.action == number { return }
    story.note("✘ \(trouble)")
    report.problems.append(
      ActionProblem(
        seed: seed,
        action: number,
        name: current,
        movesCursor: false,
        trouble: trouble
      )
    )
  }

  /// Lets everything come to rest.
  func settle() {
    for _ in 0..<400 {
      stage.advance(by: 1 / 60)
      if !stage.screen.frameLoop.needsFrame { return }
    }
    complain("does not come to rest")
  }
}
