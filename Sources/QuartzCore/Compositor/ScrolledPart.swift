import Foundation

/// The pixels in which a layer shows what it clips, and where its contents lie.
///
/// If only the contents moved since the last picture, most of their pixels are there already.
struct ScrolledPart {
  let layer: ObjectIdentifier
  /// The pixels that the contents are clipped to.
  let clip: PixelRect
  /// Rounded corners of this layer and those above, which stay while the contents move.
  let masks: Masks
  /// From the contents' space to device pixels.
  let toDevice: AxisAlignedTransform
  /// The paintings of the contents among those of the list.
  let contents: Range<Int>

  /// A part with fewer pixels is as soon painted as moved.
  static let leastArea = 128 * 128

  /// The whole pixels by which the contents moved since `old`; nil if they didn't move, moved
  /// by parts of a pixel or are clipped elsewhere.
  func distance(from old: ScrolledPart) -> (x: Int, y: Int)? {
    guard layer == old.layer, clip == old.clip, masks == old.masks,
      toDevice.scaleX == old.toDevice.scaleX, toDevice.scaleY == old.toDevice.scaleY
    else { return nil }
    let (x, y) = (toDevice.x - old.toDevice.x, toDevice.y - old.toDevice.y)
    guard abs(x) < CGFloat(clip.width), abs(y) < CGFloat(clip.height),
      abs(x - x.rounded()) < 1e-3, abs(y - y.rounded()) < 1e-3
    else { return nil }
    let whole = (x: Int(x.rounded()), y: Int(y.rounded()))
    return whole.x == 0 && whole.y == 0 ? nil : whole
  }
}
