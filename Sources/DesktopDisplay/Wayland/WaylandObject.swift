internal import CSDL
internal import Foundation

/// An object of the compositor's, and what is done about what it says.
final class WaylandObject {
  /// The arguments of an event, in the order of the protocol.
  typealias Values = UnsafeMutablePointer<wl_argument>

  let proxy: OpaquePointer
  /// Called for each event, with its number in the protocol.
  var handler: ((_ event: Int, _ values: Values) -> Void)?
  private let library: WaylandLibrary
  private let ending: UInt32?

  /// Takes an object over; nil for none.
  ///
  /// The request `ending` has the compositor forget it.
  init?(_ proxy: OpaquePointer?, _ library: WaylandLibrary, endedBy ending: UInt32? = nil) {
    guard let proxy else { return nil }
    (self.proxy, self.library, self.ending) = (proxy, library, ending)
    let own = Unmanaged.passUnretained(self).toOpaque()
    _ = library.listenToAll(proxy, Self.notify, UnsafeRawPointer(own), nil)
  }

  isolated deinit {
    if let ending { library.end(proxy, ending) } else { library.free(proxy) }
  }

  /// Sends a request that makes no object.
  func send(_ request: UInt32, _ arguments: [wl_argument] = []) {
    library.send(proxy, request, arguments)
  }

  /// Sends a request that makes an object of a kind.
  func make(_ kind: String, _ request: UInt32, _ arguments: [wl_argument]) -> OpaquePointer? {
    guard let kind = try? library.interface(kind) else { return nil }
    return library.make(kind, by: proxy, request, arguments)
  }

  private static let notify: WaylandLibrary.Dispatcher = { own, _, event, _, values in
    guard let own, let values else { return 0 }
    let object = Unmanaged<WaylandObject>.fromOpaque(own).takeUnretainedValue()
    object.handler?(Int(event), values)
    return 0
  }
}

extension wl_argument {
  /// A number with parts of 256.
  var number: CGFloat { CGFloat(f) / 256 }

  /// A text; empty for none.
  var text: String { s.map { String(cString: $0) } ?? "" }
}
