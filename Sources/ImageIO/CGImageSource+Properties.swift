public import FoundationAdditions

/// The properties of one picture: its size, the way it was held, its kind; nil where it can't be
/// read.
///
/// Of what cameras write only the orientation is read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let picture = source.picture else { return nil }
  let properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: picture.image.width,
    kCGImagePropertyPixelHeight: picture.image.height,
    kCGImagePropertyOrientation: picture.orientation,
    kCGImagePropertyDepth: 8,
    kCGImagePropertyColorModel: "RGB",
    kCGImagePropertyHasAlpha: !picture.image.isOpaque,
  ]
  return NSDictionary(
    dictionary: Dictionary(uniqueKeysWithValues: properties.map { ("\($0.key)", $0.value) })
  )
}

/// The properties of a whole file: the identifier of its type is asked by `CGImageSourceGetType`, and
/// nothing else is read.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? { source.format == nil ? nil : NSDictionary() }
