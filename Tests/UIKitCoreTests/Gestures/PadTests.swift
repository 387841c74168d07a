import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Fingers on a pad` {
  let stage: Stage
  let watcher: `Gestures`.Watcher
  let inner = `Gestures`.Touchable(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
  private let place = CGPoint(x: 150, y: 250)

  init() {
    let stage = Stage()
    watcher = `Gestures`.Watcher(stage.ledger)
    self.stage = stage
    stage.show(watcher)
    watcher.view.addSubview(inner)
    stage.turn()
  }

  private func scroll(in watcher: UIViewController) -> UIScrollView {
    let scroll = UIScrollView(frame: watcher.view.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: 5000)
    watcher.view.addSubview(scroll)
    stage.turn()
    return scroll
  }

  @Test(.oracle("W-180")) func `scroll from the first point on, and throw the content`() {
    let scroll = scroll(in: watcher)
    stage.scrollPad(by: CGSize(width: 0, height: -120), at: place)
    #expect(scroll.contentOffset.y >= 120 && scroll.isDecelerating)
    stage.settle()
    #expect(scroll.contentOffset.y > 400)
  }

  @Test(.oracle("W-180")) func `leave the content where they rested before they left`() {
    let scroll = scroll(in: watcher)
    stage.display.send(.pad(.scroll(by: .zero), phase: .began, point: place))
    let way = CGSize(width: 0, height: -120)
    stage.display.send(.pad(.scroll(by: way), phase: .moved, point: place))
    stage.advance(by: 0.5)
    stage.display.send(.pad(.scroll(by: .zero), phase: .ended, point: place))
    stage.settle()
    #expect(scroll.contentOffset.y == 120)
  }

  @Test(.oracle("W-180")) func `hold content that moves`() {
    let scroll = scroll(in: watcher)
    stage.scrollPad(by: CGSize(width: 0, height: -120), at: place)
    stage.advance(by: 0.1)
    stage.display.send(.pad(.rest, phase: .began, point: place))
    stage.turn()
    let held = scroll.contentOffset.y
    stage.settle()
    stage.display.send(.pad(.rest, phase: .ended, point: place))
    stage.settle()
    #expect(scroll.contentOffset.y == held && !scroll.isDecelerating)
  }

  @Test(.oracle("W-180")) func `drag what asks for scrolling, from the pointer's place`() {
    let (deaf, pan) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .continuous
    pan.minimumNumberOfTouches = 2
    watcher.watch(deaf, "deaf", on: inner)
    watcher.watch(pan, "pan", on: inner)
    var way = CGPoint.zero
    let note = pan.handler
    pan.handler = { [place] recognizer in
      note?(recognizer)
      way = pan.translation(in: nil)
      #expect(recognizer.numberOfTouches == 0 && recognizer.location(in: nil) == place)
    }
    stage.scrollPad(by: CGSize(width: 30, height: 0), at: place, duration: 2 / 60)
    #expect(stage.ledger.take() == ["pan began", "pan changed", "pan ended"])
    #expect(way == CGPoint(x: 30, y: 0) && inner.phases.isEmpty)
  }

  @Test(.oracle("W-181")) func `zoom and turn at once, without touches`() {
    let (pinch, turn) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    watcher.watch(UITapGestureRecognizer(), "tap", on: inner)
    for recognizer in [pinch, turn] as [UIGestureRecognizer] {
      inner.addGestureRecognizer(recognizer)
    }
    let delegate = Together()
    (pinch.delegate, turn.delegate) = (delegate, delegate)
    var (scale, angle, count) = (CGFloat(0), CGFloat(0), 0)
    pinch.handler = { _ in (scale, count) = (pinch.scale, max(count, pinch.numberOfTouches)) }
    turn.handler = { _ in angle = turn.rotation }
    stage.transformPad(scale: 2, rotation: 0.5, at: place)
    #expect(abs(scale - 2) < 0.001 && abs(angle - 0.5) < 0.001 && count == 0)
    #expect(inner.phases.isEmpty && stage.ledger.take().isEmpty)
    #expect(delegate.types == [.transform])
  }

  @Test(.oracle("W-181")) func `zoom a scroll view about the pointer`() {
    let scroll = scroll(in: watcher)
    let delegate = Zooming()
    scroll.addSubview(delegate.content)
    scroll.contentSize = delegate.content.bounds.size
    scroll.delegate = delegate
    scroll.maximumZoomScale = 4
    stage.turn()
    stage.transformPad(scale: 2, at: place)
    stage.settle()
    #expect(abs(scroll.zoomScale - 2) < 0.01)
    #expect(abs(scroll.contentOffset.x - place.x) < 2 && abs(scroll.contentOffset.y - place.y) < 2)
  }

  /// Lets gestures be recognised together, and notes the events that they are to follow.
  private final class Together: NSObject, UIGestureRecognizerDelegate {
    var types: Set<UIEvent.EventType> = []
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldReceive event: UIEvent
    ) -> Bool {
      types.insert(event.type)
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  private final class Zooming: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }
}
