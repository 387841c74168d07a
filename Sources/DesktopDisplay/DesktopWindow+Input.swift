internal import CSDL
internal import Device
internal import Foundation
package import UIKitCore

extension DesktopWindow {
  /// Takes what SDL has read from the server; of moves that follow one another only the last counts.
  package func takeInput(for screen: UIScreen) -> WindowInput {
    var event = SDL_Event()
    var result = WindowInput.nothing
    while library.nextEvent(&event) == 1 {
      switch SDL_EventType(event.type) {
      case SDL_QUIT: return .closed
      case SDL_MOUSEMOTION where isFollowedByMove: continue
      default: if take(event, for: screen) { result = .something }
      }
    }
    return result
  }

  /// Handles one event; false if it is of no interest.
  private func take(_ event: SDL_Event, for screen: UIScreen) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: take(event.button)
    case SDL_MOUSEMOTION:
      touch(fingers.move(to: point(event.motion.x, event.motion.y), around: middle))
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: take(event.tfinger)
    case SDL_MOUSEWHEEL: scroll(event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP: press(event.key, in: screen)
    case SDL_TEXTINPUT: type(event.text)
    case SDL_WINDOWEVENT: take(event.window)
    default: false
    }
  }

  private var isFollowedByMove: Bool {
    var next = SDL_Event()
    let count = library.peek(
      &next,
      1,
      SDL_PEEKEVENT,
      SDL_FIRSTEVENT.rawValue,
      SDL_LASTEVENT.rawValue
    )
    return count == 1 && next.type == SDL_MOUSEMOTION.rawValue
  }

  // MARK: - Fingers

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / display.scale, y: CGFloat(y) / display.scale)
  }

  private var middle: CGPoint {
    CGPoint(x: pointSize.width / 2, y: pointSize.height / 2)
  }

  private func touch(_ changes: [PointerFingers.Change]) -> Bool {
    for change in changes {
      display.send(.touch(id: change.id, phase: change.phase, point: change.point))
    }
    return !changes.isEmpty
  }

  /// The pointer is followed outside of the window too while a finger is down.
  private func take(_ event: SDL_MouseButtonEvent) -> Bool {
    guard Int32(event.button) == SDL_BUTTON_LEFT else { return false }
    let place = point(event.x, event.y)
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    _ = library.captureMouse(isDown ? SDL_TRUE : SDL_FALSE)
    guard isDown else { return touch(fingers.release(at: place, around: middle)) }
    let isPair = heldModifiers.contains(.alternate)
    return touch(fingers.press(at: place, around: middle, isPair: isPair))
  }

  /// A finger on a touch screen; SDL gives its place as a part of the window's size.
  private func take(_ event: SDL_TouchFingerEvent) -> Bool {
    let place = CGPoint(
      x: CGFloat(event.x) * pointSize.width,
      y: CGFloat(event.y) * pointSize.height
    )
    let phase: TouchPhase =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: .began
      case SDL_FINGERUP: .ended
      default: .moved
      }
    // The mouse has the first two numbers.
    display.send(
      .touch(id: 2 + Int(truncatingIfNeeded: event.fingerId), phase: phase, point: place)
    )
    return true
  }

  private func scroll(_ event: SDL_MouseWheelEvent) -> Bool {
    let distance = CGSize(
      width: -CGFloat(event.preciseX) * Self.pointsPerNotch,
      height: CGFloat(event.preciseY) * Self.pointsPerNotch
    )
    display.send(.scroll(by: distance, point: point(event.mouseX, event.mouseY)))
    return true
  }

  /// The points that a notch of a wheel scrolls: some three lines of text.
  private static let pointsPerNotch: CGFloat = 60

  private func take(_ event: SDL_WindowEvent) -> Bool {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED:
      showWhole()
      return false
    case SDL_WINDOWEVENT_FOCUS_LOST where fingers.areDown:
      return touch(fingers.release(at: middle, around: middle, phase: .cancelled))
    default: return false
    }
  }

  // MARK: - Keys

  /// SDL numbers keys as keyboards do, and so does the kit.
  private func press(_ event: SDL_KeyboardEvent, in screen: UIScreen) -> Bool {
    let isDown = event.type == SDL_KEYDOWN.rawValue
    let code = Int(event.keysym.scancode.rawValue)
    let modifiers = KeyModifiers(sdl: UInt32(event.keysym.mod))
    let text = isDown ? takeFollowingText() : ""
    let key = OfferedKey(isDown: isDown, usage: code, modifiers: modifiers.rawValue, text: text)
    screen.offer(key, modifiers) { [display] in
      display.send(.key(code: code, isDown: isDown, modifiers: modifiers))
      if !text.isEmpty { display.send(.text(text)) }
    }
    return true
  }

  /// The text that a key types follows it at once; without any an input method has kept the key, or
  /// it types nothing.
  private func takeFollowingText() -> String {
    var next = SDL_Event()
    let type = SDL_TEXTINPUT.rawValue
    guard library.peek(&next, 1, SDL_GETEVENT, type, type) == 1 else { return "" }
    return next.text.string
  }

  /// Text of an input method comes without a key.
  private func type(_ event: SDL_TextInputEvent) -> Bool {
    display.send(.text(event.string))
    return true
  }

  private var heldModifiers: KeyModifiers {
    KeyModifiers(sdl: UInt32(library.modifiers().rawValue))
  }
}

extension KeyModifiers {
  /// The modifiers by SDL's bits; the key with the logo stands for command, as control is one too.
  fileprivate init(sdl bits: UInt32) {
    self = []
    if bits & 0x0003 != 0 { insert(.shift) }
    if bits & 0x00C0 != 0 { insert(.control) }
    if bits & 0x0300 != 0 { insert(.alternate) }
    if bits & 0x0C00 != 0 { insert(.command) }
  }
}

extension SDL_TextInputEvent {
  /// The text, which SDL keeps in a C array.
  fileprivate var string: String {
    withUnsafeBytes(of: text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
