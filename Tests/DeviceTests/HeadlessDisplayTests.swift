import Device
import Foundation
import Testing

@Suite struct `A headless display` {
  let display = HeadlessDisplay(.iPhone15)

  @Test func `time stands still until it is moved`() {
    #expect(display.now == 0)
    display.advance(by: 0.25)
    display.advance(by: -1)
    #expect(display.now == 0.25)
  }

  @Test func `input comes out once, in the order it went in, with its time`() {
    display.send(.text("a"))
    display.advance(by: 1)
    display.send(.touch(id: 0, phase: .began, point: .zero))
    #expect(
      display.nextEvents() == [
        InputEvent(.text("a"), at: 0),
        InputEvent(.touch(id: 0, phase: .began, point: .zero), at: 1),
      ]
    )
    #expect(display.nextEvents().isEmpty)
  }

  @Test func `turning the device changes how it is held`() {
    display.send(.rotate(.landscapeLeft))
    #expect(display.orientation == .landscapeLeft)
  }

  @Test func `it has the scale of its model unless told otherwise`() {
    #expect(display.scale == 3)
    #expect(HeadlessDisplay(.iPhone15, scale: 1).scale == 1)
  }
}
