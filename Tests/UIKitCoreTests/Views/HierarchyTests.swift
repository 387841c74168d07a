import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `The tree of views` {
  /// Writes down what happens to it.
  final class Witness: UIView {
    let name: String
    let ledger: Ledger

    init(_ name: String, _ ledger: Ledger) {
      self.name = name
      self.ledger = ledger
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
      ledger.note("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { ledger.note("\(name).didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      ledger.note("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { ledger.note("\(name).didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) {
      ledger.note("\(name).didAddSubview")
    }
    override func willRemoveSubview(_ subview: UIView) {
      ledger.note("\(name).willRemoveSubview")
    }
  }

  let ledger = Ledger()

  @Test func `a view is told before and after it joins, and the other after that`() {
    let parent = Witness("P", ledger)
    parent.addSubview(Witness("C", ledger))
    #expect(
      ledger.entries == [
        "C.willMove(toSuperview: view)", "C.didMoveToSuperview", "P.didAddSubview",
      ]
    )
  }

  @Test func `a view that leaves tells its superview first`() {
    let parent = Witness("P", ledger)
    let child = Witness("C", ledger)
    parent.addSubview(child)
    _ = ledger.take()
    child.removeFromSuperview()
    #expect(
      ledger.entries == [
        "P.willRemoveSubview", "C.willMove(toSuperview: nil)", "C.didMoveToSuperview",
      ]
    )
    #expect(child.superview == nil)
    #expect(child.layer.superlayer == nil)
  }

  @Test func `a subtree that enters a window is told as a whole`() {
    let stage = Stage()
    let parent = Witness("P", ledger)
    parent.addSubview(Witness("C", ledger))
    _ = ledger.take()
    stage.window.addSubview(parent)
    #expect(
      ledger.entries == [
        "P.willMove(toWindow: window)", "C.willMove(toWindow: window)",
        "P.willMove(toSuperview: view)", "P.didMoveToWindow", "C.didMoveToWindow",
        "P.didMoveToSuperview",
      ]
    )
    #expect(parent.subviews[0].window === stage.window)
  }

  @Test func `views and layers stand in the same order whatever is done to them`() {
    let parent = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 0)
    parent.insertSubview(d, aboveSubview: c)
    #expect(parent.subviews == [c, d, a, b])
    parent.bringSubviewToFront(c)
    #expect(parent.subviews == [d, a, b, c])
    parent.sendSubviewToBack(b)
    #expect(parent.subviews == [b, d, a, c])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, d, b, c])
    parent.insertSubview(c, belowSubview: d)
    #expect(parent.subviews == [a, c, d, b])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `adding a view again brings it to the front, silently`() {
    let parent = UIView()
    let child = Witness("C", ledger)
    parent.addSubview(child)
    parent.addSubview(UIView())
    _ = ledger.take()
    parent.addSubview(child)
    #expect(parent.subviews.last === child)
    #expect(ledger.entries.isEmpty)
  }

  @Test func `a view has one superview`() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews.isEmpty)
    #expect(child.superview === second)
    #expect(child.isDescendant(of: second))
    #expect(!child.isDescendant(of: first))
  }

  @Test func `a tag finds the first view that has it`() {
    let (parent, child, grandchild) = (UIView(), UIView(), UIView())
    parent.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(parent.viewWithTag(7) === grandchild)
    #expect(parent.viewWithTag(8) == nil)
  }
}
