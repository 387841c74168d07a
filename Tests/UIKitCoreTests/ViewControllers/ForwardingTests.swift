import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Forwarding appearances` {
  let notes = Ledger()

  /// A child in a parent on a stage.
  private func family(_ stage: Stage) -> (TellingController, TellingController) {
    let (parent, child) = (TellingController("P", notes), TellingController("C", notes))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.show(parent)
    stage.turn(2)
    _ = notes.take()
    return (parent, child)
  }

  private func appearances() -> [String] {
    notes.take().filter { $0.contains("Appear") || $0.contains("Disappear") }
  }

  @Test(.oracle("C-36")) func `what was begun by hand is ended by hand`() {
    let stage = Stage()
    let (parent, child) = family(stage)
    child.beginAppearanceTransition(false, animated: false)
    #expect(appearances() == ["C.viewWillDisappear(false)"])
    stage.window.rootViewController = nil
    stage.turn()
    #expect(appearances() == ["P.viewWillDisappear(false)", "P.viewDidDisappear(false)"])
    child.endAppearanceTransition()
    #expect(appearances() == ["C.viewDidDisappear(false)"])
    withExtendedLifetime(parent) {}
  }

  @Test func `a child that comes while its parent appears goes with it`() {
    final class Late: TellingController {
      var child: TellingController?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let stage = Stage()
    let parent = Late("P", notes)
    parent.child = TellingController("C", notes)
    stage.show(parent)
    stage.turn()
    #expect(
      appearances() == [
        "P.viewWillAppear(false)", "P.viewIsAppearing(false)", "C.viewWillAppear(false)",
        "C.viewIsAppearing(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)",
      ]
    )
  }

  @Test(.oracle("C-20")) func `calling the callbacks oneself gets a line`() {
    let stage = Stage()
    var lines: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { lines.append($0.text) }
    defer { Diagnostic.listener = others }
    let controller = UIViewController()
    stage.show(controller)
    stage.turn()
    #expect(lines == [])
    controller.viewWillAppear(false)
    controller.viewDidDisappear(true)
    let address = Diagnostic.address(controller)
    let parts = lines.map { $0.components(separatedBy: " directly on a view controller") }
    #expect(parts.map { $0[0] } == ["Calling -viewWillAppear:", "Calling -viewDidDisappear:"])
    #expect(
      parts[0][1]
        == " is not supported, and may result in out-of-order callbacks and other inconsistent "
        + "behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition "
        + "APIs instead. View controller: \(address)"
    )
  }

  @Test(.oracle("C-19")) func `a second beginning in the same direction says nothing`() {
    let controller = TellingController("A", notes)
    controller.beginAppearanceTransition(true, animated: true)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(
      appearances() == ["A.viewWillAppear(true)", "A.viewDidAppear(true)"]
    )
  }
}

@Suite(.noLeaks) struct `Places of children` {
  /// What the program says at its end.
  private func words(_ content: [UInt8]?) -> String {
    String(decoding: content ?? [], as: UTF8.self)
  }

  @Test(.oracle("C-21")) func `a child's view belongs in its parent's`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(root: UIViewController())
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        stage.window.rootViewController?.view.addSubview(child.view)
      }
    }
    let said = words(result?.standardErrorContent)
    #expect(said.contains("'UIViewControllerHierarchyInconsistency'"))
    #expect(said.contains("reason: 'child view controller:<UIViewController: 0x"))
    #expect(said.contains("> should have parent view controller:<UIViewController: 0x"))
    #expect(said.contains("> but actual parent is:<UIViewController: 0x"))
  }

  @Test(.oracle("C-21")) func `a child's view in a window without any parent's is wrong, too`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(root: UIViewController())
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        stage.window.addSubview(child.view)
      }
    }
    let said = words(result?.standardErrorContent)
    #expect(said.contains("should have parent view controller:(null)"))
  }

  @Test(.oracle("C-21")) func `a controller without a parent may be anywhere`() {
    let stage = Stage(root: UIViewController())
    let stranger = UIViewController()
    stage.window.rootViewController?.view.addSubview(stranger.view)
    stage.turn()
    #expect(stranger.view.window === stage.window && stranger.parent == nil)
  }

  @Test(.oracle("C-22")) func `a view in another controller's hierarchy stays that one's`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let stage = Stage(root: UIViewController())
        let child = UIViewController()
        stage.window.rootViewController?.view.addSubview(child.view)
        UIViewController().addChild(child)
      }
    }
    let said = words(result?.standardErrorContent)
    #expect(said.contains("'UIViewControllerHierarchyInconsistency'"))
    #expect(said.contains("> but requested parent is:<UIViewController: 0x"))
  }

  @Test(.oracle("C-24")) func `a controller cannot be its own child`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let controller = UIViewController()
        controller.addChild(controller)
      }
    }
    let said = words(result?.standardErrorContent)
    #expect(said.contains("NSInvalidArgumentException"))
  }
}
