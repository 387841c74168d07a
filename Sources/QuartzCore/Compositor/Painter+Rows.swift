internal import CPixels
import Foundation

extension Painter {
  typealias Row = UnsafeMutablePointer<UInt32>
  typealias Coverage = UnsafeMutablePointer<UInt8>

  /// Calls `body` with each row of the bitmap in `area`, its y, and, for rows in which a mask or
  /// an opacity leaves only part of something, their coverage.
  func rows(
    _ masks: Masks,
    _ area: PixelRect,
    opacity: UInt8 = 255,
    _ body: (Row, Int, Coverage?) -> Void
  ) {
    for y in area.minY..<area.maxY {
      let row = bitmap.row(area.minX, y)
      guard opacity < 255 || masks.contains(where: { $0.hasCorners(inRow: y) }) else {
        body(row, y, nil)
        continue
      }
      body(row, y, coverage(masks, area.minX, y, area.width, opacity))
    }
  }

  /// The coverage of part of a row.
  func coverage(
    _ masks: Masks,
    _ x: Int,
    _ y: Int,
    _ count: Int,
    _ opacity: UInt8 = 255
  ) -> Coverage {
    let coverage = scratch.coverage
    coverage.update(repeating: opacity, count: count)
    masks.forEach { $0.multiply(coverage, x: x, y: y, count: count) }
    return coverage
  }

  func fill(_ color: UInt32, _ masks: Masks, _ area: PixelRect) {
    rows(masks, area) { row, _, coverage in
      if let coverage {
        pixels_fill_covered(row, area.width, color, coverage)
      } else if color >> 24 == 255 {
        pixels_fill(row, area.width, color)
      } else {
        pixels_fill_over(row, area.width, color)
      }
    }
  }

  func blend(
    _ picture: Picture,
    _ x: Int,
    _ y: Int,
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8
  ) {
    for deviceY in area.minY..<area.maxY {
      let row = bitmap.row(area.minX, deviceY)
      let source = picture.pixels.pixel(area.minX - x, deviceY - y)
      if masks.contains(where: { $0.hasCorners(inRow: deviceY) }) {
        let coverage = coverage(masks, area.minX, deviceY, area.width, opacity)
        pixels_over_covered(row, source, area.width, coverage)
      } else if opacity < 255 {
        pixels_over_faded(row, source, area.width, opacity)
      } else if picture.isOpaque {
        row.update(from: source, count: area.width)
      } else {
        pixels_over(row, source, area.width)
      }
    }
  }

  func sample(
    _ pixels: PixelBuffer,
    _ transform: CGAffineTransform,
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8
  ) {
    let source = raster(pixels)
    let step = (Double(transform.a), Double(transform.b))
    sampled(masks, area, opacity) { row, y in
      let first = CGPoint(x: CGFloat(area.minX) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
      picture_sample(
        row,
        area.width,
        source,
        Double(first.x),
        Double(first.y),
        step.0,
        step.1
      )
    }
  }

  /// Lays the samples of a picture that is seen in perspective over what is there.
  func sample(
    _ pixels: PixelBuffer,
    _ projection: Projection,
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8
  ) {
    let source = raster(pixels)
    let step = projection.step
    sampled(masks, area, opacity) { row, y in
      let first = projection.sums(CGPoint(x: CGFloat(area.minX) + 0.5, y: CGFloat(y) + 0.5))
      picture_project(
        row,
        area.width,
        source,
        first.x,
        first.y,
        first.z,
        step.x,
        step.y,
        step.z
      )
    }
  }

  /// Lays rows of samples over the picture.
  private func sampled(
    _ masks: Masks,
    _ area: PixelRect,
    _ opacity: UInt8,
    fill: (UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    rows(masks, area, opacity: opacity) { row, y, coverage in
      fill(scratch.pixels, y)
      if let coverage {
        pixels_over_covered(row, scratch.pixels, area.width, coverage)
      } else {
        pixels_over(row, scratch.pixels, area.width)
      }
    }
  }

  private func raster(_ pixels: PixelBuffer) -> raster {
    CPixels.raster(
      pixels: pixels.pixel(0, 0),
      stride: pixels.stride / 4,
      width: Int32(pixels.width),
      height: Int32(pixels.height)
    )
  }

  func border(
    _ color: UInt32,
    _ outer: RoundedShape,
    _ inner: RoundedShape,
    _ masks: Masks,
    _ area: PixelRect
  ) {
    let shapes = masks.with(outer)
    for y in area.minY..<area.maxY {
      let isStraight =
        y >= inner.rect.minY && y < inner.rect.maxY && !inner.hasCorners(inRow: y)
        && !outer.hasCorners(inRow: y)
      if isStraight {
        borderPart(color, shapes, nil, y, area.minX, min(inner.rect.minX, area.maxX))
        borderPart(color, shapes, nil, y, max(inner.rect.maxX, area.minX), area.maxX)
      } else {
        borderPart(color, shapes, inner, y, area.minX, area.maxX)
      }
    }
  }

  private func borderPart(
    _ color: UInt32,
    _ shapes: Masks,
    _ inner: RoundedShape?,
    _ y: Int,
    _ from: Int,
    _ to: Int
  ) {
    guard from < to else { return }
    let coverage = coverage(shapes, from, y, to - from)
    if let inner {
      scratch.other.update(repeating: 255, count: to - from)
      inner.multiply(scratch.other, x: from, y: y, count: to - from)
      coverage_cut(coverage, scratch.other, to - from)
    }
    pixels_fill_covered(bitmap.row(from, y), to - from, color, coverage)
  }
}
