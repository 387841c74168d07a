import Device
import Foundation
import Testing

@testable import UIKitCore

@Suite(.serialized) struct `The clock of the machine` {
  private final class Uptime {
    var seconds = 1000.0
  }

  private let machine = Uptime()
  private let display = HeadlessDisplay(.iPhone15)

  private func clock(isAnimating: Bool = false) -> MachineClock {
    let machine = machine
    return MachineClock(display, isAnimating: { isAnimating }, uptime: { machine.seconds })
  }

  @Test func `work scheduled after a rest is due as long from then as it says`() {
    let screen = UIScreen(display: display)
    let clock = clock()
    machine.seconds += 0.9
    var isDone = false
    screen.frameLoop.schedule(after: 0.3) { isDone = true }
    machine.seconds += 0.2
    clock.hold { screen.frameLoop.turn() }
    #expect(!isDone)
    machine.seconds += 0.2
    clock.hold { screen.frameLoop.turn() }
    #expect(isDone)
  }

  @Test func `a frame is of one moment`() {
    let clock = clock()
    clock.hold {
      let first = display.now
      machine.seconds += 0.01
      #expect(display.now == first)
    }
    #expect(abs(display.now - 0.01) < 1e-9)
  }

  @Test func `what moves goes on by a twentieth of a second at most`() {
    let clock = clock(isAnimating: true)
    machine.seconds += 3
    clock.goOn()
    #expect(abs(display.now - 0.05) < 1e-9)
  }

  @Test func `slow motion begins when it is chosen`() {
    let clock = clock()
    machine.seconds += 1
    clock.speed = 0.1
    machine.seconds += 1
    #expect(abs(display.now - 1.1) < 1e-9)
  }
}
