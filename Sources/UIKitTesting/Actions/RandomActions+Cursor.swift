internal import CoreGraphics
internal import UIKitCore

/// A user of VoiceOver during random actions.
extension RandomActions {
  private enum Gesture: CaseIterable {
    case next, previous, first, last, focus, activate, escape, magicTap, scroll, increment
    case screenChanged, layoutChanged, frame
  }

  /// Does one to three things with the cursor; after each frame it has to be on an element that can
  /// be reached, or nowhere.
  func moveCursor() {
    for _ in 0...dice.number(below: 3) {
      let gesture = dice.pick(Gesture.allCases) ?? .frame
      story.note("VoiceOver: \(gesture)")
      perform(gesture)
      checkCursor()
      guard report.problems.isEmpty else { return }
    }
  }

  func checkCursor() {
    guard let reader = stage.screen.voiceOver, let cursor = reader.cursor else { return }
    if !reader.reaches(cursor) {
      complain("the cursor is out of reach: on a \(type(of: cursor))")
    }
  }

  private func perform(_ gesture: Gesture) {
    let user = stage.voiceOver
    switch gesture {
    case .next: user.next()
    case .previous: user.previous()
    case .first: user.first()
    case .last: user.last()
    case .focus: focusAnywhere()
    case .activate: user.activate()
    case .escape: user.escape()
    case .magicTap: user.magicTap()
    case .scroll: user.scroll(dice.flip() ? .up : .left)
    case .increment: user.increment()
    case .screenChanged, .layoutChanged:
      let target = dice.flip() ? dice.pick(everyone)?.viewIfLoaded : nil
      UIAccessibility.post(
        notification: gesture == .screenChanged ? .screenChanged : .layoutChanged,
        argument: target
      )
      stage.turn()
    case .frame: stage.turn()
    }
  }

  private func focusAnywhere() {
    let id = dice.pick(stage.screen.spokenElements.map(\.node.id))
    if let id { stage.screen.voiceOver?.focus(onElement: id) }
    stage.turn()
  }

  /// Gives a screen something to say.
  func addElements(to controller: UIViewController) {
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    label.text = controller.nameInLedger
    let button = UIButton(type: .system)
    button.setTitle("Do", for: .normal)
    button.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
    let slider = UISlider(frame: CGRect(x: 20, y: 220, width: 200, height: 34))
    for view in [label, button, slider] { controller.view.addSubview(view) }
  }
}
