import Testing

@testable import UIKitCore

/// What views know of those above them once those are gone.
@MainActor
struct `Families of views` {
  @Test func `a view that outlives its superview has none`() {
    let view = UIView()
    var above: UIView? = UIView()
    above?.addSubview(view)
    #expect(view.superview === above)
    above = nil
    #expect(view.superview == nil)
    #expect(view.layer.superlayer == nil)
  }

  @Test func `views that outlive their window are in none`() {
    let (view, inside) = (UIView(), UIView())
    view.addSubview(inside)
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window?.addSubview(view)
    #expect(inside.window === window)
    window = nil
    #expect(view.window == nil)
    #expect(view.superview == nil)
    #expect(inside.window == nil)
    #expect(inside.superview === view)
  }

  @Test func `a layer that outlives its view has no delegate`() {
    var view: UIView? = UIView()
    let layer = view?.layer
    #expect(layer?.delegate === view)
    view = nil
    #expect(layer?.delegate == nil)
  }
}
