internal import CSDL
internal import Foundation

/// The objects that a compositor offers.
final class WaylandGlobals {
  /// One object: its number, and the newest version that is understood on both sides.
  struct Offer {
    var name: UInt32
    var version: UInt32
  }

  private(set) var offers: [String: [Offer]] = [:]
  private let library: WaylandLibrary
  private let queue: OpaquePointer
  private let registry: WaylandObject

  /// Asks a compositor for its objects, by way of a queue that the caller dispatches.
  init(
    _ display: OpaquePointer,
    queue: OpaquePointer,
    _ library: WaylandLibrary
  ) throws(WindowError) {
    let interface = try library.interface("wl_registry")
    guard let wrapper = library.makeWrapper(display) else { throw .noConnection }
    defer { library.freeWrapper(wrapper) }
    library.setQueue(wrapper, queue)
    let getRegistry: UInt32 = 1
    let made = library.make(interface, by: wrapper, getRegistry, version: 1, [.new])
    guard let registry = WaylandObject(made, library) else { throw .noConnection }
    (self.library, self.queue, self.registry) = (library, queue, registry)
    registry.handler = { [unowned self] event, values in
      // What goes is still asked for nothing.
      guard event == 0 else { return }
      let offer = Offer(name: values[0].u, version: values[2].u)
      offers[values[1].text, default: []].append(offer)
    }
    guard roundTrip(display) >= 0 else { throw .noConnection }
  }

  /// Waits until the compositor has answered what it was asked before; negative if it has gone.
  @discardableResult
  func roundTrip(_ display: OpaquePointer) -> Int32 { library.roundTrip(display, queue) }

  /// Takes one of the objects; nil if there is none.
  func bind(
    _ kind: String,
    version: UInt32,
    at index: Int = 0
  ) throws(WindowError) -> OpaquePointer? {
    guard let all = offers[kind], all.indices.contains(index) else { return nil }
    let interface = try library.interface(kind)
    let version = min(version, all[index].version)
    return library.make(
      interface,
      by: registry.proxy,
      0,
      version: version,
      [
        wl_argument(u: all[index].name), wl_argument(s: interface.pointee.name),
        wl_argument(u: version), .new,
      ]
    )
  }
}
