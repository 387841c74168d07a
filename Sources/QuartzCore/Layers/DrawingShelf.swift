import Foundation

/// A context that serves one drawing after another, and memory of drawings that nobody shows any
/// more.
///
/// Cells of a list are drawn again and again in few sizes: with this, a steady scroll asks the
/// system for no memory.
final class DrawingShelf: @unchecked Sendable {
  static let shared = DrawingShelf()

  private let lock = NSLock()
  private var context: CGContext?
  /// Memory that is in use or was; what is nobody else's is free.
  private var pixels: [PixelBuffer] = []

  /// Larger drawings are given back to the system.
  private static let largest = 1 << 18
  /// The most drawings to know, and the most bytes of those that are free.
  private static let (most, mostFree) = (96, 1 << 21)

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
    lock.withLock {
      self.context = context
    }
  }

  /// Free memory of exactly this size, whatever it holds; nil if there is none.
  func takePixels(width: Int, height: Int) -> PixelBuffer? {
    lock.withLock {
      for index in pixels.indices
      where pixels[index].width == width && pixels[index].height == height {
        if isKnownUniquelyReferenced(&pixels[index]) { return pixels[index] }
      }
      return nil
    }
  }

  /// Makes the memory of a drawing known, to be used again when the drawing is gone.
  func put(_ buffer: PixelBuffer) {
    guard buffer.stride * buffer.height <= Self.largest, !buffer.isMask else { return }
    lock.withLock {
      guard !pixels.contains(where: { $0 === buffer }) else { return }
      makeRoom()
      if pixels.count < Self.most { pixels.append(buffer) }
    }
  }

  /// Gives free memory back, the oldest first, until there is room and little of it is free.
  private func makeRoom() {
    var free = 0
    for index in pixels.indices.reversed() where isKnownUniquelyReferenced(&pixels[index]) {
      free += pixels[index].stride * pixels[index].height
      if free > Self.mostFree { pixels.remove(at: index) }
    }
    guard pixels.count >= Self.most else { return }
    for index in pixels.indices where isKnownUniquelyReferenced(&pixels[index]) {
      pixels.remove(at: index)
      return
    }
  }
}
