internal import CPixels
import Foundation

/// Paints lists into pixels, row by row.
struct Painter {
  let canvas: Canvas
  let scratch: RowScratch

  init(_ canvas: Canvas) {
    self.canvas = canvas
    scratch = RowScratch(width: canvas.pixels.width)
  }

  /// Paints what of the list can be seen in `area`, which begins transparent, or as `background`.
  func paint(_ paintings: [Painting], in area: PixelRect, over background: UInt32 = 0) {
    let area = area.intersection(canvas.rect)
    guard !area.isEmpty else { return }
    let seen = Self.visible(paintings, in: area)
    let isCovered = seen.last.map { paintings[$0].isOpaque && paintings[$0].rect.contains(area) }
    if isCovered != true { canvas.clear(area, to: background) }
    for index in seen.reversed() {
      let painting = paintings[index]
      paint(painting, in: painting.rect.intersection(area))
    }
  }

  /// The indices, front to back, of what is not hidden behind something opaque in `area`.
  private static func visible(_ paintings: [Painting], in area: PixelRect) -> [Int] {
    var result: [Int] = []
    var covers: [PixelRect] = []
    for index in paintings.indices.reversed() {
      let painting = paintings[index]
      let part = painting.rect.intersection(area)
      guard !part.isEmpty, !covers.contains(where: { $0.contains(part) }) else { continue }
      result.append(index)
      if painting.readsBeneath {
        // What is blurred must be there, even where something in front hides it.
        covers.removeAll { $0.intersects(part) }
        continue
      }
      guard painting.isOpaque else { continue }
      if part == area { break }
      if covers.count < 8 { covers.append(part) }
    }
    return result
  }

  private func paint(_ painting: Painting, in area: PixelRect) {
    switch painting.paint {
    case .color(let color): fill(color, painting.masks, area)
    case .picture(let picture, let x, let y, let opacity):
      blend(picture, x, y, painting.masks, area, opacity)
    case .sample(let picture, let transform, let opacity):
      sample(picture.pixels, transform, painting.masks, area, opacity)
    case .border(let color, let outer, let inner):
      border(color, outer, inner, painting.masks, area)
    case .shadow(let tile, let rect, let color, let hidden):
      shadow(tile, of: rect, painting.masks, area, color, hidden)
    case .silhouette(let silhouette, let x, let y, let color):
      draw(silhouette, x, y, painting.masks, area, color)
    case .shadowOfGroup(let group, let sigma, let x, let y, let color):
      if let silhouette = silhouette(of: group, sigma) {
        draw(silhouette, x, y, painting.masks, area, color)
      }
    case .backdrop(let sigma, let saturation, let tint, let opacity):
      blur(area, sigma, saturation, tint, painting.masks, opacity)
    case .group(let group, let mask, let opacity):
      self.group(group, mask, painting.masks, area, opacity)
    case .turned(let group, let transform, let opacity):
      turned(group, transform, painting.masks, area, opacity)
    case .dissolve(let old, let new, let part):
      dissolve(old, new, part, painting.masks, area)
    }
  }
}
