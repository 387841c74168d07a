internal import CCairo
import Foundation

/// Reads pango's glyphs, which come from left to right, as clusters of the text.
struct ClusterBuilder {
  let string: UnsafeMutablePointer<PangoGlyphString>
  let item: UnsafeMutablePointer<PangoItem>
  let bytes: UTF8Text
  let font: PlacedFont
  let fontIndex: Int
  let level: UInt8

  /// Pango's units in points.
  private var unit: CGFloat { font.scale / CGFloat(PANGO_SCALE) }

  /// Calls back for each cluster with its scalars, pango's glyphs and the advance, in visual
  /// order.
  func forEach(_ body: (_ scalars: Range<Int>, _ glyphs: Range<Int>, CGFloat) -> Void) {
    let count = Int(string.pointee.num_glyphs)
    guard count > 0, let glyphs = string.pointee.glyphs, let logs = string.pointee.log_clusters
    else { return }
    let unit = unit
    let offset = Int(item.pointee.offset)
    let end = offset + Int(item.pointee.length)
    var index = 0
    while index < count {
      let log = logs[index]
      var pen: CGFloat = 0
      var next = index
      while next < count, logs[next] == log {
        pen += CGFloat(glyphs[next].geometry.width) * unit
        next += 1
      }
      // The cluster ends where its logical neighbour begins: to the right, or to the left.
      let neighbour =
        level % 2 == 0
        ? (next < count ? offset + Int(logs[next]) : end)
        : (index > 0 ? offset + Int(logs[index - 1]) : end)
      let start = bytes.scalarIndex(at: offset + Int(log))
      body(start..<bytes.scalarIndex(at: neighbour), index..<next, pen)
      index = next
    }
  }

  /// The distance glyphs move the pen without kerning, in points.
  func plainAdvance(of cluster: Range<Int>) -> CGFloat {
    guard let glyphs = string.pointee.glyphs, let font = item.pointee.analysis.font else {
      return 0
    }
    return cluster.reduce(0) { sum, index in
      var extents = PangoRectangle()
      pango_font_get_glyph_extents(font, glyphs[index].glyph, nil, &extents)
      return sum + CGFloat(extents.width) * unit
    }
  }

  /// Adds a cluster's glyphs to others; the first is placed at a distance from the pen.
  func place(_ cluster: Range<Int>, at margin: CGFloat, to placed: inout [PlacedGlyph]) {
    guard let glyphs = string.pointee.glyphs else { return }
    let unit = unit
    var pen: CGFloat = 0
    for index in cluster {
      let (id, geometry) = (UInt(glyphs[index].glyph), glyphs[index].geometry)
      if id < 0x1000_0000, id != 0x0FFF_FFFF {
        placed.append(
          PlacedGlyph(
            id: id,
            x: pen + CGFloat(geometry.x_offset) * unit + margin,
            y: CGFloat(geometry.y_offset) * unit
          )
        )
      }
      pen += CGFloat(geometry.width) * unit
    }
  }
}
