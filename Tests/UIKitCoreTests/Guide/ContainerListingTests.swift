import Testing
import UIKitTesting

@testable import UIKitCore

/// Listings of the guide's chapter on containers, in Swift and with our own words.
@Suite(.noLeaks) struct `The guide's containers` {
  /// Holds one child at a time, in the upper half of its view.
  class Container: UIViewController {
    var child: UIViewController?

    var place: CGRect {
      CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height / 2)
    }

    /// Listing 5-1.
    func show(_ child: UIViewController) {
      addChild(child)
      child.view.frame = place
      view.addSubview(child.view)
      child.didMove(toParent: self)
      self.child = child
    }

    /// Listing 5-2.
    func hide(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      self.child = nil
    }
  }

  /// Lets a child take the place of another, which leaves to the left.
  final class Cycler: Container {
    /// Listing 5-3.
    func cycle(from old: UIViewController, to new: UIViewController) {
      old.willMove(toParent: nil)
      addChild(new)
      new.view.frame = place.offsetBy(dx: view.bounds.width, dy: 0)
      let end = place.offsetBy(dx: -view.bounds.width, dy: 0)
      transition(from: old, to: new, duration: 0.25, options: .curveLinear) {
        new.view.frame = old.view.frame
        old.view.frame = end
      } completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
        self.child = new
      }
    }
  }

  /// Listings 5-4 and 5-5: tells its child itself when it appears and disappears.
  final class Forwarder: Container {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      child?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      child?.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      child?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      child?.endAppearanceTransition()
    }
  }

  let notes = Ledger()
  static let appearing = ["viewWill", "viewDid", "willMove", "didMove"]

  /// What a child was told of moving and appearing.
  func reported() -> [String] {
    notes.take().filter { line in
      Self.appearing.contains { line.contains($0) }
        && !line.contains("Layout") && !line.contains("viewDidLoad")
    }
  }

  @Test(.noLeaks) func `5-1 adds a child and its view`() {
    let container = Container()
    let stage = Stage(.iPhone15, root: container)
    let child = TellingController("A", notes)
    container.show(child)
    stage.settle()
    #expect(
      reported() == [
        "A.willMove(parent)", "A.viewWillAppear(false)", "A.didMove(parent)",
        "A.viewDidAppear(false)",
      ]
    )
    #expect(container.children == [child] && child.parent === container)
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 393, height: 426))
  }

  @Test(.noLeaks) func `5-2 takes a child and its view away`() {
    let container = Container()
    let stage = Stage(.iPhone15, root: container)
    let child = TellingController("A", notes)
    container.show(child)
    stage.settle()
    _ = notes.take()
    container.hide(child)
    stage.settle()
    #expect(
      reported() == [
        "A.willMove(nil)", "A.viewWillDisappear(false)", "A.didMove(nil)",
        "A.viewDidDisappear(false)",
      ]
    )
    #expect(container.children.isEmpty && child.parent == nil && child.view.superview == nil)
  }

  @Test(.noLeaks) func `5-3 lets one child take another's place in motion`() {
    let container = Cycler()
    let stage = Stage(.iPhone15, root: container)
    let (old, new) = (TellingController("A", notes), TellingController("B", notes))
    container.show(old)
    stage.settle()
    _ = notes.take()
    container.cycle(from: old, to: new)
    stage.turn()
    stage.advance(by: 0.125)
    #expect(new.view.layer.presentation()?.frame.minX == 196.5)
    #expect(old.view.layer.presentation()?.frame.minX == -196.5)
    stage.advance(by: 0.125)
    #expect(
      reported() == [
        "A.willMove(nil)", "B.willMove(parent)", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "A.didMove(nil)", "B.didMove(parent)",
      ]
    )
    #expect(container.children == [new] && old.view.superview == nil)
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 393, height: 426))
  }

  @Test(.noLeaks) func `5-4 and 5-5 forward appearance by hand`() {
    let container = Forwarder()
    let child = TellingController("A", notes)
    container.show(child)
    let stage = Stage(.iPhone15, root: container)
    stage.settle()
    #expect(reported().suffix(2) == ["A.viewWillAppear(false)", "A.viewDidAppear(false)"])
    stage.window.rootViewController = nil
    stage.settle()
    #expect(reported() == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
  }
}
