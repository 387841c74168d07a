internal import CSDL
internal import Foundation

/// The app's own part of SDL's connection with a compositor: what SDL leaves out, and what needs the
/// numbers of presses, goes by it.
final class WaylandSession {
  let library: WaylandLibrary
  let display: OpaquePointer
  let globals: WaylandGlobals
  /// The compositor's side of shared memory.
  let memory: OpaquePointer
  /// Gives surfaces sizes apart from those of buffers; nil for a compositor that can't.
  let viewporter: WaylandObject?
  /// Says which scale a surface is seen at; nil for a compositor that knows whole numbers alone.
  let scales: WaylandObject?
  /// The pointer, the keys, the pads and the pens; nil for a compositor without a seat.
  private(set) var seat: WaylandSeat?
  /// The device for what is copied and dragged; nil for a compositor that passes nothing on.
  private(set) var device: WaylandDevice?
  /// Makes surfaces; nil for none that can be used.
  let compositor: WaylandObject?
  private let queue: OpaquePointer

  /// The session on a connection of SDL's, made with the first window.
  static func session(on display: OpaquePointer) throws(WindowError) -> WaylandSession {
    if let current, current.display == display { return current }
    let session = try WaylandSession(display)
    current = session
    session.seat = WaylandSeat(session)
    session.device = session.seat.flatMap { WaylandDevice(session, $0) }
    // Once it has said what it has, so that nothing of the first window's input is missed.
    session.globals.roundTrip(display)
    return session
  }

  private static var current: WaylandSession?

  private init(_ display: OpaquePointer) throws(WindowError) {
    let library = try WaylandLibrary.shared.get()
    guard let queue = library.makeQueue(display) else { throw .noConnection }
    globals = try WaylandGlobals(display, queue: queue, library)
    guard let memory = try globals.bind("wl_shm", version: 1) else { throw .noConnection }
    (self.library, self.display, self.queue, self.memory) = (library, display, queue, memory)
    compositor = WaylandObject(try globals.bind("wl_compositor", version: 1), library)
    viewporter = WaylandObject(try globals.bind("wp_viewporter", version: 1), library)
    scales = WaylandObject(try globals.bind("wp_fractional_scale_manager_v1", version: 1), library)
  }

  /// True once the compositor has gone.
  var isLost: Bool { library.error(display) != 0 }

  /// Takes what the compositor has said.
  func takeEvents() { _ = library.dispatch(display, queue) }

  /// Sends what was asked for.
  func flush() { _ = library.flush(display) }
}
