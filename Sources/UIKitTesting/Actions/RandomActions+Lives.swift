internal import Foundation
internal import Testing
internal import UIKitCore

/// Actions that end the app: what it kept has to be there again, and nothing of what was.
extension RandomActions {
  /// The app goes to the background and comes back; nothing changes.
  func leaveAndComeBack() {
    prepareToLeave()
    let before = stage.restorationTree
    stage.background()
    stage.foreground()
    settle()
    keptTree = before
    compare(before, "the background changes")
  }

  /// The app ends, in the background or without a word, and is launched again.
  func relaunch(saves: Bool) {
    prepareToLeave()
    let before = saves ? stage.restorationTree : keptTree
    guard let before else { return }
    if saves { stage.background() }
    spare = []
    stage.kill()
    // Whoever was between will and did is gone with the app.
    begun = BegunAppearances()
    stage.relaunch()
    settle()
    keptTree = before
    compare(before, "comes back otherwise")
  }

  /// Launches begin in the whole window, where columns lie beside each other that were on one stack
  /// in a part of it.
  private func prepareToLeave() {
    stage.resize(to: .full)
    settle()
    tagColumns()
  }

  /// A column of a plain screen is a stack that the split made (T-30), which no state holds unless
  /// it has an identifier.
  private func tagColumns() {
    for case let split as UISplitViewController in everyone {
      for column in [.primary, .supplementary, .secondary] as [UISplitViewController.Column] {
        guard let stack = split.columns[column], stack.restorationIdentifier == nil
        else { continue }
        _ = named(stack, "nav")
      }
    }
  }

  private func compare(_ before: String, _ rule: String) {
    let after = stage.restorationTree
    if after != before { complain("\(rule):\n\(before)\n→\n\(after)") }
  }
}

/// An app whose screens are all made by code, and whose root it finds in its state.
final class KeptActionsDelegate: OneWindowDelegate {
  init() { super.init { UIViewController() } }

  override func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) { coder.encode(window?.rootViewController, forKey: "root") }

  override func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) {
    guard let root = coder.decodeObject(forKey: "root") as? UIViewController else { return }
    window?.rootViewController = root
  }
}
