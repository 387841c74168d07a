internal import CSDL
internal import Foundation

/// Data that another program copied, or drags over the app's windows, in the forms that it has.
final class WaylandOffer {
  private let object: WaylandObject
  private let session: WaylandSession
  /// The names of the forms.
  private(set) var forms: [String] = []

  init?(_ proxy: OpaquePointer, _ session: WaylandSession) {
    // A drag is given up by the end of its offer, which SDL has one of as well.
    guard let object = WaylandObject(proxy, session.library) else { return nil }
    (self.object, self.session) = (object, session)
    object.handler = { [unowned self] event, values in
      if event == 0 { forms.append(values[0].text) }
    }
  }

  /// True if the app said last that it would take what is dragged; nil before it said anything.
  private var isAccepted: Bool?

  /// Says that the app would take what is dragged, as a copy, or that it would not, so that the
  /// desktop's pointer shows which (V-289).
  func accept(_ serial: UInt32, _ isWelcome: Bool = true) {
    guard isAccepted != isWelcome else { return }
    isAccepted = isWelcome
    let form = isWelcome ? forms.first { OfferedThings.isRead($0) } : nil
    form.withCString { object.send(0, [wl_argument(u: serial), wl_argument(s: $0)]) }
    guard session.library.version(object.proxy) >= 3, form != nil || !isWelcome else { return }
    let action = wl_argument(u: isWelcome ? 1 : 0)
    object.send(4, [action, action])
  }

  /// Says that what was dropped has been read.
  func finish() {
    if session.library.version(object.proxy) >= 3 { object.send(3) }
  }

  /// The data of a form; nil if the program doesn't give them in time.
  func read(_ form: String) -> Data? {
    var ends: [Int32] = [0, 0]
    guard forms.contains(form), pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    form.withCString { object.send(1, [wl_argument(s: $0), wl_argument(h: ends[1])]) }
    session.flush()
    close(ends[1])
    defer { close(ends[0]) }
    return Self.read(ends[0])
  }

  /// The most bytes that are read, and the seconds that they may take: the app stands still meanwhile.
  private static let most = 64 << 20
  private static let patience = 1.0

  private static func read(_ file: Int32) -> Data? {
    var result = Data()
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while result.count <= most {
      var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(patience * 1000)) > 0 else { return nil }
      let count = Glibc.read(file, &part, part.count)
      if count == 0 { return result }
      guard count > 0 else { return nil }
      result += part.prefix(count)
    }
    return nil
  }
}

extension Optional<String> {
  /// Calls with the text as C has it, or with nil.
  fileprivate func withCString(_ body: (UnsafePointer<CChar>?) -> Void) {
    if let self { self.withCString { body($0) } } else { body(nil) }
  }
}
