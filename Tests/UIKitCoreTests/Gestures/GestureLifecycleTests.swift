import Testing

@testable import UIKitCore

@Suite struct `The lifecycle of a gesture` {
  typealias State = UIGestureRecognizer.State

  @Test func `a tap asks, is permitted and ends`() {
    var life = GestureLifecycle()
    #expect(life.want(.ended) == .asks)
    #expect(life.state == .possible)
    #expect(life.permit() == .ended)
    #expect(life.permit() == nil)
    #expect(life.isOver)
  }

  @Test func `a drag that waits remembers that its finger has left`() {
    var life = GestureLifecycle()
    #expect(life.want(.began) == .asks)
    #expect(life.want(.changed) == .nothing)
    #expect(life.want(.ended) == .nothing)
    #expect(life.permit() == .began)
    #expect(life.permit() == .ended)
  }

  @Test func `what began is cancelled, what did not fails`() {
    var life = GestureLifecycle()
    _ = life.want(.began)
    _ = life.permit()
    #expect(life.want(.failed) == .tells)
    #expect(life.state == .cancelled)
    life.reset()
    #expect(life.want(.cancelled) == .fails)
    #expect(life.state == .failed)
  }

  @Test func `nothing follows the end but a reset`() {
    for end in [State.ended, .cancelled, .failed] {
      var life = GestureLifecycle()
      _ = life.want(.began)
      _ = life.permit()
      _ = life.want(end)
      for next in [State.possible, .began, .changed, .ended, .cancelled, .failed] {
        #expect(life.want(next) == .nothing)
      }
      life.reset()
      #expect(life == GestureLifecycle())
    }
  }
}
