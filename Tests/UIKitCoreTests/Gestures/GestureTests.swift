import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Gestures` {
  final class Watcher: UIViewController {
    let ledger: Ledger
    init(_ ledger: Ledger) {
      self.ledger = ledger
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    func watch(_ recognizer: UIGestureRecognizer, _ name: String, on view: UIView? = nil) {
      recognizer.handler = { [ledger] in ledger.note("\(name) \($0.state)") }
      (view ?? self.view).addGestureRecognizer(recognizer)
    }
  }

  /// Notes the touches that it gets.
  final class Touchable: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      phases.append("cancelled")
    }
  }

  let stage: Stage
  let watcher: Watcher
  let inner = Touchable(frame: CGRect(x: 100, y: 200, width: 200, height: 200))

  init() {
    let stage = Stage()
    watcher = Watcher(stage.ledger)
    self.stage = stage
    stage.show(watcher)
    watcher.view.addSubview(inner)
    stage.turn()
  }

  @Test func `a tap takes the touch away from the view`() {
    watcher.watch(UITapGestureRecognizer(), "tap", on: inner)
    stage.tap(inner)
    #expect(stage.ledger.take() == ["tap ended"])
    #expect(inner.phases == ["began", "cancelled"])
  }

  @Test func `a finger that strays is no tap`() {
    watcher.watch(UITapGestureRecognizer(), "tap", on: inner)
    stage.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 350), duration: 0.05)
    #expect(stage.ledger.take() == [])
    #expect(inner.phases == ["began", "moved", "moved", "moved", "ended"])
  }

  @Test func `the deeper of two taps wins`() {
    watcher.watch(UITapGestureRecognizer(), "outer")
    watcher.watch(UITapGestureRecognizer(), "inner", on: inner)
    stage.tap(inner)
    #expect(stage.ledger.take() == ["inner ended"])
    stage.tap(at: CGPoint(x: 20, y: 600))
    #expect(stage.ledger.take() == ["outer ended"])
  }

  @Test func `a single tap waits for the double tap to fail`() {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    watcher.watch(one, "one", on: inner)
    watcher.watch(two, "two", on: inner)
    stage.tap(inner)
    #expect(stage.ledger.take() == [])
    stage.advance(by: 0.4)
    #expect(stage.ledger.take() == ["one ended"])
    stage.tap(inner)
    stage.tap(inner)
    #expect(stage.ledger.take() == ["two ended"])
    stage.advance(by: 0.4)
    #expect(stage.ledger.take() == [])
  }

  @Test func `a long press begins by itself and ends with the finger`() {
    watcher.watch(UILongPressGestureRecognizer(), "press", on: inner)
    let finger = stage.touch(at: CGPoint(x: 150, y: 250))
    finger.stay(for: 0.4)
    #expect(stage.ledger.take() == [])
    finger.stay(for: 0.2)
    #expect(stage.ledger.take() == ["press began"])
    finger.lift()
    #expect(stage.ledger.take() == ["press ended"])
  }

  @Test func `a drag tells how far and how fast`() {
    let pan = UIPanGestureRecognizer()
    watcher.watch(pan, "pan", on: inner)
    let finger = stage.touch(at: CGPoint(x: 150, y: 250))
    finger.move(to: CGPoint(x: 210, y: 250), duration: 0.1)
    #expect(pan.translation(in: inner) == CGPoint(x: 60, y: 0))
    #expect(abs(pan.velocity(in: inner).x - 600) < 1)
    pan.setTranslation(.zero, in: inner)
    finger.move(to: CGPoint(x: 210, y: 260), duration: 0.1)
    #expect(pan.translation(in: inner) == CGPoint(x: 0, y: 10))
    finger.lift()
    #expect(stage.ledger.collapsed == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `a swipe has a direction`() {
    let (left, up) = (UISwipeGestureRecognizer(), UISwipeGestureRecognizer())
    left.direction = .left
    up.direction = .up
    watcher.watch(left, "left")
    watcher.watch(up, "up")
    stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 200, y: 605), duration: 0.15)
    #expect(stage.ledger.take() == ["left ended"])
    stage.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 290, y: 500), duration: 0.15)
    #expect(stage.ledger.take() == ["up ended"])
  }

  @Test func `the edge comes before what the content makes of the drag`() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    watcher.watch(UIPanGestureRecognizer(), "pan")
    watcher.watch(edge, "edge")
    stage.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 102, y: 600), duration: 0.1)
    #expect(stage.ledger.collapsed == ["edge began", "edge changed", "edge ended"])
    _ = stage.ledger.take()
    stage.drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 160, y: 600), duration: 0.1)
    #expect(stage.ledger.collapsed == ["pan began", "pan changed", "pan ended"])
  }

  @Test func `two fingers pinch`() {
    let pinch = UIPinchGestureRecognizer()
    inner.isMultipleTouchEnabled = true
    watcher.watch(pinch, "pinch", on: inner)
    let first = stage.touch(at: CGPoint(x: 150, y: 300))
    let second = stage.touch(at: CGPoint(x: 200, y: 300))
    second.move(to: CGPoint(x: 250, y: 300), duration: 0.1)
    #expect(abs(pinch.scale - 2) < 0.001)
    second.lift()
    first.lift()
    #expect(stage.ledger.collapsed == ["pinch began", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test func `two fingers turn`() {
    let turn = UIRotationGestureRecognizer()
    watcher.watch(turn, "turn", on: inner)
    let first = stage.touch(at: CGPoint(x: 150, y: 250))
    let second = stage.touch(at: CGPoint(x: 250, y: 250))
    second.move(to: CGPoint(x: 150, y: 350), duration: 0.1)
    #expect(abs(turn.rotation - .pi / 2) < 0.01)
    first.lift()
    second.lift()
  }

  final class Decider: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var together = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }
  }

  @Test func `the delegate may refuse, or let two gestures be`() {
    let (outer, own) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let decider = Decider()
    own.delegate = decider
    watcher.watch(outer, "outer")
    watcher.watch(own, "own", on: inner)
    decider.begins = false
    stage.tap(inner)
    #expect(stage.ledger.take() == ["outer ended"])
    (decider.begins, decider.together) = (true, true)
    stage.tap(inner)
    #expect(stage.ledger.take() == ["own ended", "outer ended"])
  }

  @Test func `a view that is told late is told everything`() {
    let two = UITapGestureRecognizer()
    two.numberOfTapsRequired = 2
    two.delaysTouchesBegan = true
    watcher.watch(two, "two", on: inner)
    stage.tap(inner)
    #expect(inner.phases == [])
    stage.advance(by: 0.4)
    #expect(inner.phases == ["began", "ended"])
  }

  @Test func `a recognizer that is taken away cancels what it began`() {
    let pan = UIPanGestureRecognizer()
    watcher.watch(pan, "pan", on: inner)
    let finger = stage.touch(at: CGPoint(x: 150, y: 250))
    finger.move(to: CGPoint(x: 200, y: 250), duration: 0.1)
    _ = stage.ledger.take()
    inner.removeGestureRecognizer(pan)
    finger.lift()
    #expect(stage.ledger.take() == ["pan cancelled"])
  }

  @Test func `a button keeps its taps from the views around it`() {
    watcher.watch(UITapGestureRecognizer(), "tap")
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 20, y: 500, width: 100, height: 44)
    button.addAction(
      UIAction { [ledger = stage.ledger] _ in ledger.note("go") },
      for: .touchUpInside
    )
    watcher.view.addSubview(button)
    stage.tap("Go")
    #expect(stage.ledger.take() == ["go"])
  }

  @Test func `an app that ignores events gets no touches`() {
    stage.app.beginIgnoringInteractionEvents()
    stage.tap(inner)
    stage.app.endIgnoringInteractionEvents()
    #expect(inner.phases == [])
    stage.tap(inner)
    #expect(inner.phases == ["began", "ended"])
  }
}
