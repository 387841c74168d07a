import Foundation

/// A context that serves one drawing after another, and the memory of bitmaps that nobody shows any
/// more.
///
/// Cells of a list are drawn again and again in few sizes: with this, a steady scroll asks the
/// system for no memory.
final class BitmapPool: @unchecked Sendable {
  static let shared = BitmapPool()

  /// A bitmap that is in use or was; its size stands beside it, since most searches end there.
  private struct Entry {
    let width: Int
    let height: Int
    var pixels: PixelBuffer
  }

  private let lock = NSLock()
  private var context: CGContext?
  /// The bitmaps, the oldest first; one that nobody else holds is free.
  private var entries: [Entry] = []
  private var additions = 0

  /// Larger bitmaps are given back to the system, in bytes.
  private static let largest = 1 << 18
  /// The most bitmaps to know, and the most bytes of those that are free.
  private static let (most, mostFree) = (96, 1 << 21)
  /// The number of additions after which free bitmaps are looked for: doing so at each one took 6 %
  /// of a relayout that draws 300 views in sizes that never come again.
  private static let interval = 32

  /// A context of a size that nothing was drawn in; nil for a size without pixels.
  func takeContext(width: Int, height: Int, scale: CGFloat) -> CGContext? {
    // Whoever drew in it may have kept it.
    let spare = lock.withLock { isKnownUniquelyReferenced(&context) ? context.take() : nil }
    if let spare, spare.renew(width: width, height: height, scale: scale) { return spare }
    return CGContext(width: width, height: height, scale: scale)
  }

  /// Takes a context back, unless it can't serve again.
  func put(_ context: CGContext) {
    guard context.isPlain else { return }
    lock.withLock { self.context = context }
  }

  /// Free memory of exactly this size, whatever it holds; nil if there is none.
  func takePixels(width: Int, height: Int) -> PixelBuffer? {
    lock.withLock {
      for index in entries.indices
      where entries[index].width == width && entries[index].height == height {
        if isKnownUniquelyReferenced(&entries[index].pixels) { return entries[index].pixels }
      }
      return nil
    }
  }

  /// Makes the memory of a bitmap known, to be used again when nobody shows it any more.
  func put(_ pixels: PixelBuffer) {
    guard pixels.stride * pixels.height <= Self.largest, !pixels.isMask else { return }
    lock.withLock {
      guard !entries.contains(where: { $0.pixels === pixels }) else { return }
      additions += 1
      if additions % Self.interval == 0 { makeSpace() }
      guard entries.count < Self.most else { return }
      entries.append(Entry(width: pixels.width, height: pixels.height, pixels: pixels))
    }
  }

  /// Gives free memory back, the oldest first, until little of it is free and there is space for as
  /// many bitmaps as come before this is done again.
  private func makeSpace() {
    var free = 0
    for index in entries.indices.reversed() where isFree(index) {
      free += entries[index].pixels.stride * entries[index].height
      if free > Self.mostFree { entries.remove(at: index) }
    }
    var index = 0
    while entries.count > Self.most - Self.interval, index < entries.count {
      if isFree(index) { entries.remove(at: index) } else { index += 1 }
    }
  }

  private func isFree(_ index: Int) -> Bool { isKnownUniquelyReferenced(&entries[index].pixels) }
}
