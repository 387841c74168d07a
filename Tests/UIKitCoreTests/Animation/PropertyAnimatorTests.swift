import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Property animators` {
  private func animator(
    _ scene: MovingBox,
    _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let (box, ledger) = (scene.box, scene.ledger)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in
      box.center.x = 105
    }
    animator.addCompletion { [ledger] in ledger.note("done at \($0)") }
    return animator
  }

  @Test func `nothing happens before it starts`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    let animator = animator(scene)
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(box.center.x == 5)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(box.center.x == 105)
    stage.advance(by: 0.25)
    #expect(scene.x == 30 && animator.fractionComplete == 0.25)
    stage.advance(by: 0.75)
    #expect(ledger.take() == ["done at end"])
    #expect(animator.state == .inactive && scene.x == 105)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func `it waits, is scrubbed and goes on`() {
    let scene = MovingBox()
    let (stage, ledger) = (scene.stage, scene.ledger)
    let animator = animator(scene)
    animator.startAnimation(afterDelay: 0.5)
    stage.advance(by: 0.5)
    #expect(scene.x == 5)
    stage.advance(by: 0.25)
    animator.pauseAnimation()
    stage.advance(by: 3)
    #expect(scene.x == 30 && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.6
    #expect(scene.x == 65)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    stage.advance(by: 0.25)
    #expect(scene.x == 85)
    stage.advance(by: 0.25)
    #expect(ledger.take() == ["done at end"])
  }

  @Test func `turned round it ends where it began`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    let animator = animator(scene, .easeIn)
    animator.startAnimation()
    stage.advance(by: 0.5)
    let half = scene.x
    animator.isReversed = true
    stage.advance(by: 0.25)
    #expect(scene.x < half && scene.x > 5)
    stage.advance(by: 0.25)
    #expect(ledger.take() == ["done at start"])
    #expect(box.center.x == 5 && scene.x == 5)
  }

  @Test func `stopped it stays where it is and is finished at a place`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    let animator = animator(scene)
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(box.center.x == 55)
    stage.advance(by: 2)
    #expect(ledger.take() == [])
    animator.finishAnimation(at: .end)
    #expect(ledger.take() == ["done at end"])
    #expect(box.center.x == 105 && animator.state == .inactive)
    let other = self.animator(scene)
    other.addAnimations { [box] in box.center.x = 205 }
    other.startAnimation()
    stage.advance(by: 0.5)
    other.stopAnimation(true)
    stage.advance(by: 1)
    #expect(ledger.take() == [])
    #expect(other.state == .inactive)
  }

  @Test func `it can rest at its end`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    let animator = animator(scene)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.advance(by: 1.5)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(ledger.take() == [])
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(scene.x == 55)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(box.center.x == 5)
    #expect(ledger.take() == ["done at start"])
  }

  @Test func `what is added later joins, and may wait a part of the time`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    let animator = animator(scene)
    animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(box.layer.presentation()?.opacity == 1)
    animator.addAnimations { [box] in box.center.y = 105 }
    stage.advance(by: 0.25)
    #expect(box.layer.presentation()?.opacity == 0.5)
    #expect(box.layer.presentation()?.position == CGPoint(x: 80, y: 55))
  }

  @Test func `a spring passes its goal`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { [box] in
      box.center.x = 105
    }
    animator.startAnimation()
    stage.advance(by: 0.2)
    #expect(scene.x == 108)
    stage.advance(by: 0.8)
    #expect(scene.x == 105 && animator.state == .inactive)
    let physics = UISpringTimingParameters(
      mass: 1,
      stiffness: 100,
      damping: 10,
      initialVelocity: .zero
    )
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: physics)
    #expect(abs(other.duration - 1.38) < 0.01)
  }

  @Test func `a running one needs no keeper`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { [box] in box.center.x = 105 }
    ) { [ledger] _ in ledger.note("done") }
    stage.advance(by: 0.5)
    #expect(scene.x == 55)
    #expect(stage.screen.frameLoop.restTime == 1)
    stage.advance(by: 0.5)
    #expect(ledger.take() == ["done"])
    #expect(!stage.screen.frameLoop.needsFrame)
  }
}

@Suite struct `Display links` {
  final class Target {
    var times: [Double] = []
  }

  @Test func `a link is called once a frame, with its time`() {
    let stage = Stage(root: UIViewController())
    let target = Target()
    ActionTable.register("tick:", of: Target.self) { target, sender, _ in
      (target as? Target)?.times.append((sender as? CADisplayLink)?.timestamp ?? -1)
    }
    let link = CADisplayLink(target: target, selector: "tick:")
    stage.advance(by: 0.5)
    link.add(to: .main, forMode: .common)
    stage.advance(by: 0.25)
    stage.turn()
    stage.advance(by: 0.25)
    link.isPaused = true
    stage.advance(by: 1)
    #expect(target.times == [0.75, 1])
    link.isPaused = false
    stage.turn()
    link.invalidate()
    stage.advance(by: 1)
    #expect(target.times == [0.75, 1, 2])
  }

  @Test func `a link that is over lets go of its target, in the same frame`() {
    let stage = Stage(root: UIViewController())
    final class Ender {
      var calls = 0
      var other: CADisplayLink?
    }
    ActionTable.register("end:", of: Ender.self) { target, _, _ in
      (target as? Ender)?.calls += 1
      (target as? Ender)?.other?.invalidate()
    }
    let first = Ender()
    var second: Ender? = Ender()
    weak let kept = second
    let links = [first, second].map { CADisplayLink(target: $0 as Any, selector: "end:") }
    first.other = links[1]
    for link in links { link.add(to: .main, forMode: .common) }
    stage.advance(by: 0.1)
    #expect(first.calls == 1 && second?.calls == 0)
    second = nil
    #expect(kept == nil)
    links[0].invalidate()
  }

  @Test func `a link keeps to the rate that is wanted`() {
    let stage = Stage(root: UIViewController())
    let target = Target()
    ActionTable.register("tick:", of: Target.self) { target, sender, _ in
      (target as? Target)?.times.append((sender as? CADisplayLink)?.timestamp ?? -1)
    }
    let link = CADisplayLink(target: target, selector: "tick:")
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 2, maximum: 8, preferred: 4)
    link.add(to: .main, forMode: .common)
    for _ in 0..<8 { stage.advance(by: 0.125) }
    #expect(target.times.count == 4)
    link.invalidate()
  }
}
