internal import Device
internal import Foundation

/// Memory with pixels as a screen's pictures have them, top row first.
struct PixelMemory {
  var bytes: UnsafeMutableRawPointer
  var width: Int
  var height: Int
  var bytesPerRow: Int

  /// Copies a part of a picture, in pixels, as far as both have it; returns what was copied.
  ///
  /// - Complexity: the number of pixels copied.
  func take(_ part: CGRect, of picture: ScreenPicture) -> CGRect {
    let size = CGSize(width: min(width, picture.width), height: min(height, picture.height))
    let rect = part.integral.intersection(CGRect(origin: .zero, size: size))
    guard !rect.isEmpty, let source = picture.pixels.baseAddress else { return .zero }
    let (left, length) = (Int(rect.minX) * 4, Int(rect.width) * 4)
    for row in Int(rect.minY)..<Int(rect.maxY) {
      memcpy(bytes + row * bytesPerRow + left, source + row * picture.bytesPerRow + left, length)
    }
    return rect
  }
}
