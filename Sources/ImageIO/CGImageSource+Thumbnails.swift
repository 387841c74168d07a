public import CoreGraphics
public import FoundationAdditions

/// A small picture (L-189): at most as large as `kCGImageSourceThumbnailMaxPixelSize` in either
/// direction, never larger than the picture, and the right way up if
/// `kCGImageSourceCreateThumbnailWithTransform` is true.
///
/// Files' own small pictures are not read: one is made of the whole picture, where the options ask
/// for that in either way; nil where they don't.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  let options = ThumbnailOptions(options)
  guard index == 0, options.makes, let picture = source.picture else { return nil }
  let orientation = options.isTurned ? picture.orientation : 1
  return picture.image.thumbnail(most: options.most, orientation: orientation)
}

/// The requests of a dictionary for a small picture.
private struct ThumbnailOptions {
  let makes: Bool
  let isTurned: Bool
  /// The greatest width and height in pixels; nil for no limit.
  let most: CGFloat?

  init(_ options: CFDictionary?) {
    func isTrue(_ key: CFString) -> Bool {
      (options?.object(forKey: key) as? NSNumber)?.boolValue ?? false
    }
    makes =
      isTrue(kCGImageSourceCreateThumbnailFromImageAlways)
      || isTrue(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    isTurned = isTrue(kCGImageSourceCreateThumbnailWithTransform)
    let size = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber
    most = size.map { CGFloat($0.doubleValue) }.flatMap { $0 >= 1 ? $0 : nil }
  }
}

extension CGImage {
  /// The picture as it was held, as Exif counts from 1 to 8, no larger than so many pixels.
  func thumbnail(most: CGFloat?, orientation: Int) -> CGImage? {
    let (width, height) = (CGFloat(width), CGFloat(height))
    let scale = min(1, (most ?? .infinity) / max(width, height))
    if scale == 1, orientation == 1 { return self }
    let own = CGSize(
      width: max(1, (width * scale).rounded()),
      height: max(1, (height * scale).rounded())
    )
    let isTurned = orientation >= 5
    let size = isTurned ? CGSize(width: own.height, height: own.width) : own
    guard
      let context = CGContext(
        data: nil,
        width: Int(size.width),
        height: Int(size.height),
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    else { return nil }
    context.interpolationQuality = .high
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.turn(by: orientation)
    context.draw(
      self,
      in: CGRect(x: -own.width / 2, y: -own.height / 2, width: own.width, height: own.height)
    )
    return context.makeImage()
  }
}

extension CGContext {
  /// Turns what is drawn around the origin so that a picture that was held in a way is the right way up.
  fileprivate func turn(by orientation: Int) {
    switch orientation {
    case 2: scaleBy(x: -1, y: 1)
    case 3: rotate(by: .pi)
    case 4: scaleBy(x: 1, y: -1)
    case 5:
      rotate(by: .pi / 2)
      scaleBy(x: -1, y: 1)
    case 6: rotate(by: -.pi / 2)
    case 7:
      rotate(by: -.pi / 2)
      scaleBy(x: -1, y: 1)
    case 8: rotate(by: .pi / 2)
    default: break
    }
  }
}
