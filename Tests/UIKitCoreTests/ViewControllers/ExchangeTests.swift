import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Exchanging children` {
  /// A parent on a stage that shows one child and is about to show another.
  @MainActor struct Exchange {
    let notes = Ledger()
    let stage = Stage()
    let parent: TellingController
    let old: TellingController
    let new: TellingController

    init(_ make: @MainActor (String, Ledger) -> TellingController = TellingController.init) {
      parent = make("P", notes)
      old = TellingController("from", notes)
      new = TellingController("to", notes)
      parent.addChild(old)
      parent.view.addSubview(old.view)
      old.didMove(toParent: parent)
      new.loadViewIfNeeded()
      stage.show(parent)
      stage.turn(2)
      _ = notes.take()
    }

    /// What the row lists, without repeats.
    static let row = [
      "to.willMove(P)", "from.willMove(nil)", "from.viewWillDisappear(true)",
      "to.viewWillAppear(true)", "to.updateViewConstraints", "to.viewWillLayoutSubviews",
      "to.viewDidLayoutSubviews", "to.viewDidAppear(true)", "from.viewDidDisappear(true)",
      "to.didMove(P)", "from.didMove(nil)",
    ]
  }

  @Test(.oracle("C-07", "C-11")) func `one child takes another's place on the clock`() {
    let scene = Exchange()
    let (stage, parent, old, new) = (scene.stage, scene.parent, scene.old, scene.new)
    parent.addChild(new)
    old.willMove(toParent: nil)
    let bounds = parent.view.bounds
    new.view.frame = bounds.offsetBy(dx: bounds.width, dy: 0)
    parent.transition(from: old, to: new, duration: 0.25, options: .curveLinear) {
      new.view.frame = bounds
      old.view.frame = bounds.offsetBy(dx: -bounds.width, dy: 0)
    } completion: { _ in
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
    #expect(new.view.superview === parent.view && old.view.superview === parent.view)
    stage.turn()
    stage.advance(by: 0.125)
    #expect(new.view.layer.presentation()?.frame.minX == bounds.width / 2)
    #expect(old.view.layer.presentation()?.frame.minX == -bounds.width / 2)
    stage.advance(by: 0.125)
    #expect(scene.notes.only(Set(Exchange.row)) == Exchange.row)
    #expect(old.view.superview == nil && parent.children == [new])
  }

  @Test(.oracle("C-08")) func `a parent that forwards by itself gets the same by hand`() {
    final class Manual: TellingController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let scene = Exchange(Manual.init)
    let (stage, parent, old, new) = (scene.stage, scene.parent, scene.old, scene.new)
    old.beginAppearanceTransition(true, animated: false)
    old.endAppearanceTransition()
    _ = scene.notes.take()
    parent.addChild(new)
    old.willMove(toParent: nil)
    old.beginAppearanceTransition(false, animated: true)
    new.beginAppearanceTransition(true, animated: true)
    UIView.transition(
      from: old.view,
      to: new.view,
      duration: 0.4,
      options: .transitionFlipFromLeft
    ) { _ in
      new.endAppearanceTransition()
      old.endAppearanceTransition()
      new.didMove(toParent: parent)
      old.removeFromParent()
    }
    stage.turn()
    stage.advance(by: 0.4)
    #expect(scene.notes.only(Set(Exchange.row)) == Exchange.row)
  }

  @Test func `a picture can turn from child to child`() {
    let scene = Exchange()
    let (stage, parent, old, new) = (scene.stage, scene.parent, scene.old, scene.new)
    parent.addChild(new)
    old.willMove(toParent: nil)
    parent.transition(
      from: old,
      to: new,
      duration: 1,
      options: .transitionCrossDissolve,
      animations: nil
    ) { finished in
      scene.notes.note("done \(finished)")
    }
    #expect(parent.view.layer.animationKeys() == ["transition"])
    stage.advance(by: 1)
    #expect(
      scene.notes.take().filter { !$0.contains("Layout") }.suffix(3) == [
        "to.viewDidAppear(true)", "from.viewDidDisappear(true)", "done true",
      ]
    )
    #expect(parent.view.subviews == [new.view] && !old.view.isHidden)
  }

  @Test func `without a window views change places and nobody is told`() {
    let notes = Ledger()
    let stage = Stage()
    let (parent, old, new) = (
      TellingController("P", notes), TellingController("A", notes), TellingController("B", notes)
    )
    parent.addChild(old)
    parent.view.addSubview(old.view)
    parent.addChild(new)
    new.loadViewIfNeeded()
    _ = notes.take()
    parent.transition(from: old, to: new, duration: 1, animations: nil)
    stage.turn()
    #expect(parent.view.subviews == [new.view])
    #expect(notes.take().filter { $0.contains("ppear") } == [])
  }

  @Test(.oracle("C-09")) func `children of different parents cannot be exchanged`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child) = (UIViewController(), UIViewController())
        parent.addChild(child)
        parent.transition(from: child, to: UIViewController(), duration: 0, animations: nil)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("NSInvalidArgumentException"))
    #expect(
      words.contains(
        "must have a common parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:"
          + "completion:]"
      )
    )
  }

  @Test(.oracle("C-10")) func `a parent that forwards by itself cannot let them exchange`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Manual: UIViewController {
          override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, one, other) = (Manual(), UIViewController(), UIViewController())
        parent.addChild(one)
        parent.addChild(other)
        parent.transition(from: one, to: other, duration: 0, animations: nil)
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("NSInvalidArgumentException"))
  }
}
