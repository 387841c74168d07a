import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Appearing` {
  let notes = Ledger()

  @Test(.oracle("L-32", "L-35")) func `a root controller appears in this order at launch`() {
    let stage = Stage()
    let controller = TellingController("A", notes)
    stage.show(controller)
    stage.turn()
    let wanted: Set = [
      "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
      "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(false)",
      "A.traitCollectionDidChange",
    ]
    #expect(
      notes.only(wanted) == [
        "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear(false)",
      ]
    )
  }

  @Test(.oracle("L-32")) func `at viewDidLoad the size is the window's and the traits are right`() {
    final class Curious: UIViewController {
      var seen: (CGRect, UIUserInterfaceSizeClass)?

      override func viewDidLoad() { seen = (view.bounds, traitCollection.horizontalSizeClass) }
    }
    let stage = Stage()
    let controller = Curious()
    stage.show(controller)
    #expect(controller.seen?.0 == stage.window.bounds)
    #expect(controller.seen?.1 == .compact)
  }

  @Test(.oracle("L-36")) func `constraints are updated between appearing and layout`() {
    let stage = Stage()
    let controller = TellingController("A", notes)
    stage.show(controller)
    stage.turn()
    let wanted: Set = [
      "A.viewWillAppear(false)", "A.updateViewConstraints", "A.viewWillLayoutSubviews",
    ]
    #expect(
      notes.only(wanted) == [
        "A.viewWillAppear(false)", "A.updateViewConstraints", "A.viewWillLayoutSubviews",
      ]
    )
  }

  @Test(.oracle("L-40")) func `margins and safe area come between appearing and layout`() {
    let stage = Stage()
    let controller = TellingController("A", notes)
    stage.show(controller)
    stage.turn()
    let wanted: Set = [
      "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewLayoutMarginsDidChange",
      "A.viewSafeAreaInsetsDidChange", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      "A.viewDidAppear(false)",
    ]
    #expect(
      notes.only(wanted) == [
        "A.viewDidLoad", "A.viewWillAppear(false)", "A.viewLayoutMarginsDidChange",
        "A.viewSafeAreaInsetsDidChange", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
        "A.viewDidAppear(false)",
      ]
    )
  }

  @Test(.oracle("C-12")) func `what appears has appeared only after the picture`() {
    let stage = Stage()
    let controller = TellingController("A", notes)
    stage.show(controller)
    #expect(notes.take().last == "A.viewWillAppear(false)")
    stage.turn()
    #expect(notes.take().last == "A.viewDidAppear(false)")
    stage.window.rootViewController = nil
    #expect(notes.take() == ["A.viewWillDisappear(false)"])
    stage.turn()
    #expect(notes.take() == ["A.viewDidDisappear(false)"])
  }

  /// Adds a child the way the row says.
  private func pair(contained: Bool) -> (TellingController, TellingController) {
    let (parent, child) = (TellingController("P", notes), TellingController("C", notes))
    if contained { parent.addChild(child) }
    parent.view.addSubview(child.view)
    if contained { child.didMove(toParent: parent) }
    return (parent, child)
  }

  private static let halves: Set = [
    "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)",
    "C.viewDidAppear(false)",
  ]

  @Test(.oracle("L-31", "C-13")) func `a parent appears before its child, both times`() {
    let (parent, child) = pair(contained: true)
    let stage = Stage()
    stage.show(parent)
    stage.turn()
    #expect(
      notes.only(Self.halves) == [
        "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)",
        "C.viewDidAppear(false)",
      ]
    )
    withExtendedLifetime(child) {}
  }

  @Test(.oracle("L-48", "C-35")) func `a stranger's view appears by itself and is done first`() {
    let (parent, child) = pair(contained: false)
    let stage = Stage()
    stage.show(parent)
    stage.turn()
    #expect(
      notes.only(Self.halves) == [
        "P.viewWillAppear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)",
        "P.viewDidAppear(false)",
      ]
    )
    #expect(child.parent == nil)
  }

  @Test(.oracle("C-12")) func `a child added to a view in a window appears there and then`() {
    let stage = Stage()
    let parent = TellingController("P", notes)
    stage.show(parent)
    stage.turn()
    let child = TellingController("C", notes)
    parent.addChild(child)
    _ = notes.take()
    parent.view.addSubview(child.view)
    #expect(notes.take().contains("C.viewWillAppear(false)"))
    stage.turn()
    #expect(notes.take().last == "C.viewDidAppear(false)")
    child.view.removeFromSuperview()
    #expect(notes.take() == ["C.viewWillDisappear(false)"])
    stage.turn()
    #expect(notes.take().contains("C.viewDidDisappear(false)"))
  }

  @Test(.oracle("C-14")) func `a parent that forwards by itself says nothing to its child`() {
    final class Manual: TellingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Manual("P", notes), TellingController("C", notes))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let stage = Stage()
    stage.show(parent)
    stage.turn()
    #expect(notes.only(Self.halves) == ["P.viewWillAppear(false)", "P.viewDidAppear(false)"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(notes.take().suffix(2) == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
  }

  @Test(.oracle("C-18")) func `an unbalanced end is reported`() {
    var reported: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { reported.append($0) }
    defer { Diagnostic.listener = others }
    let controller = UIViewController()
    controller.endAppearanceTransition()
    #expect(
      reported.map(\.text) == [
        "Unbalanced calls to begin/end appearance transitions for "
          + "\(Diagnostic.address(controller))."
      ]
    )
  }
}
