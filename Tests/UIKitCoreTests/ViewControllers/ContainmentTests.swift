import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Containment` {
  let notes = Ledger()

  @Test(.oracle("C-01")) func `a child is told that it will move, not that it did`() {
    let (parent, child) = (TellingController("P", notes), TellingController("C", notes))
    parent.addChild(child)
    #expect(notes.take() == ["C.willMove(P)"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    #expect(child.isMovingToParent)
  }

  @Test(.oracle("C-02")) func `a removed child is told that it moved, not that it will`() {
    let (parent, child) = (TellingController("P", notes), TellingController("C", notes))
    parent.addChild(child)
    _ = notes.take()
    child.removeFromParent()
    #expect(notes.take() == ["C.didMove(nil)"])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test(.oracle("C-03")) func `a child that changes parents has only the new one`() {
    let (first, second) = (TellingController("Q", notes), TellingController("P", notes))
    let child = TellingController("C", notes)
    first.addChild(child)
    _ = notes.take()
    second.addChild(child)
    #expect(notes.take().count { $0 == "C.didMove(nil)" } == 1)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  @Test(.oracle("C-04")) func `children are swapped before the view is loaded`() {
    let (parent, old) = (TellingController("P", notes), TellingController("old", notes))
    let new = TellingController("new", notes)
    parent.addChild(old)
    old.didMove(toParent: parent)
    _ = notes.take()
    parent.addChild(new)
    old.willMove(toParent: nil)
    new.didMove(toParent: parent)
    old.removeFromParent()
    #expect(
      notes.take() == [
        "new.willMove(P)", "old.willMove(nil)", "new.didMove(P)", "old.didMove(nil)",
      ]
    )
  }

  @Test(.oracle("C-05")) func `children are swapped outside a window without appearing`() {
    let (parent, old) = (TellingController("P", notes), TellingController("old", notes))
    let new = TellingController("new", notes)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    _ = notes.take()
    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    new.didMove(toParent: parent)
    old.removeFromParent()
    #expect(
      notes.take() == [
        "new.willMove(P)", "old.willMove(nil)", "new.loadView", "new.viewDidLoad",
        "new.didMove(P)", "old.didMove(nil)",
      ]
    )
  }

  @Test(.oracle("C-06")) func `children are swapped in a window with explicit transitions`() {
    let (parent, old) = (TellingController("P", notes), TellingController("old", notes))
    let new = TellingController("new", notes)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    let stage = Stage()
    stage.show(parent)
    stage.turn()
    _ = notes.take()
    parent.addChild(new)
    old.willMove(toParent: nil)
    new.beginAppearanceTransition(true, animated: false)
    old.beginAppearanceTransition(false, animated: false)
    parent.view.insertSubview(new.view, aboveSubview: old.view)
    old.view.removeFromSuperview()
    new.endAppearanceTransition()
    old.endAppearanceTransition()
    new.didMove(toParent: parent)
    old.removeFromParent()
    #expect(
      notes.take() == [
        "new.willMove(P)", "old.willMove(nil)", "new.loadView", "new.viewDidLoad",
        "new.viewWillAppear(false)", "old.viewWillDisappear(false)", "new.viewDidAppear(false)",
        "old.viewDidDisappear(false)", "new.didMove(P)", "old.didMove(nil)",
      ]
    )
  }

  @Test(.oracle("L-47")) func `nobody sends didMove in the place of the one who should`() {
    let (parent, child) = (TellingController("P", notes), TellingController("C", notes))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let stage = Stage()
    stage.show(parent)
    stage.turn(3)
    let sent = notes.take()
    #expect(sent.contains("C.viewDidAppear(false)"))
    #expect(!sent.contains("C.didMove(P)"))
  }

  @Test(.oracle("C-29")) func `a parent hears of a new preferred size at once`() {
    final class Listening: UIViewController {
      var heard: [CGSize] = []

      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { heard.append(container.preferredContentSize) }
    }
    let (parent, child) = (Listening(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.heard == [CGSize(width: 10, height: 20)])
  }
}
