internal import CPixels
import Foundation

extension Painter {
  func shadow(
    _ tile: ShadowTile,
    of rect: PixelRect,
    _ masks: Masks,
    _ area: PixelRect,
    _ color: UInt32,
    _ hidden: PixelRect?
  ) {
    for y in area.minY..<area.maxY {
      if let hidden, y >= hidden.minY, y < hidden.maxY, !hidden.isEmpty {
        part(tile, rect, masks, color, y, area.minX, min(hidden.minX, area.maxX))
        part(tile, rect, masks, color, y, max(hidden.maxX, area.minX), area.maxX)
      } else {
        part(tile, rect, masks, color, y, area.minX, area.maxX)
      }
    }
  }

  private func part(
    _ tile: ShadowTile,
    _ rect: PixelRect,
    _ masks: Masks,
    _ color: UInt32,
    _ y: Int,
    _ from: Int,
    _ to: Int
  ) {
    guard from < to else { return }
    let coverage = scratch.coverage
    tile.copyRow(to: coverage, x: from, y: y, count: to - from, of: rect)
    masks.forEach { $0.multiply(coverage, x: from, y: y, count: to - from) }
    pixels_fill_covered(bitmap.row(from, y), to - from, color, coverage)
  }

  func draw(
    _ shadowMask: ShadowMask,
    _ x: Int,
    _ y: Int,
    _ masks: Masks,
    _ area: PixelRect,
    _ color: UInt32
  ) {
    let area = area.intersection(shadowMask.rect.offset(x: x, y: y))
    guard !area.isEmpty else { return }
    for row in area.minY..<area.maxY {
      let coverage = scratch.coverage
      shadowMask.withRow(row - y) {
        coverage.update(from: $0 + (area.minX - x - shadowMask.rect.minX), count: area.width)
      }
      masks.forEach { $0.multiply(coverage, x: area.minX, y: row, count: area.width) }
      pixels_fill_covered(bitmap.row(area.minX, row), area.width, color, coverage)
    }
  }

  /// The blurred shape of other paintings.
  func shadowMask(of group: PaintingGroup, _ sigma: CGFloat) -> ShadowMask? {
    let rect = group.bounds.outset(by: ShadowTile.pad(sigma))
    guard let pixels = PixelBuffer(width: rect.width, height: rect.height) else { return nil }
    Painter(Bitmap(pixels, x: rect.minX, y: rect.minY)).paint(group.paintings, in: rect)
    return ShadowMask(alphaOf: pixels, rect: rect, sigma: sigma)
  }
}
