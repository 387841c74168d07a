import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Presenting` {
  let notes = Ledger()

  /// A stage with `A` on it.
  private func makeStage(_ model: DeviceModel = .iPhone15) -> (Stage, TellingController) {
    let first = TellingController("A", notes)
    let stage = Stage(model, root: first)
    _ = notes.take()
    return (stage, first)
  }

  private func other(
    _ style: UIModalPresentationStyle = .fullScreen,
    name: String = "B"
  ) -> TellingController {
    let controller = TellingController(name, notes)
    controller.modalPresentationStyle = style
    return controller
  }

  /// The appearance calls so far, and what is written without a dot.
  private func calls() -> [String] {
    let wanted = ["loadView", "viewDidLoad", "Appear", "IsAppearing", "Disappear", "done"]
    return notes.take().filter { line in wanted.contains { line.contains($0) } }
  }

  @Test(.oracle("P-01", "P-10"), arguments: [true, false])
  func `a full screen sends these calls in this order`(animated: Bool) {
    let (stage, first) = makeStage()
    first.present(other(), animated: animated) { notes.note("done") }
    stage.turn(2)
    stage.advance(by: 1)
    stage.turn()
    let lines = notes.collapsed.filter {
      !$0.contains("Margins") && !$0.contains("SafeArea") && !$0.contains("Constraints")
        && !$0.hasPrefix("A.viewWillLayout") && !$0.hasPrefix("A.viewDidLayout")
        && !$0.contains("traitCollection")
    }
    var once: [String] = []
    for line in lines where !once.contains(line) { once.append(line) }
    #expect(
      once == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(\(animated))",
        "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear(\(animated))",
        "A.viewDidDisappear(\(animated))", "done",
      ]
    )
  }

  @Test(.oracle("P-02", "P-10"), arguments: [true, false])
  func `dismissing a full screen sends these calls in this order`(animated: Bool) {
    let (stage, first) = makeStage()
    first.present(other(), animated: false)
    stage.turn(2)
    _ = notes.take()
    first.dismiss(animated: animated) { notes.note("done") }
    stage.turn(2)
    stage.advance(by: 1)
    stage.turn()
    #expect(
      calls() == [
        "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))",
        "A.viewIsAppearing(\(animated))", "A.viewDidAppear(\(animated))",
        "B.viewDidDisappear(\(animated))", "done",
      ]
    )
    #expect(stage.window.subviews == [first.view])
    #expect(first.view.frame == stage.window.bounds)
  }

  @Test(
    .oracle("P-03"),
    arguments: [
      UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .overFullScreen,
      .overCurrentContext,
    ]
  )
  func `what leaves the presenter in sight tells it nothing`(style: UIModalPresentationStyle) {
    let (stage, first) = makeStage()
    let second = other(style)
    first.present(second, animated: true)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(second.view.window === stage.window && first.view.window === stage.window)
    first.dismiss(animated: true)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(
      calls() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
      ]
    )
    #expect(stage.window.subviews == [first.view])
  }

  @Test(.oracle("P-03")) func `a popover tells the presenter nothing either`() {
    let (stage, first) = makeStage(.tablet)
    let second = other(.popover)
    second.popoverPresentationController?.sourceView = first.view
    first.present(second, animated: true)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(
      calls() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewDidAppear(true)",
      ]
    )
  }

  @Test(.oracle("P-04"), arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `what covers the presenter takes its view away and back`(style: UIModalPresentationStyle) {
    let (stage, first) = makeStage()
    first.definesPresentationContext = true
    first.present(other(style), animated: true)
    stage.turn()
    #expect(first.view.window === stage.window)
    stage.advance(by: 1)
    stage.turn()
    #expect(first.view.window == nil)
    #expect(calls().last == "A.viewDidDisappear(true)")
    first.dismiss(animated: true)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(first.view.superview === stage.window)
    #expect(calls().contains("A.viewDidAppear(true)"))
  }

  @Test(.oracle("P-06")) func `a controller knows that it comes and goes`() {
    final class Asking: TellingController {
      func ask(_ when: String) {
        note("\(when) \(isBeingPresented) \(isBeingDismissed) \(presentingViewController != nil)")
      }
      override func viewWillAppear(_ animated: Bool) { ask("viewWillAppear") }
      override func viewDidAppear(_ animated: Bool) { ask("viewDidAppear") }
      override func viewWillDisappear(_ animated: Bool) { ask("viewWillDisappear") }
      override func viewDidDisappear(_ animated: Bool) { ask("viewDidDisappear") }
    }
    let (stage, first) = makeStage()
    let second = Asking("B", notes)
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true) { second.ask("completion") }
    stage.advance(by: 1)
    stage.advance(by: 1)
    // Covered by a third one and back.
    second.present(other(name: "C"), animated: false)
    stage.turn(2)
    second.dismiss(animated: false)
    stage.turn(2)
    second.dismiss(animated: true) { second.ask("completion") }
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(
      notes.take().filter { $0.hasPrefix("B.") && $0.contains("e ") } == [
        "B.viewWillAppear true false true", "B.viewDidAppear true false true",
        "B.completion false false true",
        "B.viewWillDisappear false false true", "B.viewDidDisappear false false true",
        "B.viewWillAppear false false true", "B.viewDidAppear false false true",
        "B.viewWillDisappear false true true", "B.viewDidDisappear false true false",
        "B.completion false false false",
      ]
    )
  }

  @Test(.oracle("P-08")) func `who presents whom is known at once`() {
    let (stage, first) = makeStage()
    let second = other()
    first.present(second, animated: true) { notes.note("done") }
    #expect(first.presentedViewController === second)
    #expect(second.presentingViewController === first)
    #expect(!calls().contains("done"))
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(calls().last == "done")
  }

  @Test(.oracle("P-09")) func `what is dismissed stays presented until it is gone`() {
    let (stage, first) = makeStage()
    let second = other()
    first.present(second, animated: false)
    stage.turn(2)
    first.dismiss(animated: true)
    #expect(first.presentedViewController === second && second.isBeingDismissed)
    stage.turn()
    #expect(first.presentedViewController === second)
    stage.advance(by: 1)
    stage.turn()
    #expect(first.presentedViewController == nil && !second.isBeingDismissed)
  }

  @Test(.oracle("P-11")) func `a full screen fills it, whoever presents`() {
    let parent = UIViewController()
    let stage = Stage(root: parent)
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let second = other()
    child.present(second, animated: false)
    stage.turn(2)
    #expect(second.view.frame == stage.screen.bounds)
    #expect(second.view.convert(second.view.bounds, to: nil) == stage.screen.bounds)
  }

  @Test(.oracle("P-45")) func `the presenter keeps what it presents, and nobody keeps it after`() {
    let (stage, first) = makeStage()
    weak var second: UIViewController?
    weak var controller: UIPresentationController?
    do {
      let made = other(.pageSheet)
      second = made
      controller = made.presentationController
      first.present(made, animated: true)
    }
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(second != nil && controller != nil)
    first.dismiss(animated: true)
    stage.advance(by: 1)
    stage.advance(by: 1)
    stage.turn()
    #expect(second == nil && controller == nil)
  }

  @Test(.oracle("P-07")) func `a stack is presented, and its root moves into it`() {
    final class Asking: UIViewController {
      var answers: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        answers = [navigationController?.isBeingPresented ?? false, isMovingToParent]
      }
    }
    let a = UIViewController()
    let stage = Stage(root: a)
    let root = Asking()
    let navigation = UINavigationController(rootViewController: root)
    a.present(navigation, animated: false)
    stage.turn(2)
    #expect(root.answers == [true, true])
    #expect(!navigation.isBeingPresented && !root.isMovingToParent)
  }

  @Test(.oracle("P-49")) func `what is presented in viewDidAppear waits for the others' calls`() {
    final class Chaining: TellingController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let next = TellingController("C", notes)
        next.modalPresentationStyle = .fullScreen
        if presentedViewController == nil { present(next, animated: true) }
      }
    }
    let (stage, first) = makeStage()
    let second = Chaining("B", notes)
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    for _ in 0..<4 { stage.advance(by: 1) }
    #expect(
      calls().filter { !$0.contains("viewDidLoad") && !$0.contains("IsAppearing") } == [
        "B.loadView", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "C.loadView", "B.viewWillDisappear(true)", "C.viewWillAppear(true)",
        "C.viewDidAppear(true)", "B.viewDidDisappear(true)",
      ]
    )
  }

  @Test(.oracle("P-48")) func `without animation the calls say so`() {
    let (stage, first) = makeStage()
    first.present(other(.pageSheet), animated: false)
    stage.turn(2)
    #expect(calls().suffix(1) == ["B.viewDidAppear(false)"])
  }
}
