internal import CPixels
import Foundation

/// Paints lists into pixels, row by row.
struct Painter {
  var bitmap: Bitmap
  let scratch: PainterScratch

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    scratch = PainterScratch(width: bitmap.pixels.width)
  }

  /// Paints what of the list can be seen in `area`, which begins transparent, or as `background`.
  func paint(_ paintings: [Painting], in area: PixelRect, over background: UInt32 = 0) {
    let area = area.intersection(bitmap.rect)
    guard !area.isEmpty else { return }
    findVisible(paintings, in: area)
    if !scratch.covers.contains(where: { $0.contains(area) }) {
      bitmap.clear(area, to: background)
    }
    for index in scratch.seen.reversed() {
      let painting = paintings[index]
      paint(painting, in: painting.rect.intersection(area))
    }
  }

  /// Notes the indices, front to back, of what is not hidden behind something opaque in `area`.
  private func findVisible(_ paintings: [Painting], in area: PixelRect) {
    scratch.forgetSeen()
    for index in paintings.indices.reversed() {
      let part = paintings[index].rect.intersection(area)
      guard !part.isEmpty, !scratch.covers.contains(where: { $0.contains(part) }) else { continue }
      scratch.seen.append(index)
      if paintings[index].readsBeneath {
        // Pixels that are blurred must be painted, even where something in front hides them.
        scratch.covers.removeAll { $0.intersects(part) }
        continue
      }
      guard paintings[index].isOpaque else { continue }
      scratch.cover(part)
      if part == area { break }
    }
  }

  private func paint(_ painting: Painting, in area: PixelRect) {
    switch painting.paint {
    case .color(let color): fill(color, painting.masks, area)
    case .shape(let color, let shape): fill(color, painting.masks.with(shape), area)
    case .picture(let picture, let x, let y, let opacity):
      blend(picture, x, y, painting.masks, area, opacity)
    case .sample(let picture, let transform, let opacity):
      sample(picture.pixels, transform, painting.masks, area, opacity)
    case .border(let color, let outer, let inner):
      border(color, outer, inner, painting.masks, area)
    case .shadow(let tile, let rect, let color, let hidden):
      shadow(tile, of: rect, painting.masks, area, color, hidden)
    case .shadowMask(let shadowMask, let x, let y, let color):
      draw(shadowMask, x, y, painting.masks, area, color)
    case .shadowOfGroup(let group, let sigma, let x, let y, let color):
      if let shadowMask = shadowMask(of: group, sigma) {
        draw(shadowMask, x, y, painting.masks, area, color)
      }
    case .backdrop(let sigma, let saturation, let tint, let opacity):
      blur(area, sigma, saturation, tint, painting.masks, opacity)
    case .group(let group, let mask, let opacity):
      self.group(group, mask, painting.masks, area, opacity)
    case .turned(let group, let transform, let opacity):
      turned(group, transform, painting.masks, area, opacity)
    case .projected(let group, let projection, let opacity):
      projected(group, projection, painting.masks, area, opacity)
    case .dissolve(let old, let new, let part):
      dissolve(old, new, part, painting.masks, area)
    }
  }
}
