import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Geometry of views` {
  @Test func `frame, bounds and center are three views of the layer`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 50))
    view.bounds.size.width = 80
    #expect(view.frame == CGRect(x: 25, y: 20, width: 80, height: 50))
    #expect(view.layer.frame == view.frame)
  }

  @Test func `a transform moves the frame and leaves bounds and center`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
    #expect(view.center == CGPoint(x: 50, y: 20))
    #expect(view.frame == CGRect(x: -50, y: -20, width: 200, height: 80))
  }

  @Test func `points convert up, down and across`() {
    let (root, left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)),
      UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)),
      UIView(frame: CGRect(x: 150, y: 50, width: 100, height: 100))
    )
    root.addSubview(left)
    root.addSubview(right)
    right.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(left.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 15, y: 15))
    #expect(left.convert(CGPoint(x: 5, y: 5), to: right) == CGPoint(x: -135, y: 5))
    #expect(root.convert(CGPoint(x: 150, y: 50), to: right) == CGPoint(x: 0, y: 40))
    #expect(
      right.convert(CGRect(x: 0, y: 40, width: 10, height: 10), from: left)
        == CGRect(x: -140, y: 40, width: 10, height: 10)
    )
  }

  @Test func `a touch finds the deepest view in front that takes it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (rear, front) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)),
      UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
    )
    root.addSubview(rear)
    root.addSubview(front)
    let point = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === rear)
    rear.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === root)
    root.isHidden = true
    #expect(root.hitTest(point, with: nil) == nil)
  }

  @Test func `the right and lower edges lie outside`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: .zero, with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
  }

  @Test(.oracle("Q-30")) func `a new view has UIKit's defaults`() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill)
    #expect(view.alpha == 1)
    #expect(view.isOpaque)
    #expect(!view.clipsToBounds)
    #expect(view.autoresizesSubviews)
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.isUserInteractionEnabled)
  }

  @Test(.oracle("Q-19")) func `a plain view has no intrinsic size`() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
