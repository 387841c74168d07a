internal import CSDL

/// The events that SDL has read, which come for all windows in one line, by window.
final class WindowEvents {
  private var waiting: [Uint32: [SDL_Event]] = [:]
  /// The most events of one turn; of a lot of input a part waits for the next, so that frames go on.
  private static let most = 1000

  /// Reads on, and takes the events of a window; those of no window are for whoever asks.
  func take(for window: Uint32, from library: WindowLibrary) -> [SDL_Event] {
    var event = SDL_Event()
    var count = 0
    while count < Self.most, library.nextEvent(&event) == 1 {
      count += 1
      let id = event.window(else: window)
      waiting[id, default: []].append(event)
    }
    return waiting.removeValue(forKey: window) ?? []
  }

  /// Forgets what a window has not taken; answers it, since texts in it have to be freed.
  func close(_ window: Uint32) -> [SDL_Event] { waiting.removeValue(forKey: window) ?? [] }
}

extension SDL_Event {
  /// The number of the window that the event is about; `other` for an event of none.
  fileprivate func window(else other: Uint32) -> Uint32 {
    let id: Uint32 =
      switch SDL_EventType(type) {
      case SDL_WINDOWEVENT: window.windowID
      case SDL_KEYDOWN, SDL_KEYUP: key.windowID
      case SDL_TEXTINPUT: text.windowID
      case SDL_TEXTEDITING: edit.windowID
      case SDL_TEXTEDITING_EXT: editExt.windowID
      case SDL_MOUSEMOTION: motion.windowID
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
      case SDL_MOUSEWHEEL: wheel.windowID
      case SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE: drop.windowID
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: tfinger.windowID
      default: 0
      }
    return id == 0 ? other : id
  }
}
