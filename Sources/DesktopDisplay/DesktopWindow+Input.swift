internal import CSDL
internal import Device
internal import Foundation
package import UIKitCore

extension DesktopWindow {
  /// Takes what SDL has read from the server.
  package func takeInput(for screen: UIScreen) -> WindowInput {
    var result = WindowInput()
    guard !isLost else { return result }
    self.screen = screen
    // The pointer and the input method are those of the window that is used.
    if isUsed {
      show(screen.pointerShape)
      placeInputMethod(at: screen.typingBox)
    }
    let events = library.events.take(for: number, from: library)
    surface?.takeEvents()
    if surface?.isLost == true {
      lose()
      return result
    }
    followScale(&result)
    defer { free(textOf: events) }
    var own: [WaylandInput] = []
    if let surface { own = takeInput(of: surface) } else { takePads(&result) }
    guard !events.isEmpty || !own.isEmpty else {
      takeFallen(isKnown: false, for: screen, &result)
      takeVisitor(for: screen, &result)
      return result
    }
    let followed = translation.followsPointer
    (translation.size, translation.scale) = (pointSize, 1 / unit)
    let inputs =
      translation.translate(InputTranslation.without(known, events)).map(withPen)
      + translation.translate(own, unit: unit)
    if translation.followsPointer != followed {
      _ = library.captureMouse(followed ? SDL_FALSE : SDL_TRUE)
    }
    for input in inputs { send(input, to: screen, &result) }
    takeFallen(isKnown: inputs.contains(where: \.isDrop), for: screen, &result)
    takeVisitor(for: screen, &result)
    return result
  }

  /// SDL hands over the texts of what is dropped.
  func free(textOf events: [SDL_Event]) {
    for event in events { event.ownedText.map { library.free($0) } }
  }

  /// Gives the pointer the shape that suits what lies under it.
  private func show(_ shape: PointerShape) {
    guard shape != pointer else { return }
    if !isKiosk, shape == .hidden || pointer == .hidden {
      _ = library.showPointer(shape == .hidden ? 0 : 1)
    }
    pointer = shape
    guard shape != .hidden else { return }
    if pointers[shape] == nil { pointers[shape] = library.makePointer(Self.cursor(shape)) }
    library.setPointer(pointers[shape])
  }

  private static func cursor(_ shape: PointerShape) -> SDL_SystemCursor {
    switch shape {
    case .beam: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .arrow, .hidden: SDL_SYSTEM_CURSOR_ARROW
    }
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
    case .focused(let isFocused):
      isUsed = isFocused
      if isFocused { (result.isFocused, typingBox) = (true, nil) }
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
      let isMouse = (0..<InputTranslation.firstFinger).contains(id)
      display.send(.touch(id: id, phase: phase, point: point), by: isMouse ? .pointer : .finger)
    case .hover(let point): display.send(.hover(point))
    case .secondaryPress(let point): display.send(.secondaryPress(point))
    case .dropped(let things): drop(things, on: screen)
    case .scroll(let distance, let point): display.send(.scroll(by: distance, point: point))
    case .pad(let motion, let phase, let point):
      display.send(.pad(motion, phase: phase, point: point))
    case .pencil(let id, let phase, let point, let pose):
      display.send(.touch(id: id, phase: phase, point: point), by: .pencil(pose))
    case .pencilHover(let point, let pose): display.send(.hover(point), by: .pencil(pose))
    case .pencilTap: display.send(.pencilTap)
    case .key(let code, let isDown, let modifiers, let text):
      let key = OfferedKey(isDown: isDown, usage: code, modifiers: modifiers.rawValue, text: text)
      screen.offer(key, modifiers) { [display] in
        display.send(.key(code: code, isDown: isDown, modifiers: modifiers))
        if !text.isEmpty { display.send(.text(text)) }
      }
    case .text(let text): display.send(.text(text))
    case .marked(let text, let selected): display.send(.markedText(text, selected: selected))
    case .closed, .exposed, .focused, .command, .resized: break
    }
  }
}
