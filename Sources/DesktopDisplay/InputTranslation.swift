internal import CSDL
internal import Device
internal import Foundation
internal import UIKitCore

/// The meaning of SDL's events for an app: touches, keys and text in the order in which they came.
///
/// A value, so that tests need no window: it knows the modifiers that are held and the fingers that
/// the mouse has down.
struct InputTranslation {
  /// The meaning of one event.
  enum Input: Equatable {
    case touch(id: Int, phase: TouchPhase, point: CGPoint)
    /// The pointer moves without a button; nil where it left the window.
    case hover(CGPoint?)
    /// The secondary button of the mouse goes down.
    case secondaryPress(CGPoint)
    /// Things that another program's user dropped on the window.
    case dropped([Dropped])
    case scroll(by: CGSize, point: CGPoint)
    /// Fingers on a pad do something.
    case pad(PadMotion, phase: TouchPhase, point: CGPoint)
    /// A pen touches the window.
    case pencil(id: Int, phase: TouchPhase, point: CGPoint, PencilPose)
    /// A pen is close to the window; nil where it no longer is.
    case pencilHover(CGPoint?, PencilPose)
    /// The button of a pen goes down.
    case pencilTap
    /// A key with the text that it types, which is empty where it types none or an input method
    /// keeps it.
    case key(code: Int, isDown: Bool, modifiers: KeyModifiers, text: String)
    case text(String)
    /// Text that an input method has not decided yet, and the part of it that is chosen, in UTF-16 units.
    case marked(String, selected: Range<Int>)
    /// The window has another size, in units of SDL's.
    case resized(width: Int32, height: Int32)
    case command(LiveCommand)
    /// The window has to be shown once more.
    case exposed
    /// The keys go to the window, or no longer do.
    case focused(Bool)
    case closed
  }

  /// One of the things that are dropped together.
  enum Dropped: Equatable {
    /// A file's path or an address.
    case file(String)
    case text(String)
  }

  /// SDL's units to a point.
  var scale: CGFloat
  /// The size of the window, in points.
  var size: CGSize
  /// True if some keys are commands for the device.
  var takesCommands = false
  private var fingers = PointerFingers()
  private var held: KeyModifiers = []
  /// Things of a drop that isn't complete.
  private var drops: [Dropped] = []

  /// A translation for a window of a size in points.
  init(scale: CGFloat, size: CGSize) { (self.scale, self.size) = (scale, size) }

  /// True while the mouse has a finger down, so that it is to be followed outside of the window.
  var followsPointer: Bool { fingers.areDown }

  /// Translates the events of one turn, oldest first; of moves without a button that follow one another
  /// only the last counts, as those of a finger are brought together later.
  mutating func translate(_ events: [SDL_Event]) -> [Input] {
    var inputs: [Input] = []
    var index = events.startIndex
    while index < events.endIndex {
      let event = events[index]
      index += 1
      let next = index < events.endIndex ? events[index] : nil
      let isPassed = event.kind == SDL_MOUSEMOTION && next?.kind == SDL_MOUSEMOTION
      if isPassed, !fingers.areDown { continue }
      // SDL reports the text of a key right behind the key.
      let typed = event.kind == SDL_KEYDOWN && next?.kind == SDL_TEXTINPUT ? next : nil
      if typed != nil { index += 1 }
      inputs += translate(event, typed: typed?.text.string ?? "")
    }
    return inputs
  }

