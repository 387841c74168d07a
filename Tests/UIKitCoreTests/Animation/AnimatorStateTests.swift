import Testing

@testable import UIKitCore

@Suite struct `Where an animator stands` {
  private func part(_ state: AnimatorState, _ now: Double) -> Double {
    (state.progress(at: now) { $0 } * 1000).rounded() / 1000
  }

  @Test func `it runs, waits and arrives`() {
    var state = AnimatorState(duration: 2)
    #expect(state.state == .inactive && state.end == nil)
    state.start(at: 10)
    #expect(state.state == .active && state.isRunning && state.end == 12)
    #expect(part(state, 10.5) == 0.25)
    state.pause(at: 10.5)
    #expect(part(state, 99) == 0.25 && state.end == nil)
    state.start(at: 20)
    #expect(state.end == 21.5)
    #expect(part(state, 30) == 1)
  }

  @Test func `turned round it walks the same way back`() {
    var state = AnimatorState(duration: 2)
    state.start(at: 0)
    state.reverse(true, at: 1.5)
    #expect(part(state, 2) == 0.5 && state.end == 3)
    #expect(state.destination == .start)
    state.reverse(false, at: 2)
    #expect(state.end == 3 && state.destination == .end)
  }

  @Test func `scrubbed it waits, and what is left is a new leg`() {
    var state = AnimatorState(duration: 2)
    state.scrub(to: 0.75, duration: 2)
    #expect(state.state == .active && !state.isRunning)
    state.start(at: 0)
    #expect(part(state, 0.25) == 0.875 && state.end == 0.5)
    state.reverse(true, at: 0.25)
    state.scrub(to: 0.5, duration: 2)
    state.start(at: 1)
    #expect(part(state, 1.5) == 0.25 && state.end == 2)
  }

  @Test func `stopped it can only be finished`() {
    var state = AnimatorState(duration: 2)
    state.stop(at: 0)
    #expect(state.state == .inactive)
    state.start(at: 0)
    state.stop(at: 1)
    state.start(at: 1)
    state.pause(at: 1)
    state.scrub(to: 0.1, duration: 2)
    #expect(state.state == .stopped && part(state, 5) == 0.5)
    state.finish(duration: 2)
    #expect(state == AnimatorState(duration: 2))
  }
}
