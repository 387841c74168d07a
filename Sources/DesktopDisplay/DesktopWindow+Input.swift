internal import CSDL
internal import Device
package import UIKitCore

extension DesktopWindow {
  /// Takes what SDL has read from the server.
  package func takeInput(for screen: UIScreen) -> WindowInput {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while library.nextEvent(&event) == 1 { events.append(event) }
    guard !events.isEmpty else { return .nothing }
    let followed = translation.followsPointer
    translation.size = pointSize
    let inputs = translation.translate(events)
    if translation.followsPointer != followed {
      _ = library.captureMouse(followed ? SDL_FALSE : SDL_TRUE)
    }
    var result = WindowInput.nothing
    for input in inputs {
      if input == .closed { return .closed }
      if send(input, to: screen) { result = .something }
    }
    return result
  }

  /// Hands one input on; false for what is no concern of the app.
  private func send(_ input: InputTranslation.Input, to screen: UIScreen) -> Bool {
    switch input {
    case .touch(let id, let phase, let point):
      display.send(.touch(id: id, phase: phase, point: point))
    case .scroll(let distance, let point): display.send(.scroll(by: distance, point: point))
    case .key(let code, let isDown, let modifiers, let text):
      let key = OfferedKey(isDown: isDown, usage: code, modifiers: modifiers.rawValue, text: text)
      screen.offer(key, modifiers) { [display] in
        display.send(.key(code: code, isDown: isDown, modifiers: modifiers))
        if !text.isEmpty { display.send(.text(text)) }
      }
    case .text(let text): display.send(.text(text))
    case .exposed:
      showWhole()
      return false
    case .closed: return false
    }
    return true
  }
}
