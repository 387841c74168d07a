import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Animations of views` {
  @Test func `the model is there at once, the picture comes after`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { box.center.x = 105 }
    ) { ledger.note("done \($0)") }
    #expect(box.center.x == 105)
    #expect(scene.x == 5)
    stage.advance(by: 0.5)
    #expect(scene.x == 55)
    #expect(stage.screen.frameLoop.needsFrame)
    stage.advance(by: 0.4)
    #expect(ledger.take() == [])
    stage.advance(by: 0.1)
    #expect(ledger.take() == ["done true"])
    #expect(scene.x == 105)
    #expect(box.layer.animationKeys() == nil)
    #expect(!stage.screen.frameLoop.needsFrame)
  }

  @Test func `every shown value of a view can be on its way`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    box.backgroundColor = .red
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.alpha = 0
      box.backgroundColor = .blue
      box.bounds.size = CGSize(width: 30, height: 20)
      box.transform = CGAffineTransform(scaleX: 3, y: 1)
      box.layer.cornerRadius = 8
      box.layer.borderWidth = 4
      box.layer.shadowOpacity = 0.5
      box.isHidden = false
    }
    stage.advance(by: 0.5)
    let shown = box.layer.presentation()
    #expect(shown?.opacity == 0.5)
    #expect(shown?.backgroundColor?.components?.map { ($0 * 2).rounded() / 2 } == [0.5, 0, 0.5, 1])
    #expect(shown?.bounds.size == CGSize(width: 20, height: 15))
    #expect(shown?.transform.m11 == 2)
    #expect(shown?.cornerRadius == 4)
    #expect(shown?.borderWidth == 2)
    #expect(shown?.shadowOpacity == 0.25)
    #expect(box.layer.cornerRadius == 8)
  }

  @Test func `completions come by time, then in the order of their beginning`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    let other = UIView()
    stage.window.addSubview(other)
    func animate(_ view: UIView, _ duration: Double, _ name: String) {
      UIView.animate(withDuration: duration, animations: { view.alpha -= 0.1 }) { _ in
        ledger.note(name)
      }
    }
    animate(box, 0.5, "slow")
    animate(other, 0.2, "fast")
    animate(box, 0.2, "fast too")
    stage.advance(by: 1)
    #expect(ledger.take() == ["fast", "fast too", "slow"])
  }

  @Test func `without duration, motion or change the completion is the next frame's`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    func animate(_ name: String, _ duration: Double, _ body: @escaping () -> Void) {
      UIView.animate(withDuration: duration, animations: body) { ledger.note("\(name) \($0)") }
      ledger.note("after \(name)")
    }
    animate("no time", 0) { box.alpha = 0.5 }
    animate("no change", 1) { box.alpha = 0.5 }
    UIView.setAnimationsEnabled(false)
    animate("not enabled", 1) { box.alpha = 0 }
    UIView.setAnimationsEnabled(true)
    animate("nowhere", 1) { UIView().alpha = 0 }
    #expect(box.layer.animationKeys() == nil)
    stage.turn()
    #expect(
      ledger.take() == [
        "after no time", "after no change", "after not enabled", "after nowhere", "no time true",
        "no change true", "not enabled true", "nowhere true",
      ]
    )
  }

  @Test func `a view that is taken away did not finish`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { ledger.note("done \($0)") }
    stage.advance(by: 0.5)
    box.removeFromSuperview()
    stage.turn()
    #expect(ledger.take() == ["done false"])
  }

  @Test func `a second animation joins the first, or goes on from what is seen`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    func move(to x: CGFloat, _ options: UIView.AnimationOptions, _ name: String) {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, options],
        animations: { box.center.x = x }
      ) { ledger.note("\(name) \($0)") }
    }
    move(to: 105, [], "there")
    stage.advance(by: 0.5)
    move(to: 5, [], "back")
    #expect(scene.x == 55)
    #expect(box.layer.animationKeys() == ["position", "position-2"])
    stage.advance(by: 0.5)
    #expect(scene.x == 55)
    #expect(ledger.take() == ["there true"])
    stage.advance(by: 0.25)
    move(to: 105, .beginFromCurrentState, "again")
    #expect(scene.x == 30)
    stage.advance(by: 0.25)
    #expect(ledger.take().contains("back true"))
    stage.advance(by: 1)
    #expect(ledger.take() == ["again true"])
    #expect(scene.x == 105)
  }

  @Test func `delays, repeats and ways back`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    UIView.animate(
      withDuration: 1,
      delay: 1,
      options: .curveLinear,
      animations: { box.center.x = 105 }
    )
    stage.advance(by: 0.5)
    #expect(scene.x == 5)
    stage.advance(by: 1)
    #expect(scene.x == 55)
    stage.advance(by: 1)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: [.curveLinear, .repeat, .autoreverse],
      animations: { box.alpha = 0 }
    )
    stage.advance(by: 11.75)
    #expect(box.layer.presentation()?.opacity == 0.75)
    #expect(stage.screen.frameLoop.restTime == nil)
    box.layer.removeAllAnimations()
    stage.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.alpha = 1 }
    } completion: { _ in
      ledger.note("done")
    }
    stage.advance(by: 3.5)
    #expect(box.layer.presentation()?.opacity == 0.5)
    stage.advance(by: 0.5)
    #expect(ledger.take() == ["done"])
  }

  @Test func `blocks inside others take over their time`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animate(withDuration: 5) { box.alpha = 0 }
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
        box.center.x = 105
      }
      UIView.performWithoutAnimation { box.center.y = 50 }
    }
    #expect(box.layer.presentation()?.position.y == 50)
    stage.advance(by: 1)
    #expect(box.layer.presentation()?.opacity == 0)
    #expect(box.layer.animationKeys() == ["position"])
  }

  @Test func `constraints move what they place`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let left = box.leftAnchor.constraint(equalTo: stage.window.leftAnchor, constant: 0)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: stage.window.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.turn()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.window.layoutIfNeeded()
    }
    stage.advance(by: 0.5)
    #expect(scene.x == 55)
    #expect(box.frame.minX == 100)
  }

  @Test func `layoutSubviews takes subviews along`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor),
      inner.rightAnchor.constraint(equalTo: box.rightAnchor),
    ])
    stage.turn()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      box.bounds.size.width = 110
    }
    stage.advance(by: 0.5)
    #expect(inner.layer.presentation()?.bounds.width == 60)
  }

  @Test func `touches do not reach what moves, unless that is allowed`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    let point = CGPoint(x: 105, y: 5)
    UIView.animate(withDuration: 1) { box.center.x = 105 }
    #expect(stage.window.hitTest(point, with: nil) !== box)
    stage.advance(by: 1)
    #expect(stage.window.hitTest(point, with: nil) === box)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      box.center.y = 20
    }
    // What counts is where the view will be, not where it is seen.
    #expect(stage.window.hitTest(CGPoint(x: 105, y: 20), with: nil) === box)
  }

  @Test func `springs swing and settle`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      usingSpringWithDamping: 0.5,
      initialSpringVelocity: 0,
      animations: { box.center.x = 105 }
    ) { _ in ledger.note("done") }
    var places: [CGFloat] = []
    for _ in 0..<5 {
      stage.advance(by: 0.2)
      places.append(scene.x)
    }
    #expect(places == [108, 112, 103, 105, 105])
    #expect(ledger.take() == ["done"])
  }

  @Test func `keyframes follow one another`() {
    let scene = MovingBox()
    let (stage, box, ledger) = (scene.stage, scene.box, scene.ledger)
    UIView.animateKeyframes(
      withDuration: 1,
      delay: 0,
      options: UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue
      ),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 105 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.center.x = 55 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
      }
    ) { ledger.note("done \($0)") }
    var lines: [String] = []
    for _ in 0..<4 {
      stage.advance(by: 0.25)
      let alpha = (box.layer.presentation()?.opacity ?? -1) * 10
      lines.append("\(Int(scene.x)) \(Int(alpha.rounded()))")
    }
    #expect(lines == ["55 10", "105 10", "55 5", "55 0"])
    #expect(ledger.take() == ["done true"])
  }

  @Test(.oracle("W-19")) func `a path that is set moves only by an animation of its own`() {
    let scene = MovingBox()
    let layer = CAShapeLayer()
    scene.box.layer.addSublayer(layer)
    scene.stage.turn()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func `plain layers move by themselves, a view's own parts with the view`() {
    let scene = MovingBox()
    let (stage, box) = (scene.stage, scene.box)
    let layer = CALayer()
    box.layer.addSublayer(layer)
    let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 100, height: 4))
    stage.window.addSubview(bar)
    stage.turn()
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    bar.progress = 0.5
    stage.turn()
    #expect(bar.layer.sublayers?.allSatisfy { $0.animationKeys() == nil } == true)
    stage.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
  }
}
