internal import CSDL
internal import Foundation

/// A compositor as it was found before a window opens.
struct WaylandDesktop: Equatable {
  /// Pixels to a point of the finest screen: any number where the compositor shows buffers that are
  /// larger than their surface by it, else a whole one.
  var scale: CGFloat

  /// The scales that are taken over from a compositor.
  static let scales: ClosedRange<CGFloat> = 0.5...4

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
      let screens = try? WaylandScreens(globals, of: display, library)
    else { return nil }
    let isFree = globals.offers["wp_viewporter"] != nil
    let scale = isFree ? screens.exactScale : screens.wholeScale
    return WaylandDesktop(scale: min(max(scale, scales.lowerBound), scales.upperBound))
  }
}
