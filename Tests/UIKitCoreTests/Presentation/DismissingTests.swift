import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Dismissing` {
  let notes = Ledger()

  /// `A`, which presents `B`, which presents `C`.
  private func makeStack(
    _ style: UIModalPresentationStyle
  ) -> (Stage, TellingController, TellingController, TellingController) {
    let (a, b, c) = (
      TellingController("A", notes), TellingController("B", notes), TellingController("C", notes)
    )
    let stage = Stage(root: a)
    b.modalPresentationStyle = style
    c.modalPresentationStyle = style
    a.present(b, animated: false)
    stage.turn(2)
    b.present(c, animated: false)
    stage.turn(2)
    _ = notes.take()
    return (stage, a, b, c)
  }

  private func disappearances() -> [String] {
    notes.take().filter { $0.contains("Disappear") }
  }

  @Test(.oracle("P-23")) func `the top asks whoever presented it`() {
    let (stage, a, b, c) = makeStack(.fullScreen)
    c.dismiss(animated: false)
    stage.turn(2)
    #expect(b.presentedViewController == nil && a.presentedViewController === b)
    b.dismiss(animated: false)
    stage.turn(2)
    #expect(a.presentedViewController == nil)
    #expect(stage.window.subviews == [a.view])
  }

  @Test(.oracle("P-23")) func `a presenter dismisses what it presents`() {
    let (stage, a, b, _) = makeStack(.fullScreen)
    b.dismiss(animated: false)
    stage.turn(2)
    #expect(b.presentedViewController == nil && a.presentedViewController === b)
    #expect(b.view.window === stage.window)
  }

  @Test(.oracle("P-23")) func `a child asks for what it is in`() {
    let a = UIViewController()
    let stage = Stage(root: a)
    let b = UIViewController()
    let child = UIViewController()
    b.addChild(child)
    b.view.addSubview(child.view)
    child.didMove(toParent: b)
    a.present(b, animated: false)
    stage.turn(2)
    child.dismiss(animated: false)
    stage.turn(2)
    #expect(a.presentedViewController == nil)
  }

  @Test(.oracle("P-24"), arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `all that is above goes, and only the topmost is animated`(
    style: UIModalPresentationStyle
  ) {
    let (stage, a, b, c) = makeStack(style)
    a.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(b.view.window == nil && c.view.window === stage.window)
    stage.advance(by: 1)
    stage.turn()
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
    #expect(stage.window.subviews == [a.view])
    let lines = disappearances()
    #expect(
      lines.filter { $0.hasPrefix("C") } == [
        "C.viewWillDisappear(true)", "C.viewDidDisappear(true)",
      ]
    )
    // A sheet below another one was in sight and is told; a full screen was told before.
    #expect(
      lines.filter { $0.hasPrefix("B") }
        == (style == .pageSheet ? ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"] : [])
    )
  }

  @Test(.oracle("P-25")) func `with nothing to dismiss only the completion is called`() {
    let a = UIViewController()
    let stage = Stage(root: a)
    var isDone = false
    a.dismiss(animated: true) { isDone = true }
    stage.turn()
    #expect(isDone)
  }

  @Test func `another root takes away what the old one presents`() {
    let (stage, _, b, c) = makeStack(.pageSheet)
    let other = UIViewController()
    stage.window.rootViewController = other
    stage.turn(2)
    #expect(stage.window.subviews == [other.view])
    #expect(b.presentingViewController == nil && c.presentingViewController == nil)
    #expect(disappearances().contains("C.viewDidDisappear(false)"))
  }

  @Test func `a dismissal asked for in viewDidAppear follows the presentation`() {
    final class Brief: UIViewController {
      override func viewDidAppear(_ animated: Bool) { dismiss(animated: false) }
    }
    let a = UIViewController()
    let stage = Stage(root: a)
    a.present(Brief(), animated: false)
    stage.turn(4)
    #expect(a.presentedViewController == nil)
  }
}