  private mutating func translate(_ event: SDL_Event, typed: String) -> [Input] {
    switch event.kind {
    case SDL_QUIT: [.closed]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button)
    case SDL_MOUSEMOTION:
      move(to: point(event.motion.x, event.motion.y))
    case SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: drop(event)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: [finger(event.tfinger)]
    case SDL_MOUSEWHEEL: [wheel(event.wheel)]
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key, typed: typed)
    case SDL_TEXTINPUT: [.text(event.text.string)]
    case SDL_TEXTEDITING:
      [marked(event.edit.string, event.edit.start, event.edit.length)]
    case SDL_TEXTEDITING_EXT: longMarked(event.editExt)
    case SDL_WINDOWEVENT: window(event.window)
    default: []
    }
  }

  /// Collects the things that are dropped together, which come one by one.
  private mutating func drop(_ event: SDL_Event) -> [Input] {
    guard event.kind == SDL_DROPCOMPLETE else {
      guard let text = event.drop.file.map({ String(cString: $0) }) else { return [] }
      drops.append(event.kind == SDL_DROPFILE ? .file(text) : .text(text))
      return []
    }
    defer { drops = [] }
    return drops.isEmpty ? [] : [.dropped(drops)]
  }

  // MARK: - Fingers

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  private var middle: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  private func touches(_ changes: [PointerFingers.Change]) -> [Input] {
    changes.map { .touch(id: $0.id, phase: $0.phase, point: $0.point) }
  }

  private mutating func move(to place: CGPoint) -> [Input] {
    guard fingers.areDown else { return [.hover(place)] }
    return touches(fingers.move(to: place, around: middle))
  }

  private mutating func button(_ event: SDL_MouseButtonEvent) -> [Input] {
    let place = point(event.x, event.y)
    guard Int32(event.button) == SDL_BUTTON_LEFT else {
      let isSecondary = Int32(event.button) == SDL_BUTTON_RIGHT
      let opens = isSecondary && event.type == SDL_MOUSEBUTTONDOWN.rawValue && !fingers.areDown
      return opens ? [.secondaryPress(place)] : []
    }
    guard event.type == SDL_MOUSEBUTTONDOWN.rawValue else {
      return touches(fingers.release(at: place, around: middle))
    }
    let isPair = held.contains(.alternate)
    // A finger does not hover.
    return [.hover(nil)] + touches(fingers.press(at: place, around: middle, isPair: isPair))
  }

  /// A finger on a touch screen; SDL gives its place as a part of the window's size.
  private func finger(_ event: SDL_TouchFingerEvent) -> Input {
    let phase: TouchPhase =
      switch SDL_EventType(event.type) {
      case SDL_FINGERDOWN: .began
      case SDL_FINGERUP: .ended
      default: .moved
      }
    let place = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    let id = Self.firstFinger &+ Int(truncatingIfNeeded: event.fingerId)
    return .touch(id: id, phase: phase, point: place)
  }

  /// The first number of a finger on a touch screen; the mouse has the two before.
  static let firstFinger = 2

  private func wheel(_ event: SDL_MouseWheelEvent) -> Input {
    let distance = CGSize(
      width: -CGFloat(event.preciseX) * Self.pointsPerNotch,
      height: CGFloat(event.preciseY) * Self.pointsPerNotch
    )
    return .scroll(by: distance, point: point(event.mouseX, event.mouseY))
  }

  /// The points that a notch of a wheel scrolls: some three lines of text.
  static let pointsPerNotch: CGFloat = 60

  // MARK: - Keys and the window

  /// SDL counts the chosen part of undecided text in characters; what it does not know is negative.
  private func marked(_ text: String, _ start: Int32, _ length: Int32) -> Input {
    let before = text.prefix(max(0, Int(start)))
    let chosen = text[before.endIndex...].prefix(max(0, Int(length)))
    let first = before.utf16.count
    return .marked(text, selected: first..<first + chosen.utf16.count)
  }

  /// Undecided text that is longer than an event of SDL's.
  private func longMarked(_ event: SDL_TextEditingExtEvent) -> [Input] {
    guard let bytes = event.text else { return [] }
    return [marked(String(cString: bytes), event.start, event.length)]
  }

  /// SDL numbers keys as keyboards do, and so does the kit.
  private mutating func key(_ event: SDL_KeyboardEvent, typed: String) -> [Input] {
    held = KeyModifiers(sdl: UInt32(event.keysym.mod))
    let code = Int(event.keysym.scancode.rawValue)
    let isDown = event.type == SDL_KEYDOWN.rawValue
    if takesCommands, let command = LiveCommand.command(of: code, held) {
      return isDown && event.repeat == 0 ? [.command(command)] : []
    }
    return [.key(code: code, isDown: isDown, modifiers: held, text: typed)]
  }

  /// A window that loses the focus does not learn when the button is let go elsewhere.
  private mutating func window(_ event: SDL_WindowEvent) -> [Input] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return [.resized(width: event.data1, height: event.data2)]
    case SDL_WINDOWEVENT_LEAVE where !fingers.areDown: return [.hover(nil)]
    case SDL_WINDOWEVENT_FOCUS_GAINED: return [.focused(true)]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      held = []
      return touches(fingers.cancel(around: middle)) + [.focused(false)]
    case SDL_WINDOWEVENT_CLOSE: return [.closed]
    default: return []
    }
  }
}

extension KeyModifiers {
  /// The modifiers by SDL's bits; the key with the logo is command.
  fileprivate init(sdl bits: UInt32) {
    self = []
    if bits & UInt32(KMOD_SHIFT.rawValue) != 0 { insert(.shift) }
    if bits & UInt32(KMOD_CTRL.rawValue) != 0 { insert(.control) }
    if bits & UInt32(KMOD_ALT.rawValue) != 0 { insert(.alternate) }
    if bits & UInt32(KMOD_GUI.rawValue) != 0 { insert(.command) }
  }
}

extension SDL_Event {
  /// The text that SDL hands over and that has to be freed; nil for events without one.
  var ownedText: UnsafeMutablePointer<CChar>? {
    switch kind {
    case SDL_DROPFILE, SDL_DROPTEXT: drop.file
    case SDL_TEXTEDITING_EXT: editExt.text
    default: nil
    }
  }

  fileprivate var kind: SDL_EventType { SDL_EventType(type) }
}

extension SDL_TextEditingEvent {
  /// The text, which SDL keeps in a C array.
  fileprivate var string: String {
    withUnsafeBytes(of: text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
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
