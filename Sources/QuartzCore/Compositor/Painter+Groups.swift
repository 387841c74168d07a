internal import CPixels
import Foundation

extension Painter {
  /// Paints other paintings into a picture of their own, and that through a mask and an opacity.
  func group(
    _ group: PaintingGroup,
    _ mask: PaintingGroup?,
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8
  ) {
    guard let picture = picture(of: group, in: area) else { return }
    if let mask, let shape = self.picture(of: mask, in: area) {
      for y in 0..<picture.height {
        pixels_through(picture.pixel(0, y), shape.pixel(0, y), picture.width)
      }
    }
    let content = Picture(pixels: picture, generation: 0, isOpaque: false)
    blend(content, area.minX, area.minY, masks, area, opacity)
  }

  /// Paints other paintings in their own space, and samples that.
  func turned(
    _ group: PaintingGroup,
    _ transform: CGAffineTransform,
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8
  ) {
    let reach = area.cgRect.insetBy(dx: -1, dy: -1).applying(transform)
    let needed = PixelRect(covering: reach).outset(by: 1).intersection(group.bounds)
    guard !needed.isEmpty, let picture = picture(of: group, in: needed) else { return }
    let toPicture = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-needed.minX), y: CGFloat(-needed.minY))
    )
    sample(picture, toPicture, masks, area, opacity)
  }

  /// Paints other paintings in their own space, and samples that in perspective.
  func projected(
    _ group: PaintingGroup,
    _ projection: Projection,
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8
  ) {
    let reach = projection.corners(of: area.cgRect.insetBy(dx: -1, dy: -1))
    let box = reach.map { PixelRect(covering: $0).outset(by: 1) } ?? group.bounds
    let needed = box.intersection(group.bounds)
    guard !needed.isEmpty, let picture = picture(of: group, in: needed) else { return }
    let toPicture = projection.concatenating(
      CGAffineTransform(translationX: CGFloat(-needed.minX), y: CGFloat(-needed.minY))
    )
    sample(picture, toPicture, masks, area, opacity)
  }

  /// Paints one picture on its way to another, each pixel between both.
  func dissolve(
    _ old: PaintingGroup,
    _ new: PaintingGroup,
    _ part: UInt8,
    _ masks: Masks,
    _ area: PixelRect
  ) {
    guard let from = picture(of: old, in: area), let to = picture(of: new, in: area) else { return }
    let share = UInt32(part)
    for y in 0..<from.height {
      let (row, other) = (from.pixel(0, y), to.pixel(0, y))
      for x in 0..<from.width {
        var pixel: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
          let (a, b) = (row[x] >> shift & 255, other[x] >> shift & 255)
          pixel |= ((a * (255 - share) + b * share + 127) / 255) << shift
        }
        row[x] = pixel
      }
    }
    blend(
      Picture(pixels: from, generation: 0, isOpaque: false),
      area.minX,
      area.minY,
      masks,
      area,
      255
    )
  }

  private func picture(of group: PaintingGroup, in area: PixelRect) -> PixelBuffer? {
    guard let pixels = PixelBuffer(width: area.width, height: area.height) else { return nil }
    Painter(Bitmap(pixels, x: area.minX, y: area.minY)).paint(group.paintings, in: area)
    return pixels
  }

  /// Blurs what is painted in `area` so far.
  ///
  /// It is shrunk first, for the blur hides that.
  func blur(
    _ area: PixelRect,
    _ sigma: CGFloat,
    _ saturation: CGFloat,
    _ tint: UInt32,
    _ masks: Masks,
    _ opacity: UInt8
  ) {
    let factor = min(max(Int(sigma / 3), 1), scale_limit)
    let columns = (area.width + factor - 1) / factor
    let lines = (area.height + factor - 1) / factor
    let (small, other, weights) = scratch.room(forBlurring: columns * lines)
    picture_shrink(
      small,
      bitmap.row(area.minX, area.minY),
      bitmap.pixels.stride / 4,
      Int32(area.width),
      Int32(area.height),
      Int32(factor)
    )
    if sigma > 0 {
      picture_blur(small, other, Int32(columns), Int32(lines), Double(sigma) / Double(factor))
    }
    // Each pixel's colour changes independently of others, so the small copy suffices.
    pixels_enrich(small, columns * lines, Int32((saturation * 256).rounded()), tint)
    scale_weights(weights, Int32(factor))
    let source = raster(pixels: small, stride: columns, width: Int32(columns), height: Int32(lines))
    rows(masks, area, opacity: opacity) { row, y, coverage in
      picture_enlarge_row(
        coverage == nil ? row : scratch.pixels,
        area.width,
        source,
        Int32(y - area.minY),
        Int32(factor),
        weights
      )
      if let coverage { pixels_mix_covered(row, scratch.pixels, area.width, coverage) }
    }
  }
}
