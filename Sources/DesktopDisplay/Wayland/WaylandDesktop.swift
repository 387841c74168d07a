internal import CSDL
internal import Foundation

/// A compositor as it was found before a window opens.
struct WaylandDesktop: Equatable {
  /// Pixels to a point, the largest of all screens'.
  var scale: CGFloat

  /// Looks whether a window can open on a compositor; nil without one, or where it has no keyboard
  /// and no pointer: there SDL 2.26 ends the program (SDL issue 8898).
  static func found() -> WaylandDesktop? {
    guard case .success(let library) = WaylandLibrary.shared, let display = library.connect(nil)
    else { return nil }
    defer { library.disconnect(display) }
    guard let queue = library.makeQueue(display) else { return nil }
    defer { library.freeQueue(queue) }
    guard let globals = try? WaylandGlobals(display, queue: queue, library),
      globals.offers["wl_seat"] != nil, globals.offers["wl_shm"] != nil,
      (try? globals.readScales(of: display)) != nil
    else { return nil }
    return WaylandDesktop(scale: CGFloat(min(max(globals.scales.max() ?? 1, 1), 4)))
  }
}
