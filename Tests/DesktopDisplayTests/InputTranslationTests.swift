import CSDL
import Device
import Foundation
import Testing

@testable import DesktopDisplay

@Suite struct `Input of a window` {
  private func translate(
    _ events: SDL_Event...,
    with translation: InputTranslation? = nil
  ) -> [InputTranslation.Input] {
    var translation =
      translation ?? InputTranslation(scale: 2, size: CGSize(width: 200, height: 400))
    return translation.translate(events)
  }

  private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    (event.button.x, event.button.y) = (x, y)
    return event
  }

  private func move(_ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  private func key(_ type: SDL_EventType, _ code: UInt32, _ modifiers: UInt16 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = type.rawValue
    event.key.keysym.scancode = SDL_Scancode(code)
    event.key.keysym.mod = modifiers
    return event
  }

  private func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
    return event
  }

  private func undecided(_ text: String, start: Int32, length: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.edit.type = SDL_TEXTEDITING.rawValue
    (event.edit.start, event.edit.length) = (start, length)
    withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8.prefix(31)) }
    return event
  }

  @Test func `undecided text comes with its chosen part in UTF-16`() {
    let inputs = translate(
      undecided("🦢にほ", start: 1, length: 1),
      undecided("に", start: -1, length: -1),
      undecided("", start: 5, length: 2)
    )
    #expect(
      inputs == [
        .marked("🦢にほ", selected: 2..<3), .marked("に", selected: 0..<0),
        .marked("", selected: 0..<0),
      ]
    )
  }

  @Test func `the secondary button is no finger`() {
    var down = button(SDL_MOUSEBUTTONDOWN, 20, 40)
    down.button.button = UInt8(SDL_BUTTON_RIGHT)
    var up = button(SDL_MOUSEBUTTONUP, 20, 40)
    up.button.button = UInt8(SDL_BUTTON_RIGHT)
    #expect(translate(down, up) == [.secondaryPress(CGPoint(x: 10, y: 20))])
  }

  private func window(_ kind: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(kind.rawValue)
    return event
  }

  @Test func `the button is a finger, in points, and all of its moves count`() {
    let inputs = translate(
      button(SDL_MOUSEBUTTONDOWN, 20, 40),
      move(22, 44),
      move(40, 80),
      button(SDL_MOUSEBUTTONUP, 60, 80)
    )
    #expect(
      inputs == [
        .hover(nil), .touch(id: 0, phase: .began, point: CGPoint(x: 10, y: 20)),
        .touch(id: 0, phase: .moved, point: CGPoint(x: 11, y: 22)),
        .touch(id: 0, phase: .moved, point: CGPoint(x: 20, y: 40)),
        .touch(id: 0, phase: .ended, point: CGPoint(x: 30, y: 40)),
      ]
    )
    #expect(translate(move(8, 8), move(2, 4)) == [.hover(CGPoint(x: 1, y: 2))])
  }

  @Test func `a key has the text behind it, and none that comes later`() {
    let a = translate(key(SDL_KEYDOWN, 4), text("a"), key(SDL_KEYUP, 4))
    #expect(
      a == [
        .key(code: 4, isDown: true, modifiers: [], text: "a"),
        .key(code: 4, isDown: false, modifiers: [], text: ""),
      ]
    )
    let shifted = translate(
      key(SDL_KEYDOWN, 225, UInt16(KMOD_LSHIFT.rawValue)),
      key(SDL_KEYDOWN, 4, UInt16(KMOD_LSHIFT.rawValue)),
      text("A")
    )
    #expect(
      shifted == [
        .key(code: 225, isDown: true, modifiers: .shift, text: ""),
        .key(code: 4, isDown: true, modifiers: .shift, text: "A"),
      ]
    )
  }

  @Test func `text of an input method comes without a key`() {
    #expect(translate(text("日本"), text("é")) == [.text("日本"), .text("é")])
  }

  @Test func `alternate adds a second finger, and losing the focus takes both away`() {
    let inputs = translate(
      key(SDL_KEYDOWN, 226, UInt16(KMOD_LALT.rawValue)),
      button(SDL_MOUSEBUTTONDOWN, 180, 360),
      window(SDL_WINDOWEVENT_FOCUS_LOST)
    )
    #expect(
      inputs.dropFirst(2) == [
        .touch(id: 0, phase: .began, point: CGPoint(x: 90, y: 180)),
        .touch(id: 1, phase: .began, point: CGPoint(x: 110, y: 220)),
        .touch(id: 0, phase: .cancelled, point: CGPoint(x: 90, y: 180)),
        .touch(id: 1, phase: .cancelled, point: CGPoint(x: 110, y: 220)),
        .focused(false),
      ]
    )
    #expect(translate(window(SDL_WINDOWEVENT_FOCUS_GAINED)) == [.focused(true)])
    #expect(translate(window(SDL_WINDOWEVENT_CLOSE)) == [.closed])
  }

  @Test func `a finger on a screen has its own number, and its place is a part of the window`() {
    var event = SDL_Event()
    event.tfinger.type = SDL_FINGERDOWN.rawValue
    event.tfinger.fingerId = .max
    (event.tfinger.x, event.tfinger.y) = (0.5, 0.25)
    let place = CGPoint(x: 100, y: 100)
    #expect(translate(event) == [.touch(id: 2 &+ Int.max, phase: .began, point: place)])
  }

  @Test func `a notch of the wheel scrolls three lines, down as the page moves up`() {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (0, -1)
    (event.wheel.mouseX, event.wheel.mouseY) = (20, 40)
    let distance = CGSize(width: 0, height: -60)
    #expect(translate(event) == [.scroll(by: distance, point: CGPoint(x: 10, y: 20))])
  }

  @Test func `keys are commands where they are wanted, once while they are held`() {
    var translation = InputTranslation(scale: 1, size: .zero)
    let press = key(SDL_KEYDOWN, 69)
    #expect(
      translate(press, with: translation) == [.key(code: 69, isDown: true, modifiers: [], text: "")]
    )
    translation.takesCommands = true
    var held = press
    held.key.repeat = 1
    let inputs = translate(press, held, key(SDL_KEYUP, 69), with: translation)
    #expect(inputs == [.command(.picture)])
    let shift = UInt16(KMOD_LSHIFT.rawValue)
    #expect(translate(key(SDL_KEYDOWN, 69, shift), with: translation) == [.command(.recording)])
  }

  @Test func `the window has another size, and the pointer leaves it`() {
    var event = window(SDL_WINDOWEVENT_SIZE_CHANGED)
    (event.window.data1, event.window.data2) = (300, 500)
    #expect(translate(event) == [.resized(width: 300, height: 500)])
    #expect(translate(window(SDL_WINDOWEVENT_LEAVE)) == [.hover(nil)])
  }

  @Test func `what is dropped together comes together`() throws {
    func drop(_ kind: SDL_EventType, _ text: String? = nil) -> SDL_Event {
      var event = SDL_Event()
      event.drop.type = kind.rawValue
      event.drop.file = text.map { strdup($0) }
      return event
    }
    let events = [
      drop(SDL_DROPBEGIN), drop(SDL_DROPFILE, "/tmp/Wren.txt"), drop(SDL_DROPTEXT, "Robin"),
      drop(SDL_DROPCOMPLETE), drop(SDL_DROPCOMPLETE),
    ]
    defer { for event in events { free(event.drop.file) } }
    var translation = InputTranslation(scale: 1, size: CGSize(width: 100, height: 100))
    #expect(translation.translate(events) == [.dropped([.file("/tmp/Wren.txt"), .text("Robin")])])
  }

  @Test func `a desktop's resolution is a whole number of pixels to a point`() {
    #expect([0, 96, 120, 144, 192, 1000, .nan].map(WindowLibrary.scale) == [1, 1, 1, 2, 2, 4, 1])
  }

  @Test func `other events mean nothing`() {
    var event = SDL_Event()
    event.type = SDL_AUDIODEVICEADDED.rawValue
    #expect(translate(event, window(SDL_WINDOWEVENT_ENTER)) == [])
    #expect(translate(window(SDL_WINDOWEVENT_EXPOSED)) == [.exposed])
    event.type = SDL_QUIT.rawValue
    #expect(translate(event) == [.closed])
  }
}
