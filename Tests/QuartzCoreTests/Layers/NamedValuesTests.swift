import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct `Values of layers by name` {
  @Test func `numbers of any type reach their property`() {
    let layer = CALayer()
    layer.setValue(8, forKeyPath: "cornerRadius")
    layer.setValue(NSNumber(value: 0.5), forKeyPath: "opacity")
    layer.setValue(true, forKeyPath: "masksToBounds")
    layer.setValue(1.5, forKey: "borderWidth")
    #expect(layer.cornerRadius == 8)
    #expect(layer.opacity == 0.5)
    #expect(layer.masksToBounds)
    #expect(layer.borderWidth == 1.5)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 8)
  }

  @Test func `unknown names are kept`() {
    let layer = CALayer()
    layer.setValue("x", forKey: "borderUIColor")
    #expect(layer.value(forKey: "borderUIColor") as? String == "x")
  }

  @Test func `parts of the transform are read and set`() throws {
    let layer = CALayer.box(0, 0, 10, 10)
    layer.setValue(2.0, forKeyPath: "transform.scale")
    layer.setValue(3.0, forKeyPath: "transform.translation.x")
    layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
    let scale = try #require(layer.value(forKeyPath: "transform.scale.x") as? CGFloat)
    #expect(abs(scale - 2) < 1e-9)
    #expect(layer.transform.m41 == 3)
    #expect(abs(layer.transform.m12 - 2) < 1e-9)
  }

  @Test func `defaults are those of a new layer`() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer().shadowOffset == CGSize(width: 0, height: -3))
    #expect(CALayer().borderColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `the innermost transaction decides`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    var isDone = false
    CATransaction.setCompletionBlock { isDone = true }
    #expect(!isDone)
    CATransaction.commit()
    #expect(isDone)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `paces begin at 0, end at 1 and keep their shape`() {
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(ease.progress(at: 0) == 0)
    #expect(ease.progress(at: 1) == 1)
    #expect(abs(ease.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(ease.progress(at: 0.25) < 0.2)
  }
}
