package import CoreGraphics

/// The pixels of a picture that a compositor keeps up to date.
///
/// In memory that begins again after a number of rows, the picture may begin at any of them: all of
/// its rows move together then, and none is copied.
package final class PictureRows {
  /// All rows of the memory, those that begin it again among them.
  package let pixels: PixelBuffer
  package let width: Int
  package let height: Int
  /// The number of rows after which the memory begins again; nil if it does not.
  private let period: Int?
  /// The row of the memory that is the picture's top one.
  package private(set) var firstRow = 0

  /// The picture that fills some pixels.
  package init(_ pixels: PixelBuffer) {
    (self.pixels, width, height, period) = (pixels, pixels.width, pixels.height, nil)
  }

  /// A picture of the first rows of pixels whose rows are there again after `period` of them.
  ///
  /// Nil if the memory has fewer rows than a picture may begin at and reach.
  package init?(_ pixels: PixelBuffer, height: Int, period: Int) {
    guard height > 0, period >= height, pixels.height >= 2 * period else { return nil }
    (self.pixels, width, self.height, self.period) = (pixels, pixels.width, height, period)
  }

  /// The address of the top row.
  package var base: UnsafeMutableRawPointer { pixels.base + firstRow * pixels.stride }

  var rect: PixelRect { PixelRect(width: width, height: height) }

  /// Moves all rows down, or up by a negative number; returns false if the memory doesn't allow that.
  ///
  /// Rows that come in hold anything.
  func move(by distance: Int) -> Bool {
    guard let period else { return false }
    firstRow = (firstRow - distance) % period
    if firstRow < 0 { firstRow += period }
    return true
  }

  /// A copy of the picture.
  package func copy() -> PixelBuffer? {
    PixelBuffer(base: base, width: width, height: height, stride: pixels.stride)?.copy()
  }
}
