internal import CPixels
import Foundation

/// The blurred coverage of a rounded rectangle, with its straight parts shortened to one pixel: a
/// shadow of any size is made of its corners and stretched edges.
///
/// Kept by shape and blur.
final class ShadowTile: Equatable, @unchecked Sendable {
  struct Key: Hashable {
    var width, height: Int
    var radius, reach: CGFloat
    var corners: CACornerMask
    var sigma: CGFloat
  }

  /// The distance that the shadow reaches beyond the rectangle.
  let pad: Int
  /// The number of rows and columns at each end that are not stretched.
  private let edge: Int
  private let width: Int
  private let height: Int
  private var plane: [UInt8]

  static func == (a: ShadowTile, b: ShadowTile) -> Bool { a === b }

  private init(_ key: Key) {
    pad = Self.pad(key.sigma)
    edge = pad + Self.edge(reach: key.reach, sigma: key.sigma)
    width = key.width + 2 * pad
    height = key.height + 2 * pad
    plane = [UInt8](repeating: 0, count: width * height)
    let rect = PixelRect(minX: pad, minY: pad, maxX: pad + key.width, maxY: pad + key.height)
    let shape = RoundedShape(
      rect,
      radius: key.radius,
      corners: key.corners,
      curve: key.reach > key.radius ? .continuous : .circular
    )
    let (columns, rows) = (width, height)
    plane.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<rows {
        let row = base + y * columns
        row.update(repeating: 255, count: columns)
        shape.multiply(row, x: 0, y: y, count: columns)
      }
      var scratch = [UInt8](repeating: 0, count: columns * rows)
      coverage_blur(base, &scratch, Int32(columns), Int32(rows), Double(key.sigma))
    }
  }

  /// Writes the coverage of `count` pixels of a row, the first of which is `x`, for a shadow of
  /// the rectangle `rect`.
  func copyRow(
    to coverage: UnsafeMutablePointer<UInt8>,
    x: Int,
    y: Int,
    count: Int,
    of rect: PixelRect
  ) {
    let row = index(y - rect.minY + pad, rect.height + 2 * pad, height)
    let full = rect.width + 2 * pad
    let left = rect.minX - pad
    plane.withUnsafeBufferPointer { buffer in
      guard let line = buffer.baseAddress.map({ $0 + row * width }) else { return }
      var column = x - left
      let end = column + count
      var target = coverage
      while column < end {
        let source = index(column, full, width)
        let run: Int
        if full > width, column >= edge, column < full - (width - edge - 1) {
          run = min(end, full - (width - edge - 1)) - column
          target.update(repeating: line[edge], count: run)
        } else {
          let limit = full > width && column < edge ? edge : full
          run = min(end, limit) - column
          memcpy(target, line + source, run)
        }
        target += run
        column += run
      }
    }
  }

  /// The row or column of the tile for one of a shadow that is `full` long.
  private func index(_ place: Int, _ full: Int, _ size: Int) -> Int {
    if full <= size || place < edge { return place }
    let rest = size - edge - 1
    return place < full - rest ? edge : size - (full - place)
  }
}

extension ShadowTile {
  private final class Cache: @unchecked Sendable {
    let lock = NSLock()
    var tiles: [Key: ShadowTile] = [:]
    var bytes = 0
  }
  private static let cache = Cache()

  /// The widest blur, in pixels; a wider one cannot be distinguished from none.
  static let widest: CGFloat = 256

  static func pad(_ sigma: CGFloat) -> Int { Int((sigma * 3).rounded(.up)) }
  private static func edge(reach: CGFloat, sigma: CGFloat) -> Int {
    Int(reach.rounded(.up)) + pad(sigma)
  }

  /// The tile for the shadow of a shape, blurred by a standard deviation in pixels.
  static func tile(_ shape: RoundedShape, sigma: CGFloat) -> ShadowTile {
    let shortest = 2 * edge(reach: shape.reach, sigma: sigma) + 1
    let key = Key(
      width: min(shape.rect.width, shortest),
      height: min(shape.rect.height, shortest),
      radius: shape.radius,
      reach: shape.reach,
      corners: shape.corners,
      sigma: sigma
    )
    return cache.lock.withLock {
      if let tile = cache.tiles[key] { return tile }
      if cache.bytes > 8 << 20 { (cache.tiles, cache.bytes) = ([:], 0) }
      let tile = ShadowTile(key)
      cache.tiles[key] = tile
      cache.bytes += tile.plane.count
      return tile
    }
  }
}

/// The blurred coverage of any shape.
final class ShadowMask: Equatable, @unchecked Sendable {
  /// The pixels it covers.
  let rect: PixelRect
  private let plane: [UInt8]

  static func == (a: ShadowMask, b: ShadowMask) -> Bool { a === b }

  /// Blurs the alpha of a picture whose top left pixel is at the top left of `rect`.
  init(alphaOf pixels: PixelBuffer, rect: PixelRect, sigma: CGFloat) {
    self.rect = rect
    let (width, height) = (pixels.width, pixels.height)
    var plane = [UInt8](repeating: 0, count: width * height)
    plane.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for y in 0..<height {
        let row = (pixels.base + y * pixels.stride).assumingMemoryBound(to: UInt32.self)
        pixels_alpha(base + y * width, row, width)
      }
      var scratch = [UInt8](repeating: 0, count: width * height)
      coverage_blur(base, &scratch, Int32(width), Int32(height), Double(sigma))
    }
    self.plane = plane
  }

  func withRow(_ y: Int, _ body: (UnsafePointer<UInt8>) -> Void) {
    plane.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base + (y - rect.minY) * rect.width) }
    }
  }
}
