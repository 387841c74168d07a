import Foundation

/// The coverage of the pixels in the top left corner of a rounded rectangle, computed once for a
/// radius and kept.
///
/// The other corners are its mirror images.
final class CornerTile: Sendable {
  /// Rows and columns.
  let side: Int
  /// Row by row from the top, and each row again from right to left.
  private let rows: [UInt8]
  private let mirroredRows: [UInt8]

  private init(side: Int, rows: [UInt8]) {
    self.side = side
    self.rows = rows
    mirroredRows = (0..<side).flatMap { row in
      rows[(row * side)..<((row + 1) * side)].reversed()
    }
  }

  func withRow(
    _ row: Int,
    mirrored: Bool,
    _ body: (UnsafePointer<UInt8>) -> Void
  ) {
    (mirrored ? mirroredRows : rows).withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { body(base + row * side) }
    }
  }
}

extension CornerTile {
  struct Key: Hashable {
    var radius: CGFloat
    /// The room there is for the curve, which a continuous corner fills.
    var reach: CGFloat
  }

  private final class Cache: @unchecked Sendable {
    let lock = NSLock()
    var tiles: [Key: CornerTile] = [:]
  }
  private static let cache = Cache()

  /// The tile of a corner; `reach` equals `radius` for a quarter of a circle.
  static func tile(radius: CGFloat, reach: CGFloat) -> CornerTile {
    let key = Key(radius: radius, reach: reach)
    return cache.lock.withLock {
      if let tile = cache.tiles[key] { return tile }
      if cache.tiles.count > 256 { cache.tiles.removeAll() }
      let tile = CornerTile(key)
      cache.tiles[key] = tile
      return tile
    }
  }

  private convenience init(_ key: Key) {
    let side = max(Int(key.reach.rounded(.up)), 1)
    let reach = Double(key.reach)
    // |x|ⁿ + |y|ⁿ = 1, with n such that the curve passes the diagonal where the circle does.
    let share = (1 - 0.5.squareRoot()) * Double(key.radius) / reach
    let exponent = key.reach > key.radius ? 1 / -log2(1 - share) : 2
    var rows = [UInt8](repeating: 0, count: side * side)
    for y in 0..<side {
      for x in 0..<side {
        let u = max(reach - Double(x) - 0.5, 0) / reach
        let v = max(reach - Double(y) - 0.5, 0) / reach
        rows[y * side + x] = UInt8(255 * Self.coverage(u, v, reach, exponent) + 0.5)
      }
    }
    self.init(side: side, rows: rows)
  }

  /// The pixel's part inside of the curve, from its value and slope at the pixel's middle.
  private static func coverage(_ u: Double, _ v: Double, _ reach: Double, _ n: Double) -> Double {
    if n == 2 {
      return min(max(reach - (u * u + v * v).squareRoot() * reach + 0.5, 0), 1)
    }
    let (up, vp) = (pow(u, n - 1), pow(v, n - 1))
    let value = up * u + vp * v
    guard value > 0 else { return 1 }
    // The distance to |(u, v)|ₙ = 1, to first order.
    let norm = pow(value, 1 / n)
    let slope = (up * up + vp * vp).squareRoot() * pow(norm, 1 - n)
    return min(max((1 - norm) / slope * reach + 0.5, 0), 1)
  }
}
