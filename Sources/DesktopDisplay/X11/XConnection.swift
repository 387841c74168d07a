internal import CSDL
internal import Dispatch
internal import Glibc

/// A connection of the app's own with the X server, beside that of SDL: what is copied and dragged goes
/// by it, in all forms that it has.
final class XConnection {
  /// The connection, made with the first window; nil without a server.
  static let shared = XConnection()

  let library: XLibrary
  let server: OpaquePointer
  let root: UInt
  /// A window that nobody sees: it owns selections, and gets those of other programs.
  let window: UInt
  private var atoms: [String: UInt] = [:]
  private var input: (any DispatchSourceRead)?
  /// The app's offers, by selection.
  var offers: [UInt: OfferedForms] = [:]
  /// The data on their way to other programs in parts.
  var transfers = XTransfers(size: 1 << 18)
  /// The programs that didn't answer when they were asked for a selection.
  var silence = XSilence()
  /// The drag that began last.
  var drag: XDrag?
  /// Counts what other programs copied; nil where the server doesn't tell.
  private(set) var copies: XCopies?
  /// Pads and pens; nil where the server doesn't tell of them.
  private(set) var pads: XInput?

  /// Bits of the events that a window gets: changes of its properties.
  static let propertyChanges = 1 << 22
  /// Bits of the events that a window gets: among others, its end.
  static let structureChanges = 1 << 17

  private init?() {
    guard let library = try? XLibrary(), let server = library.connect(nil) else { return nil }
    (self.library, self.server) = (library, server)
    root = library.root(server)
    window = library.makeWindow(server, root, -1, -1, 1, 1, 0, 0, 0)
    _ = library.selectInput(server, window, Self.propertyChanges)
    Self.keepErrors(away: server, library)
    pads = XInput(self)
    copies = XCopies(server, window, selection: atom("CLIPBOARD"))
    let input = DispatchSource.makeReadSource(
      fileDescriptor: library.descriptor(server),
      queue: .main
    )
    input.setEventHandler { [unowned self] in MainActor.assumeIsolated { takeEvents() } }
    input.resume()
    self.input = input
  }

  /// The server's number for a name.
  func atom(_ name: String) -> UInt {
    if let known = atoms[name] { return known }
    let number = library.atom(server, name, 0)
    atoms[name] = number
    return number
  }

  // MARK: - Events

  /// Handles what the server has sent.
  func takeEvents() {
    while library.pending(server) > 0 { handle(nextEvent()) }
    _ = library.flush(server)
  }

  /// Waits for an event for some seconds, and handles what comes before it.
  func wait(for isWanted: (XEvent) -> Bool, seconds: Double = 1) -> XEvent? {
    _ = library.flush(server)
    let end = DispatchTime.now() + seconds
    while true {
      while library.pending(server) > 0 {
        let event = nextEvent()
        if isWanted(event) { return event }
        handle(event)
      }
      let now = DispatchTime.now()
      guard now < end else { return nil }
      let rest = Int32((end.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000) + 1
      var waiting = pollfd(fd: library.descriptor(server), events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, rest)
    }
  }

  private func nextEvent() -> XEvent {
    var event = XEvent()
    _ = library.nextEvent(server, &event)
    return event
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    case SelectionRequest: answer(event.xselectionrequest)
    case SelectionClear:
      // The app may have taken the selection back before it hears that another program had it.
      let selection = event.xselectionclear.selection
      if library.owner(server, selection) != window { offers[selection] = nil }
    case PropertyNotify: if event.xproperty.state == PropertyDelete { sendPart(event.xproperty) }
    case DestroyNotify: transfers.end(of: event.xdestroywindow.window)
    case ClientMessage: drag?.take(event.xclient)
    case GenericEvent:
      var event = event
      pads?.take(&event)
    default: copies?.take(event, own: window)
    }
  }

  /// Sends a message of five numbers to another program's window.
  func send(_ name: String, to window: UInt, _ numbers: (Int, Int, Int, Int, Int)) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = numbers
    _ = library.send(server, window, 0, 0, &event)
    _ = library.flush(server)
  }

  // MARK: - Errors

  /// Other programs' windows may be gone when something is sent there, upon which Xlib would end the
  /// program.
  private static func keepErrors(away server: OpaquePointer, _ library: XLibrary) {
    own = server
    others = library.setErrorHandler { server, event in
      MainActor.assumeIsolated {
        if XConnection.tried == server { XConnection.hasFailed = true }
        let isKept = XConnection.own == server || XConnection.tried == server
        return isKept ? 0 : XConnection.others?(server, event) ?? 0
      }
    }
  }

  /// Asks a server for something that it may refuse, which would else end the program; true if it did
  /// not.
  ///
  /// `request` has to wait for the server's answer.
  static func allows(_ request: () -> Void, on server: OpaquePointer) -> Bool {
    (tried, hasFailed) = (server, false)
    request()
    tried = nil
    return !hasFailed
  }

  private static var own: OpaquePointer?
  /// The connection by which something is asked for that may be refused, and whether it was.
  private static var (tried, hasFailed): (OpaquePointer?, Bool) = (nil, false)
  private static var others: XLibrary.ErrorHandler?
}
