internal import CSDL
internal import Device
internal import Foundation

/// The pointer, the pads and the keys of a compositor, as far as SDL leaves out what they say: scrolling
/// by fingers, gestures, and the numbers of presses, without which nothing is copied or dragged.
final class WaylandSeat {
  let session: WaylandSession
  let proxy: WaylandObject
  /// The number of the last press of a key or a button, or that of the keys' coming.
  private(set) var serial: UInt32 = 0
  /// The number of the press of the pointer's button that is down; nil while none is.
  private(set) var pressSerial: UInt32?
  /// The surface that the pointer is over; nil for one of another program.
  private(set) var surface: OpaquePointer?
  /// The place of the pointer on the surface, in units of the desktop.
  private(set) var place = CGPoint.zero
  /// The pens of tablets.
  private(set) var pens: WaylandPens?
  private var pointer: WaylandObject?
  private var keyboard: WaylandObject?
  private var gestures: WaylandGestures?
  private var scroll = ScrollFrame()
  /// The input that no window has taken, by surface.
  private var waiting: [OpaquePointer: [WaylandInput]] = [:]

  /// Nil for a compositor without a seat.
  init?(_ session: WaylandSession) {
    let version: UInt32 = 5
    let made = try? session.globals.bind("wl_seat", version: version)
    guard let made, let proxy = WaylandObject(made, session.library) else { return nil }
    (self.session, self.proxy) = (session, proxy)
    proxy.handler = { [unowned self] event, values in
      if event == 0 { adopt(capabilities: values[0].u) }
    }
    pens = WaylandPens(self)
  }

  /// True if the compositor tells of the pointer in frames, so that SDL's word is not needed.
  var tellsOfPointer: Bool { pointer != nil && session.library.version(proxy.proxy) >= 5 }

  private func adopt(capabilities: UInt32) {
    if capabilities & 1 != 0, pointer == nil {
      pointer = WaylandObject(proxy.make("wl_pointer", 0, [.new]), session.library, endedBy: 1)
      pointer?.handler = { [unowned self] event, values in hearPointer(event, values) }
      gestures = pointer.flatMap { WaylandGestures(self, $0) }
    }
    if capabilities & 2 != 0, keyboard == nil {
      keyboard = WaylandObject(proxy.make("wl_keyboard", 1, [.new]), session.library, endedBy: 0)
      keyboard?.handler = { [unowned self] event, values in hearKeyboard(event, values) }
    }
  }

  // MARK: - For windows

  /// Has inputs for a surface be kept until they are taken; those for others are dropped.
  func open(_ surface: OpaquePointer) { waiting[surface] = [] }

  /// The surface goes.
  func close(_ surface: OpaquePointer) { waiting[surface] = nil }

  /// Takes the inputs for a surface, oldest first.
  func takeInputs(for surface: OpaquePointer) -> [WaylandInput] {
    defer { waiting[surface]?.removeAll() }
    return waiting[surface] ?? []
  }

  /// Keeps an input for the window of a surface.
  func add(_ input: InputTranslation.Input, for surface: OpaquePointer?) {
    if let surface { waiting[surface]?.append(.input(input)) }
  }

  /// Keeps a move of the pointer to a place of a surface, as SDL would report it.
  func addMove(to place: CGPoint, for surface: OpaquePointer?) {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (Int32(place.x), Int32(place.y))
    if let surface { waiting[surface]?.append(.event(event)) }
  }

  /// Keeps a change of a button, by SDL's number, as SDL would report it.
  func addButton(
    _ button: Int32,
    isDown: Bool,
    at place: CGPoint,
    for surface: OpaquePointer?
  ) {
    var event = SDL_Event()
    event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    (event.button.x, event.button.y) = (Int32(place.x), Int32(place.y))
    event.button.button = UInt8(button)
    if let surface { waiting[surface]?.append(.event(event)) }
  }

  /// Keeps what fingers on a pad do with what is under the pointer.
  func add(_ motion: PadMotion, _ phase: TouchPhase) {
    add(.pad(motion, phase: phase, point: place), for: surface)
  }

