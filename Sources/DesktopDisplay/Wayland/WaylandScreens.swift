internal import CSDL
internal import Foundation

/// The screens of a compositor, as they describe themselves.
struct WaylandScreens {
  /// One screen.
  private final class Screen {
    let output: WaylandObject
    var extent: WaylandObject?
    /// The longer side, in pixels; 0 before it is known.
    var pixels: Int32 = 0
    /// The longer side, in points of the desktop; 0 where the compositor doesn't say.
    var points: Int32 = 0
    /// Pixels to a point, rounded up.
    var wholeScale: Int32 = 1

    init(_ output: WaylandObject) {
      self.output = output
      output.handler = { [unowned self] event, values in
        // A mode is one of those the screen could have, unless its first bit is set.
        if event == 1, values[0].u & 1 != 0 { pixels = max(values[1].i, values[2].i) }
        if event == 3 { wholeScale = values[0].i }
      }
    }

    /// Compositors count scales in parts of 120.
    var exactScale: CGFloat {
      guard pixels > 0, points > 0 else { return CGFloat(wholeScale) }
      return (CGFloat(pixels) / CGFloat(points) * 120).rounded() / 120
    }
  }

  /// Pixels to a point of the finest screen, rounded up to a whole number.
  let wholeScale: CGFloat
  /// Pixels to a point of the finest screen.
  let exactScale: CGFloat

  /// Asks each screen, by way of the queue of `globals`.
  init(
    _ globals: WaylandGlobals,
    of display: OpaquePointer,
    _ library: WaylandLibrary
  ) throws(WindowError) {
    var screens: [Screen] = []
    let extents = WaylandObject(try globals.bind("zxdg_output_manager_v1", version: 3), library)
    for index in 0..<(globals.offers["wl_output"]?.count ?? 0) {
      let output = WaylandObject(try globals.bind("wl_output", version: 2, at: index), library)
      guard let output else { continue }
      let screen = Screen(output)
      let made = extents?.make("zxdg_output_v1", 1, [.new, wl_argument(o: output.proxy)])
      screen.extent = WaylandObject(made, library, endedBy: 0)
      screen.extent?.handler = { [unowned screen] event, values in
        if event == 1 { screen.points = max(values[0].i, values[1].i) }
      }
      screens.append(screen)
    }
    globals.roundTrip(display)
    wholeScale = CGFloat(screens.map(\.wholeScale).max() ?? 1)
    exactScale = screens.map(\.exactScale).max() ?? 1
  }
}
