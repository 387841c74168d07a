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
  /// The pixels to a point of each screen.
  private(set) var scales: [Int32] = []
  private let library: WaylandLibrary
  private let queue: OpaquePointer
  private let registry: OpaquePointer

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
    guard let registry = library.make(interface, by: wrapper, getRegistry, version: 1, .new) else {
      throw .noConnection
    }
    (self.library, self.queue, self.registry) = (library, queue, registry)
    _ = library.listen(registry, Self.listener, Unmanaged.passUnretained(self).toOpaque())
    guard library.roundTrip(display, queue) >= 0 else { throw .noConnection }
  }

  isolated deinit { library.free(registry) }

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
      by: registry,
      0,
      version: version,
      wl_argument(u: all[index].name),
      wl_argument(s: interface.pointee.name),
      wl_argument(u: version),
      .new
    )
  }

  /// Asks each screen for its scale.
  func readScales(of display: OpaquePointer) throws(WindowError) {
    var outputs: [OpaquePointer] = []
    for index in 0..<(offers["wl_output"]?.count ?? 0) {
      guard let output = try bind("wl_output", version: 2, at: index) else { continue }
      _ = library.listen(output, Self.outputListener, Unmanaged.passUnretained(self).toOpaque())
      outputs.append(output)
    }
    _ = library.roundTrip(display, queue)
    for output in outputs { library.free(output) }
  }

  // MARK: - What the compositor says

  /// The functions that are called for a registry: an object came, an object went.
  private static let listener = functions([
    unsafeBitCast(came, to: UnsafeRawPointer.self), unsafeBitCast(went, to: UnsafeRawPointer.self),
  ])

  /// The functions that are called for a screen: geometry, mode, end of a description, scale.
  private static let outputListener = functions([
    unsafeBitCast(geometry, to: UnsafeRawPointer.self),
    unsafeBitCast(mode, to: UnsafeRawPointer.self), unsafeBitCast(done, to: UnsafeRawPointer.self),
    unsafeBitCast(scale, to: UnsafeRawPointer.self),
  ])

  /// A table of functions as the library wants it, for as long as the program runs.
  static func functions(_ all: [UnsafeRawPointer]) -> UnsafeRawPointer {
    let table = UnsafeMutablePointer<UnsafeRawPointer>.allocate(capacity: all.count)
    table.initialize(from: all, count: all.count)
    return UnsafeRawPointer(table)
  }

  private typealias Data = UnsafeMutableRawPointer
  private typealias Text = UnsafePointer<CChar>?

  private static let came:
    @convention(c) (Data, OpaquePointer?, UInt32, UnsafePointer<CChar>, UInt32) -> Void = {
      data,
      _,
      name,
      kind,
      version in
      let globals = Unmanaged<WaylandGlobals>.fromOpaque(data).takeUnretainedValue()
      let offer = Offer(name: name, version: version)
      globals.offers[String(cString: kind), default: []].append(offer)
    }

  private static let scale: @convention(c) (Data, OpaquePointer?, Int32) -> Void = {
    data,
    _,
    factor in
    Unmanaged<WaylandGlobals>.fromOpaque(data).takeUnretainedValue().scales.append(factor)
  }

  // What else is said is of no interest, and still needs a function.
  private static let went: @convention(c) (Data, OpaquePointer?, UInt32) -> Void = { _, _, _ in }
  private static let geometry:
    @convention(c) (Data, OpaquePointer?, Int32, Int32, Int32, Int32, Int32, Text, Text, Int32) ->
      Void = { _, _, _, _, _, _, _, _, _, _ in }
  private static let mode:
    @convention(c) (Data, OpaquePointer?, UInt32, Int32, Int32, Int32) -> Void = {
      _,
      _,
      _,
      _,
      _,
      _ in
    }
  private static let done: @convention(c) (Data, OpaquePointer?) -> Void = { _, _ in }
}
