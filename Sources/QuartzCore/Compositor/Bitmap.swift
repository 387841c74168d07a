import Foundation

/// The pixels being painted on, and where they are among the device's.
struct Bitmap {
  let pixels: PixelBuffer
  /// The device pixel that is the buffer's first.
  let x: Int
  let y: Int
  /// The device pixels the buffer holds.
  let rect: PixelRect

  init(_ pixels: PixelBuffer, x: Int = 0, y: Int = 0) {
    (self.pixels, self.x, self.y) = (pixels, x, y)
    rect = PixelRect(minX: x, minY: y, maxX: x + pixels.width, maxY: y + pixels.height)
  }

  /// The pixels of a picture, where it begins now.
  init(_ rows: PictureRows) {
    (pixels, x, y, rect) = (rows.pixels, 0, -rows.firstRow, rows.rect)
  }

  /// The pixels from a device pixel on.
  func row(_ deviceX: Int, _ deviceY: Int) -> UnsafeMutablePointer<UInt32> {
    pixels.pixel(deviceX - x, deviceY - y)
  }

  /// Moves pixels by a distance, so that they fill `area` afterwards, but for rows that lie within
  /// what is painted anew.
  func move(into area: PixelRect, x: Int, y: Int, besides painted: [PixelRect] = []) {
    let source = area.offset(x: -x, y: -y)
    guard !area.isEmpty, rect.contains(area), rect.contains(source) else { return }
    for step in 0..<area.height {
      // Rows that are still to be moved must not be overwritten.
      let line = y > 0 ? area.height - 1 - step : step
      let target = PixelRect(
        minX: area.minX,
        minY: area.minY + line,
        maxX: area.maxX,
        maxY: area.minY + line + 1
      )
      if painted.contains(where: { $0.contains(target) }) { continue }
      let (from, to) = (row(source.minX, source.minY + line), row(area.minX, area.minY + line))
      memmove(to, from, area.width * 4)
    }
  }

  func clear(_ area: PixelRect, to color: UInt32 = 0) {
    let area = area.intersection(rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      row(area.minX, y).update(repeating: color, count: area.width)
    }
  }
}

extension PixelBuffer {
  func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    (base + (y * stride + x * 4)).assumingMemoryBound(to: UInt32.self)
  }
}
