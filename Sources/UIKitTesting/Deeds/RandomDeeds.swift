internal import CoreGraphics
internal import Device
internal import UIKitCore

/// Does to a random tree of controllers what apps and their users do, and looks whether the tree
/// stays sound.
///
/// After each deed parents and children, presenters and presented have to agree, and no callback
/// may break the law; whenever nothing moves, appearance is balanced, exactly those controllers
/// are visible whose views are in the window, and nobody lives who is in no hierarchy. The same
/// seed does the same deeds.
public final class RandomDeeds {
  /// What became of a run.
  public struct Report {
    /// How many deeds were done.
    public internal(set) var deeds = 0
    /// How often each was done, by name.
    public internal(set) var counts: [String: Int] = [:]
    /// How many controllers were made.
    public internal(set) var controllers = 0
    /// What was not as it should be: the deed's number, the deed, the trouble.
    public internal(set) var problems: [String] = []
  }

  private static var runs = 0
  /// A run ends after so many problems.
  private static let patience = 10

  let stage: Stage
  var dice: Dice
  var report = Report()
  private let scope: Int
  private var current = ""

  /// A run from a seed, on a phone or an iPad as the seed has it.
  public init(seed: UInt64) {
    Self.runs += 1
    scope = -Self.runs
    dice = Dice(seed: seed)
    let pad = DeviceModel.all.first { $0.names.contains("iPad Air 2") }
    stage = Stage(dice.flip() ? .iPhone15 : pad ?? .iPhone15)
    stage.keepsCallbacks = false
    stage.onObjection = { [weak self] in self?.complain($0) }
  }

  /// Does so many deeds, or fewer if too much goes wrong.
  public func run(_ count: Int) -> Report {
    ControllerCensus.$scope.withValue(scope) {
      let listener = Diagnostic.listener
      Diagnostic.listener = { [weak self] in self?.hear($0) }
      stage.show(controller(depth: 0))
      for _ in 0..<count where report.problems.count < Self.patience { doSomething() }
      end()
      Diagnostic.listener = listener
    }
    return report
  }

  private func doSomething() {
    report.deeds += 1
    let deed = dice.pick(Deed.weighted) ?? .settle
    current = "\(deed)"
    report.counts[current, default: 0] += 1
    perform(deed)
    checkHierarchy()
    // Three of four deeds find everything at rest, the fourth a transition under way.
    guard dice.number(below: 4) > 0 else { return }
    settle()
    checkRest(scope)
  }

  /// Takes everything away: nobody may be left.
  private func end() {
    current = "end"
    settle()
    stage.window.rootViewController?.dismiss(animated: false)
    settle()
    stage.window.rootViewController = nil
    settle()
    let left = ControllerCensus.living(scope: scope).map(\.nameInLedger)
    if !left.isEmpty { complain("alive at the end: \(left.joined(separator: ", "))") }
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
    guard report.problems.count < Self.patience else { return }
    report.problems.append("deed \(report.deeds), \(current): \(trouble)")
  }

  private func hear(_ diagnostic: Diagnostic) {
    switch diagnostic {
    case .unbalancedAppearance, .unsettled: complain(diagnostic.text)
    default: break
    }
  }

  /// Every controller that can be reached from the window.
  var everyone: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = stage.window.rootViewController.map { [$0] } ?? []
    while let next = waiting.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += next.children
      if let tabs = next as? UITabBarController { waiting.append(tabs.moreNavigationController) }
      if let presented = next.presentedViewController { waiting.append(presented) }
    }
    return found
  }
}
