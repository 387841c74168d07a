import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct `Ends of animations` {
  private final class Listener: CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) {
      lines.append("start \(anim.value(forKey: "name") ?? "")")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      lines.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
    }
  }

  private func move(_ name: String, _ duration: Double, _ listener: Listener?) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.duration) = (50, duration)
    animation.delegate = listener
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test func `delegates hear in the order of time`() {
    MovingClock.run { clock in
      let (listener, layer, other) = (Listener(), CALayer(), CALayer())
      layer.add(move("slow", 0.5, listener), forKey: "a")
      other.add(move("fast", 0.2, listener), forKey: "a")
      clock.go(to: 1)
      #expect(listener.lines == ["stop fast true", "stop slow true", "start slow", "start fast"])
    }
  }

  @Test func `what is replaced or taken away did not finish`() {
    MovingClock.run { clock in
      let (listener, layer) = (Listener(), CALayer())
      layer.add(move("first", 1, listener), forKey: "a")
      clock.go(to: 0.1)
      layer.add(move("second", 1, listener), forKey: "a")
      clock.go(to: 0.2)
      layer.removeAnimation(forKey: "a")
      clock.go(to: 0.3)
      #expect(
        listener.lines
          == ["start first", "stop first false", "start second", "stop second false"]
      )
    }
  }

  @Test func `what moves anew between two frames is not forgotten`() {
    MovingClock.run { clock in
      let (listener, layer) = (Listener(), CALayer())
      layer.add(move("first", 1, listener), forKey: "a")
      clock.go(to: 0.1)
      layer.removeAnimation(forKey: "a")
      layer.add(move("second", 1, listener), forKey: "a")
      clock.go(to: 0.2)
      #expect(layer.animationKeys() == ["a"])
      layer.removeAnimation(forKey: "a")
      clock.go(to: 0.3)
      #expect(listener.lines.last == "stop second false" && !Animator.shared.isRunning)
    }
  }

  @Test func `a transaction is done when all that moves in it is`() {
    MovingClock.run { clock in
      var lines: [String] = []
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { lines.append("outer") }
      layer.add(move("", 0.5, nil), forKey: "a")
      CATransaction.begin()
      CATransaction.setCompletionBlock { lines.append("inner") }
      layer.add(move("", 0.2, nil), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      clock.go(to: 0.2)
      #expect(lines == ["inner"])
      clock.go(to: 0.5)
      #expect(lines == ["inner", "outer"])
      CATransaction.begin()
      CATransaction.setCompletionBlock { lines.append("empty") }
      CATransaction.commit()
      #expect(lines == ["inner", "outer", "empty"])
    }
  }

  @Test func `a layer moves by itself once it is shown`() {
    MovingClock.run { clock in
      let root = CALayer.box(0, 0, 100, 100)
      root.isHost = true
      let layer = CALayer.box(0, 0, 10, 10)
      root.addSublayer(layer)
      layer.opacity = 0.9
      #expect(layer.animationKeys() == nil)
      Animator.shared.commit()
      layer.opacity = 0.1
      #expect(layer.animationKeys() == ["opacity"])
      clock.go(to: 0.25)
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 1
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.opacity = 0
      CATransaction.commit()
      clock.go(to: 1.25)
      #expect(layer.presentation()?.opacity == 0.5)
    }
  }

  @Test func `an animation without duration takes the transaction's`() {
    MovingClock.run { clock in
      let layer = CALayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
      #expect(layer.animation(forKey: "a")?.duration == 0.25)
      layer.add(CAAnimationGroup(), forKey: nil)
      #expect(layer.animationKeys()?.count == 2)
    }
  }

  @Test func `the presentation is hit where it is seen`() {
    MovingClock.run { clock in
      let root = CALayer.box(0, 0, 200, 100)
      let layer = CALayer.box(100, 0, 10, 10)
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration) = (5, 1)
      layer.add(animation, forKey: "x")
      clock.go(to: 0.5)
      let place = CGPoint(x: 55, y: 5)
      #expect(layer.hitTest(place) == nil)
      #expect(layer.presentation()?.hitTest(place)?.model() === layer)
    }
  }
}
