import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct `Animations of layers` {
  private func fade(_ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
  }

  private func opacities(_ layer: CALayer, at times: [Double], _ clock: MovingClock) -> [Float] {
    times.map {
      clock.go(to: $0)
      return ((layer.presentation()?.opacity ?? -1) * 100).rounded() / 100
    }
  }

  @Test func `the presentation moves, the model does not`() {
    MovingClock.run { clock in
      let layer = CALayer.box(0, 0, 10, 10)
      layer.add(fade(), forKey: "fade")
      #expect(layer.animationKeys() == ["fade"])
      #expect(opacities(layer, at: [0, 0.25, 0.5], clock) == [0, 0.25, 0.5])
      #expect(layer.opacity == 1)
      #expect(layer.presentation()?.model() === layer)
      clock.go(to: 1)
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation() === layer)
    }
  }

  @Test(.oracle("W-204")) func `values that are wrapped for Objective-C move a layer too`() {
    MovingClock.run { clock in
      let layer = CALayer.box(0, 0, 10, 10)
      let move = CABasicAnimation(keyPath: "position")
      move.fromValue = NSValue(point: CGPoint(x: 0, y: 0))
      move.toValue = NSValue(point: CGPoint(x: 100, y: 20))
      move.duration = 1
      layer.add(move, forKey: "move")
      let turn = CAKeyframeAnimation(keyPath: "transform")
      turn.values = [0, 40].map {
        NSValue(caTransform3D: CATransform3DMakeTranslation($0, 0, 0))
      }
      turn.duration = 1
      layer.add(turn, forKey: "turn")
      clock.go(to: 0.5)
      #expect(layer.presentation()?.position == CGPoint(x: 50, y: 10))
      #expect(layer.presentation()?.transform.m41 == 20)
      layer.setValue(NSValue(size: CGSize(width: 3, height: 4)), forKeyPath: "bounds.size")
      layer.setValue(NSValue(point: CGPoint(x: 7, y: 8)), forKey: "position")
      #expect(layer.bounds.size == CGSize(width: 3, height: 4))
      #expect(layer.position == CGPoint(x: 7, y: 8))
    }
  }

  @Test(.oracle("Q-46")) func `a card that turns half round is seen from its edge half way`() {
    MovingClock.run { clock in
      let layer = CALayer.box(0, 0, 10, 10)
      var end = CATransform3DIdentity
      end.m34 = -1 / 500
      end = CATransform3DRotate(end, .pi, 0, 1, 0)
      end = CATransform3DScale(end, 2, 2, 1)
      let flip = CABasicAnimation(keyPath: "transform")
      flip.fromValue = CATransform3DIdentity
      flip.toValue = end
      flip.duration = 1
      layer.add(flip, forKey: "flip")
      clock.go(to: 0.5)
      let half = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(half.m11) < 1e-6 && abs(abs(half.m13) - 1.5) < 1e-6)
      #expect(abs(half.m22 - 1.5) < 1e-6 && abs(half.m14 + half.m13 / 1000) < 1e-9)
      clock.go(to: 0.999)
      let last = layer.presentation()?.transform ?? CATransform3DIdentity
      #expect(abs(last.m11 - end.m11) < 0.01 && abs(last.m34 - end.m34) < 1e-4)
    }
  }

  @Test(.oracle("W-206"))
  func `a layer turns about each axis, and keeps what else its transform does`() {
    let layer = CALayer.box(0, 0, 10, 10)
    var near = CATransform3DIdentity
    near.m34 = -1 / 500
    layer.transform = CATransform3DTranslate(near, 5, 6, 0)
    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.y")
    let turned = CATransform3DRotate(near, .pi / 3, 0, 1, 0)
    #expect(abs(layer.transform.m11 - turned.m11) < 1e-9)
    #expect(abs(layer.transform.m13 - turned.m13) < 1e-9)
    #expect(abs(layer.transform.m14 - turned.m14) < 1e-9)
    #expect(abs(layer.transform.m34 - turned.m34) < 1e-9)
    #expect(layer.transform.m41 == 5)
    layer.setValue(2, forKeyPath: "transform.scale")
    for (key, expected) in [
      ("transform.rotation.y", CGFloat.pi / 3), ("transform.rotation.x", 0),
      ("transform.rotation", 0), ("transform.scale.z", 2), ("transform.translation.y", 6),
    ] {
      let value = layer.value(forKeyPath: key) as? CGFloat
      #expect(abs((value ?? .infinity) - expected) < 1e-9, "\(key)")
    }
    layer.setValue(CGSize(width: 1, height: 2), forKeyPath: "transform.translation")
    #expect(layer.transform.m42 == 2)
    layer.transform = CATransform3DMakeScale(-1, 1, 1)
    layer.setValue(3, forKeyPath: "transform.scale.y")
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: -1, y: 3))
  }

  @Test(.oracle("V-242")) func `numbers become turns by a value function`() {
    MovingClock.run { clock in
      let layer = CALayer.box(0, 0, 10, 10)
      let turn = CABasicAnimation(keyPath: "transform")
      (turn.fromValue, turn.toValue, turn.duration) = (0, CGFloat.pi, 1)
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      layer.add(turn, forKey: "turn")
      clock.go(to: 0.5)
      let shown = layer.presentation()?.transform
      #expect(abs((shown?.m12 ?? 0) - 1) < 1e-6 && abs(shown?.m11 ?? 1) < 1e-6)
    }
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "fold")) == nil)
  }

  @Test(.oracle("V-243")) func `a layer inside of a scroll layer is scrolled to`() {
    let outer = CAScrollLayer()
    outer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = CALayer.box(0, 0, 500, 500)
    outer.addSublayer(layer)
    layer.scrollRectToVisible(CGRect(x: 0, y: 180, width: 10, height: 20))
    #expect(outer.bounds.origin == CGPoint(x: 0, y: 100))
    #expect(layer.visibleRect == CGRect(x: 0, y: 100, width: 100, height: 100))
    layer.scroll(CGPoint(x: 7, y: 8))
    #expect(outer.bounds.origin == CGPoint(x: 7, y: 8))
    #expect(CALayer.box(0, 0, 3, 4).visibleRect == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func `a spring is made by how long and how lively it seems`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.2) < 1e-9)
    #expect(spring.duration == spring.settlingDuration)
    let creeping = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(creeping.bounce + 0.5) < 1e-9)
  }

  @Test func `what is missing of the values comes from the layer`() {
    MovingClock.run { clock in
      let layer = CALayer.box(0, 0, 10, 10)
      layer.position = CGPoint(x: 100, y: 0)
      let values: [(Any?, Any?, Any?)] = [
        (40, nil, nil), (nil, 200, nil), (nil, nil, 20), (40, nil, 20), (nil, 200, 20),
      ]
      for (index, value) in values.enumerated() {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = value
        animation.duration = 1
        layer.add(animation, forKey: "x")
        clock.go(to: Double(index) * 10 + 0.5)
        let x = layer.presentation()?.position.x
        #expect(x == [70, 150, 110, 50, 190][index])
        clock.go(to: Double(index + 1) * 10)
      }
    }
  }

  @Test func `repeats, turns back and fills`() {
    MovingClock.run { clock in
      let layer = CALayer()
      let animation = fade()
      (animation.repeatCount, animation.autoreverses) = (1.5, true)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
      animation.beginTime = 1
      layer.add(animation, forKey: nil)
      #expect(
        opacities(layer, at: [0, 1.25, 2.25, 3.5, 4, 9], clock) == [0, 0.25, 0.75, 0.5, 1, 1]
      )
      #expect(!Animator.shared.isRunning)
      layer.removeAllAnimations()
      #expect(layer.presentation() === layer)
    }
  }

  @Test func `paces bend the way`() {
    MovingClock.run { clock in
      let layer = CALayer()
      for (name, half) in [
        (CAMediaTimingFunctionName.linear, 0.5), (.easeIn, 0.32), (.easeOut, 0.68),
        (.easeInEaseOut, 0.5),
      ] {
        let animation = fade()
        animation.timingFunction = CAMediaTimingFunction(name: name)
        layer.add(animation, forKey: "fade")
        let start = clock.now
        #expect(opacities(layer, at: [start + 0.5], clock) == [Float(half)])
        clock.go(to: start + 2)
      }
    }
  }

  @Test func `speed and offset move an animation's time`() {
    MovingClock.run { clock in
      let layer = CALayer()
      let still = fade()
      (still.speed, still.timeOffset) = (0, 0.3)
      layer.add(still, forKey: "a")
      #expect(opacities(layer, at: [0, 5], clock) == [0.3, 0.3])
      let fast = fade()
      fast.speed = 2
      layer.add(fast, forKey: "a")
      #expect(opacities(layer, at: [5.25, 5.5], clock) == [0.5, 1])
    }
  }

  @Test func `a layer that stands still keeps its animations where they are`() {
    MovingClock.run { clock in
      let layer = CALayer()
      layer.add(fade(), forKey: "fade")
      clock.go(to: 0.4)
      let pause = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pause
      #expect(opacities(layer, at: [3], clock) == [0.4])
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
      #expect(opacities(layer, at: [3.2, 3.7], clock) == [0.6, 1])
    }
  }

  @Test func `keyframes have times of their own`() {
    MovingClock.run { clock in
      let layer = CALayer()
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      (animation.values, animation.keyTimes) = ([0, 1, 0.5], [0, 0.2, 1])
      animation.duration = 1
      layer.add(animation, forKey: "k")
      #expect(opacities(layer, at: [0.1, 0.2, 0.6], clock) == [0.5, 1, 0.75])
      animation.calculationMode = .discrete
      animation.keyTimes = [0, 0.5, 0.75, 1]
      layer.add(animation, forKey: "k")
      #expect(opacities(layer, at: [0.7, 1.2, 1.4], clock) == [0, 1, 0.5])
    }
  }

  @Test func `a point follows a path`() {
    MovingClock.run { clock in
      let layer = CALayer()
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 30))
      let animation = CAKeyframeAnimation(keyPath: "position")
      (animation.path, animation.duration, animation.calculationMode) = (path, 1, .paced)
      layer.add(animation, forKey: "p")
      clock.go(to: 0.5)
      #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
      animation.calculationMode = .linear
      layer.add(animation, forKey: "p")
      clock.go(to: 0.75)
      #expect(layer.presentation()?.position == CGPoint(x: 5, y: 0))
    }
  }

  @Test func `a spring passes its goal and comes back`() {
    MovingClock.run { clock in
      let layer = CALayer()
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 5)
      #expect(abs(spring.settlingDuration - 1.38) < 0.01)
      layer.add(spring, forKey: "x")
      let places = [0.1, 0.2, 0.36, 0.725, 2].map { time -> CGFloat in
        clock.go(to: time)
        return (layer.presentation()?.position.x ?? 0).rounded()
      }
      #expect(places == [34, 85, 116, 97, 100])
    }
  }

  @Test func `a group gives its time to its members`() {
    MovingClock.run { clock in
      let layer = CALayer.box(0, 0, 10, 10)
      let late = fade(0.5)
      late.beginTime = 0.5
      late.fillMode = .backwards
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue) = (0, 100)
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([late, move], 1)
      layer.add(group, forKey: "g")
      clock.go(to: 0.25)
      #expect(layer.presentation()?.opacity == 0)
      #expect(layer.presentation()?.position.x == 25)
      clock.go(to: 0.75)
      #expect(layer.presentation()?.opacity == 0.5)
    }
  }

  @Test func `additive animations add up and cumulative ones go on`() {
    MovingClock.run { clock in
      let layer = CALayer()
      for key in ["a", "b"] {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (-100, 0, 1)
        animation.isAdditive = true
        layer.add(animation, forKey: key)
      }
      layer.position.x = 300
      clock.go(to: 0.5)
      #expect(layer.presentation()?.position.x == 200)
      let steps = CABasicAnimation(keyPath: "zPosition")
      (steps.fromValue, steps.toValue, steps.duration, steps.repeatCount) = (0, 10, 1, 3)
      steps.isCumulative = true
      layer.add(steps, forKey: "z")
      clock.go(to: 3)
      #expect(layer.presentation()?.zPosition == 25)
    }
  }

  @Test func `transforms turn and stretch on their way`() {
    MovingClock.run { clock in
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = CATransform3DIdentity
      animation.toValue = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      animation.duration = 1
      layer.add(animation, forKey: "t")
      clock.go(to: 0.5)
      let transform = layer.presentation()?.affineTransform() ?? .identity
      #expect(abs(transform.a - 0.7071) < 1e-3 && abs(transform.b - 0.7071) < 1e-3)
      let scale = CABasicAnimation(keyPath: "transform.scale")
      (scale.fromValue, scale.toValue, scale.duration) = (1, 3, 1)
      layer.add(scale, forKey: "t")
      clock.go(to: 1)
      #expect(layer.presentation()?.transform.m11 == 2)
    }
  }
}
