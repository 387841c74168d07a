import Device
import Foundation
import Testing

@testable import DesktopDisplay

@Suite struct `Fingers of a mouse` {
  private let middle = CGPoint(x: 100, y: 200)

  private func describe(_ changes: [PointerFingers.Change]) -> [String] {
    changes.map { "\($0.id) \($0.phase) \(Int($0.point.x)),\(Int($0.point.y))" }
  }

  @Test func `a button that is held down is a finger`() {
    var fingers = PointerFingers()
    let (near, far) = (CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 50))
    #expect(describe(fingers.move(to: near, around: middle)) == [])
    #expect(describe(fingers.press(at: near, around: middle, isPair: false)) == ["0 began 10,20"])
    #expect(fingers.areDown)
    #expect(describe(fingers.move(to: far, around: middle)) == ["0 moved 30,50"])
    #expect(describe(fingers.release(at: far, around: middle)) == ["0 ended 30,50"])
    #expect(!fingers.areDown)
    #expect(describe(fingers.release(at: far, around: middle)) == [])
  }

  @Test func `a second finger mirrors the first`() {
    var fingers = PointerFingers()
    let place = CGPoint(x: 90, y: 150)
    let began = fingers.press(at: place, around: middle, isPair: true)
    #expect(describe(began) == ["0 began 90,150", "1 began 110,250"])
    let cancelled = fingers.cancel(around: middle)
    #expect(describe(cancelled) == ["0 cancelled 90,150", "1 cancelled 110,250"])
  }

  @Test func `a second press of the button changes nothing`() {
    var fingers = PointerFingers()
    _ = fingers.press(at: .zero, around: middle, isPair: false)
    #expect(fingers.press(at: middle, around: middle, isPair: true).isEmpty)
  }
}

@Suite struct `A window that cannot be` {
  @Test func `says why, and what to do`() {
    let errors: [WindowError] = [
      .missingLibrary("libSDL2-2.0.so.0"),
      .missingFunction("SDL_Init"), .noDisplay("x11 not available"), .noConnection,
    ]
    for error in errors { #expect("\(error)".contains("or run with --headless.")) }
  }
}
