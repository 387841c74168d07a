internal import CCairo
import Foundation

/// Reads pango's glyphs, which stand from left to right, as clusters of the text.
struct ClusterBuilder {
  let string: UnsafeMutablePointer<PangoGlyphString>
  let item: UnsafeMutablePointer<PangoItem>
  let bytes: UTF8Text
  let font: PlacedFont
  let fontIndex: Int
  let level: UInt8

  /// Calls back for each cluster with its scalars, glyphs and advance, in visual order.
  func forEach(_ body: (_ start: Int, _ end: Int, [PlacedGlyph], CGFloat) -> Void) {
    let count = Int(string.pointee.num_glyphs)
    guard count > 0, let glyphs = string.pointee.glyphs, let logs = string.pointee.log_clusters
    else { return }
    let unit = font.scale / CGFloat(PANGO_SCALE)
    let offset = Int(item.pointee.offset)
    let end = offset + Int(item.pointee.length)
    var index = 0
    while index < count {
      let log = logs[index]
      var placed: [PlacedGlyph] = []
      var pen: CGFloat = 0
      var next = index
      while next < count, logs[next] == log {
        let info = glyphs[next]
        let id = UInt(info.glyph)
        if id < 0x1000_0000, id != 0x0FFF_FFFF {
          placed.append(
            PlacedGlyph(
              id: id,
              x: pen + CGFloat(info.geometry.x_offset) * unit,
              y: CGFloat(info.geometry.y_offset) * unit
            )
          )
        }
        pen += CGFloat(info.geometry.width) * unit
        next += 1
      }
      // The cluster ends where its logical neighbour begins: to the right, or to the left.
      let neighbour =
        level % 2 == 0
        ? (next < count ? offset + Int(logs[next]) : end)
        : (index > 0 ? offset + Int(logs[index - 1]) : end)
      body(
        bytes.scalarIndex(at: offset + Int(log)),
        bytes.scalarIndex(at: neighbour),
        placed,
        pen
      )
      index = next
    }
  }
}