  // MARK: - The pointer and the keys

  private func hearPointer(_ event: Int, _ values: WaylandObject.Values) {
    switch event {
    case 0:
      surface = values[1].o
      place = CGPoint(x: values[2].number, y: values[3].number)
      addMove(to: place, for: surface)
    case 1:
      endScroll(.cancelled)
      (surface, pressSerial) = (nil, nil)
    case 2:
      place = CGPoint(x: values[1].number, y: values[2].number)
      addMove(to: place, for: surface)
    case 3: press(values[2].u, isDown: values[3].u == 1, serial: values[0].u)
    case 4: scroll.move(by: values[2].number, isAcross: values[1].u == 1)
    case 5: takeFrame()
    case 6: scroll.isFinger = values[0].u == ScrollFrame.finger
    case 7: scroll.hasStopped = true
    case 8: scroll.turn(by: values[1].i, isAcross: values[0].u == 1)
    default: break
    }
  }

  private func press(_ code: UInt32, isDown: Bool, serial: UInt32) {
    self.serial = serial
    let buttons = [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE]
    // The kernel numbers buttons from 0x110, and the right one before the middle one.
    guard let button = buttons.dropFirst(Int(code) - 0x110).first, code >= 0x110 else { return }
    if button == SDL_BUTTON_LEFT { pressSerial = isDown ? serial : nil }
    addButton(button, isDown: isDown, at: place, for: surface)
  }

  private func hearKeyboard(_ event: Int, _ values: WaylandObject.Values) {
    // The keys come to a window, or one of them is pressed.
    if event == 1 || event == 3 && values[3].u == 1 { serial = values[0].u }
  }

  /// The events of the pointer since the last frame, which belong together.
  private func takeFrame() {
    defer { scroll.clear() }
    guard surface != nil else { return }
    if !scroll.isFinger {
      let distance = scroll.notches
      if distance != .zero { add(.scroll(by: distance, point: place), for: surface) }
      return
    }
    if scroll.distance != .zero {
      if !scroll.isUnderWay { add(.scroll(by: .zero), .began) }
      scroll.isUnderWay = true
      add(.scroll(by: scroll.distance), .moved)
    }
    if scroll.hasStopped { endScroll(.ended) }
  }

  private func endScroll(_ phase: TouchPhase) {
    guard scroll.isUnderWay else { return }
    scroll.isUnderWay = false
    add(.scroll(by: .zero), phase)
  }
}

/// Something that a window gets: an event as SDL would report it, or what SDL has no event for.
enum WaylandInput {
  case event(SDL_Event)
  case input(InputTranslation.Input)
}

/// The events of one frame of the pointer that are about scrolling.
struct ScrollFrame {
  /// The number of fingers on a pad among the sources of scrolling.
  static let finger: UInt32 = 1

  /// True from the first distance until the fingers leave the pad.
  var isUnderWay = false
  /// True if the fingers have left the pad.
  var hasStopped = false
  /// True for fingers on a pad, false for wheels.
  var isFinger = false
  /// The way of what is scrolled, in units of the desktop.
  private(set) var distance = CGSize.zero
  private var steps: CGSize?

  /// The way that the notches of a wheel lead, in points; a wheel without notches says a distance.
  var notches: CGSize {
    guard let steps else { return distance }
    let length = InputTranslation.pointsPerNotch
    return CGSize(width: steps.width * length, height: steps.height * length)
  }

  /// Compositors count downwards and to the right, to where the view goes; what is scrolled goes the
  /// other way.
  mutating func move(by value: CGFloat, isAcross: Bool) {
    if isAcross { distance.width -= value } else { distance.height -= value }
  }

  mutating func turn(by count: Int32, isAcross: Bool) {
    var all = steps ?? .zero
    if isAcross { all.width -= CGFloat(count) } else { all.height -= CGFloat(count) }
    steps = all
  }

  /// Forgets what the next frame says anew; the source is said with each.
  mutating func clear() {
    (distance, steps, hasStopped, isFinger) = (.zero, nil, false, false)
  }
}
