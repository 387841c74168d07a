internal import CSDL
internal import Foundation

/// The functions of Wayland's client library that a window needs.
///
/// Requests go by their numbers in the protocol, as the library's own inline functions make them.
struct WaylandLibrary {
  typealias Interface = UnsafePointer<wl_interface>
  /// A function that is called for each event of an object: with what was given for it, the object, the
  /// event's number and description, and its arguments.
  typealias Dispatcher =
    @convention(c) (
      UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32, UnsafePointer<wl_message>?,
      UnsafeMutablePointer<wl_argument>?
    ) -> Int32

  let connect: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  let disconnect: @convention(c) (OpaquePointer) -> Void
  let descriptor: @convention(c) (OpaquePointer) -> Int32
  let error: @convention(c) (OpaquePointer) -> Int32
  let flush: @convention(c) (OpaquePointer) -> Int32
  let makeQueue: @convention(c) (OpaquePointer) -> OpaquePointer?
  let freeQueue: @convention(c) (OpaquePointer) -> Void
  let roundTrip: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
  let dispatch: @convention(c) (OpaquePointer, OpaquePointer) -> Int32
  let makeWrapper: @convention(c) (OpaquePointer) -> OpaquePointer?
  let freeWrapper: @convention(c) (OpaquePointer) -> Void
  let setQueue: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let version: @convention(c) (OpaquePointer) -> UInt32
  let free: @convention(c) (OpaquePointer) -> Void
  let listenToAll:
    @convention(c) (OpaquePointer, Dispatcher, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
  let marshal:
    @convention(c) (
      OpaquePointer, UInt32, Interface?, UInt32, UInt32, UnsafeMutablePointer<wl_argument>?
    ) -> OpaquePointer?

  /// The library, loaded when it is first asked for.
  static let shared = Result { () throws(WindowError) in try WaylandLibrary() }

  private let library: SharedLibrary
  private let descriptions: WaylandDescriptions

  private init() throws(WindowError) {
    let library = try SharedLibrary("libwayland-client.so.0")
    self.library = library
    descriptions = WaylandDescriptions(
      WaylandKinds.sizes + WaylandKinds.gestures + WaylandKinds.pens
    ) { name in
      try? library.find(name + "_interface") as Interface
    }
    connect = try library.find("wl_display_connect")
    disconnect = try library.find("wl_display_disconnect")
    descriptor = try library.find("wl_display_get_fd")
    error = try library.find("wl_display_get_error")
    flush = try library.find("wl_display_flush")
    makeQueue = try library.find("wl_display_create_queue")
    freeQueue = try library.find("wl_event_queue_destroy")
    roundTrip = try library.find("wl_display_roundtrip_queue")
    dispatch = try library.find("wl_display_dispatch_queue_pending")
    makeWrapper = try library.find("wl_proxy_create_wrapper")
    freeWrapper = try library.find("wl_proxy_wrapper_destroy")
    setQueue = try library.find("wl_proxy_set_queue")
    version = try library.find("wl_proxy_get_version")
    free = try library.find("wl_proxy_destroy")
    listenToAll = try library.find("wl_proxy_add_dispatcher")
    marshal = try library.find("wl_proxy_marshal_array_flags")
  }

  /// The description of a kind of objects, such as `wl_shm`.
  func interface(_ name: String) throws(WindowError) -> Interface {
    if let description = descriptions[name] { return description }
    return try library.find(name + "_interface")
  }

  /// Sends a request that makes no object.
  func send(_ object: OpaquePointer, _ request: UInt32, _ arguments: [wl_argument] = []) {
    var arguments = arguments
    _ = marshal(object, request, nil, version(object), 0, &arguments)
  }

  /// Sends a request that makes an object of a kind; nil when memory is short.
  func make(
    _ interface: Interface,
    by object: OpaquePointer,
    _ request: UInt32,
    version: UInt32? = nil,
    _ arguments: [wl_argument]
  ) -> OpaquePointer? {
    var arguments = arguments
    return marshal(object, request, interface, version ?? self.version(object), 0, &arguments)
  }

  /// Sends the request that ends an object, and forgets it.
  func end(_ object: OpaquePointer, _ request: UInt32) {
    let destroys: UInt32 = 1
    var arguments: [wl_argument] = []
    _ = marshal(object, request, nil, version(object), destroys, &arguments)
  }
}

extension wl_argument {
  /// The place of an object that the request makes.
  static var new: wl_argument { wl_argument(o: nil) }
}
