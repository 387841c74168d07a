import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Properties of views that ask for drawing and layout, and anchors of constraints.
@Suite(.serialized) struct `Invalidating properties` {
  private final class Meter: UIView {
    @Invalidating(.display, .layout) var level = 0.0
    @Invalidating(.intrinsicContentSize) var width: CGFloat = 10
    var drawn = 0
    var laidOut = 0

    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
    override func draw(_ rect: CGRect) { drawn += 1 }
    override func layoutSubviews() { laidOut += 1 }
  }

  @Test(.oracle("W-207")) func `another value asks for what the property names`() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let meter = Meter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(meter)
    stage.turn()
    let (drawn, laidOut) = (meter.drawn, meter.laidOut)
    meter.level = 0
    stage.turn()
    #expect((meter.drawn, meter.laidOut) == (drawn, laidOut))
    meter.level = 0.5
    stage.turn()
    #expect((meter.drawn, meter.laidOut) == (drawn + 1, laidOut + 1))
    meter.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      meter.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      meter.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    stage.turn()
    meter.width = 30
    stage.turn()
    #expect(meter.bounds.width == 30)
  }

  @Test(.oracle("W-208")) func `constraints name their anchors, which are equal to those of views`()
  {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    let constraint = child.leadingAnchor.constraint(equalTo: view.trailingAnchor)
    #expect(constraint.firstAnchor.isEqual(child.leadingAnchor))
    #expect(constraint.secondAnchor?.isEqual(view.trailingAnchor) == true)
    #expect(!constraint.firstAnchor.isEqual(child.leftAnchor))
    #expect(child.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    #expect(child.topAnchor == child.topAnchor)
  }
}
