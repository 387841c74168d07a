internal import CSDL
internal import Device
internal import Foundation
package import UIKitCore

extension DesktopWindow {
  /// Takes what SDL has read from the server.
  package func takeInput(for screen: UIScreen) -> WindowInput {
    var result = WindowInput()
    guard !isLost else { return result }
    show(screen.pointerShape)
    placeInputMethod(at: screen.typingBox)
    let events = waitingEvents()
    surface?.takeEvents()
    if surface?.isLost == true {
      lose()
      return result
    }
    guard !events.isEmpty else { return result }
    defer { free(textOf: events) }
    let followed = translation.followsPointer
    translation.size = pointSize
    let inputs = translation.translate(events)
    if translation.followsPointer != followed {
      _ = library.captureMouse(followed ? SDL_FALSE : SDL_TRUE)
    }
    for input in inputs { send(input, to: screen, &result) }
    return result
  }

  /// Everything that SDL has read; of a lot of input a part waits for the next turn, so that frames
  /// go on.
  private func waitingEvents() -> [SDL_Event] {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while events.count < Self.mostEvents, library.nextEvent(&event) == 1 { events.append(event) }
    return events
  }

  private static let mostEvents = 1000

  /// SDL hands over the texts of what is dropped.
  private func free(textOf events: [SDL_Event]) {
    for event in events { event.ownedText.map { library.free($0) } }
  }

  /// Gives the pointer the shape that suits what lies under it.
  private func show(_ shape: PointerShape) {
    guard shape != pointer else { return }
    pointer = shape
    if pointers[shape] == nil {
      pointers[shape] = library.makePointer(
        shape == .beam ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW
      )
    }
    library.setPointer(pointers[shape])
  }

  /// Has an input method show what it offers beside the caret, whose box is in points of the screen.
  private func placeInputMethod(at box: CGRect?) {
    guard let box, box != typingBox else { return }
    typingBox = box
    // A view may have no place that is a number, with which rectangles cannot be intersected.
    guard [box.minX, box.minY, box.width, box.height].allSatisfy(\.isFinite) else { return }
    // A view may lie anywhere, the caret that helps is on the window.
    let seen = box.intersection(CGRect(origin: .zero, size: pointSize))
    guard !seen.isNull else { return }
    var rect = SDL_Rect(
      x: Int32(seen.minX / unit),
      y: Int32(seen.minY / unit),
      w: Int32(seen.width / unit),
      h: Int32(seen.height / unit)
    )
    library.setTextPlace(&rect)
  }

  /// Hands one input on, and notes what it was.
  private func send(
    _ input: InputTranslation.Input,
    to screen: UIScreen,
    _ result: inout WindowInput
  ) {
    switch input {
    case .closed: result.isClosed = true
    case .exposed: showWhole()
    case .command(let command): result.commands.append(command)
    case .resized(let width, let height):
      let isOther = adopt(WindowSize(width: width, height: height))
      result.isSomething = result.isSomething || isOther
    default:
      send(input, to: screen)
      result.isSomething = true
    }
  }

  private func send(_ input: InputTranslation.Input, to screen: UIScreen) {
    switch input {
    case .touch(let id, let phase, let point):
      let isMouse = id < InputTranslation.firstFinger
      display.send(.touch(id: id, phase: phase, point: point), by: isMouse ? .pointer : .finger)
    case .hover(let point): display.send(.hover(point))
    case .secondaryPress(let point): display.send(.secondaryPress(point))
    case .dropped(let path): UIApplication.shared.receive(Self.url(path))
    case .scroll(let distance, let point): display.send(.scroll(by: distance, point: point))
    case .key(let code, let isDown, let modifiers, let text):
      let key = OfferedKey(isDown: isDown, usage: code, modifiers: modifiers.rawValue, text: text)
      screen.offer(key, modifiers) { [display] in
        display.send(.key(code: code, isDown: isDown, modifiers: modifiers))
        if !text.isEmpty { display.send(.text(text)) }
      }
    case .text(let text): display.send(.text(text))
    case .marked(let text, let selected): display.send(.markedText(text, selected: selected))
    case .closed, .exposed, .command, .resized: break
    }
  }

  /// A file's path, or an address, as a URL.
  private static func url(_ text: String) -> URL {
    text.hasPrefix("/")
      ? URL(fileURLWithPath: text) : URL(string: text) ?? URL(fileURLWithPath: text)
  }
}
