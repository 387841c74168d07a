import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Layers between subviews` {
  private func order(of view: UIView) -> [String] {
    (view.layer.sublayers ?? []).map { $0.name ?? "" }
  }

  private func named(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  @Test(.oracle("W-01")) func `stay below the view that was added after them`() {
    let parent = UIView()
    parent.addSubview(named("a"))
    let layer = CALayer()
    layer.name = "l"
    parent.layer.addSublayer(layer)
    let last = named("b")
    parent.addSubview(last)
    #expect(order(of: parent) == ["a", "l", "b"])
    parent.insertSubview(named("c"), belowSubview: last)
    #expect(order(of: parent) == ["a", "l", "c", "b"])
  }
}

@Suite struct `A subview's size` {
  final class Parent: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      subviews.first?.frame.size.height = bounds.height / 2
    }
  }

  let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))

  init() {
    parent.addSubview(child)
    parent.layoutIfNeeded()
    parent.layouts = 0
  }

  @Test(.oracle("W-02")) func `asks the superview for layout when it changes`() {
    child.frame.size.width = 20
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    child.bounds.size.width = 30
    parent.layoutIfNeeded()
    #expect(parent.layouts == 2)
  }

  @Test(.oracle("W-02")) func `asks for nothing when only the place changes`() {
    child.frame.origin.x = 20
    parent.layoutIfNeeded()
    #expect(parent.layouts == 0)
  }

  @Test(.oracle("W-02")) func `asks for nothing while the superview gives it`() {
    parent.frame.size.height = 200
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
    #expect(child.frame.height == 100)
  }
}

@Suite struct `The order of subviews` {
  final class Parent: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for view in [subviews[0], subviews[1]] { bringSubviewToFront(view) }
    }
  }

  let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let views = [UIView(), UIView(), UIView()]

  init() {
    for view in views { parent.addSubview(view) }
    parent.layoutIfNeeded()
  }

  @Test(.oracle("W-66")) func `asks for layout when it changes`() {
    parent.layouts = 0
    parent.sendSubviewToBack(parent.subviews[2])
    parent.layoutIfNeeded()
    #expect(parent.layouts == 1)
  }

  @Test(.oracle("W-66")) func `asks for nothing while the superview is laid out`() {
    #expect(parent.layouts == 1)
    #expect(parent.subviews == [views[2], views[0], views[1]])
  }
}

@Suite struct `Rectangles between turned siblings` {
  @Test(.oracle("W-03")) func `are boxed where the siblings meet, then below`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let from = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let to = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    for view in [from, to] {
      parent.addSubview(view)
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
    // Turned alike they would be the same rectangle; each box makes it larger by the root of 2.
    let rect = from.convert(CGRect(x: 0, y: 0, width: 100, height: 100), to: to)
    #expect(abs(rect.width - 200) < 1e-9 && abs(rect.height - 200) < 1e-9)
    #expect(abs(rect.midX - 50) < 1e-9 && abs(rect.midY - 50) < 1e-9)
    let back = to.convert(CGRect(x: 0, y: 0, width: 100, height: 100), from: from)
    #expect(abs(back.width - 200) < 1e-9)
    let up = from.convert(from.bounds, to: parent)
    #expect(abs(up.width - 100 * CGFloat(2).squareRoot()) < 1e-9)
  }
}
