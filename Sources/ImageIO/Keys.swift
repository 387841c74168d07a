public import FoundationAdditions

// The keys of options and properties, whose values are the names that apps see in dictionaries.

/// True for pictures that stay decoded, as they do here.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" as CFString }
/// True for pictures that are decoded when they are made, as they are here.
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately" as CFString
}
/// True if components may be floats, which they never are here.
public var kCGImageSourceShouldAllowFloat: CFString { "kCGImageSourceShouldAllowFloat" as CFString }
/// True for a small picture that is made where the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent" as CFString
}
/// True for a small picture that is made of the whole one.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways" as CFString
}
/// The greatest width and height of a small picture, in pixels.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize" as CFString
}
/// True for a small picture that is the right way up.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform" as CFString
}
/// The type that bytes are thought to have; they are looked at here.
public var kCGImageSourceTypeIdentifierHint: CFString {
  "kCGImageSourceTypeIdentifierHint" as CFString
}
/// A divisor of the size; has no effect here.
public var kCGImageSourceSubsampleFactor: CFString { "kCGImageSourceSubsampleFactor" as CFString }
/// The quality of a JPEG from 0 to 1; 0.8 where nobody says.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality" as CFString
}
/// The colour behind what is transparent; white here.
public var kCGImageDestinationBackgroundColor: CFString {
  "kCGImageDestinationBackgroundColor" as CFString
}
/// The greatest width and height of a picture that is written, in pixels.
public var kCGImageDestinationImageMaxPixelSize: CFString {
  "kCGImageDestinationImageMaxPixelSize" as CFString
}
/// True for colours that become those of the web, as they are here.
public var kCGImageDestinationOptimizeColorForSharing: CFString {
  "kCGImageDestinationOptimizeColorForSharing" as CFString
}
/// True for a small picture that is written too; none is here.
public var kCGImageDestinationEmbedThumbnail: CFString {
  "kCGImageDestinationEmbedThumbnail" as CFString
}
/// The width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" as CFString }
/// The height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" as CFString }
/// The way a camera was held, 1 to 8.
public var kCGImagePropertyOrientation: CFString { "Orientation" as CFString }
/// Pixels an inch from left to right.
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" as CFString }
/// Pixels an inch from top to bottom.
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" as CFString }
/// Bits of a component.
public var kCGImagePropertyDepth: CFString { "Depth" as CFString }
/// The kind of colours.
public var kCGImagePropertyColorModel: CFString { "ColorModel" as CFString }
/// True if pixels can be transparent.
public var kCGImagePropertyHasAlpha: CFString { "HasAlpha" as CFString }
/// The name of the colours.
public var kCGImagePropertyProfileName: CFString { "ProfileName" as CFString }
/// The number of bytes.
public var kCGImagePropertyFileSize: CFString { "FileSize" as CFString }
/// The values of a GIF.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" as CFString }
/// The values that a camera writes.
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" as CFString }
/// The values of a TIFF.
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" as CFString }
/// The place of a picture.
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" as CFString }
/// The values of a PNG.
public var kCGImagePropertyPNGDictionary: CFString { "{PNG}" as CFString }
/// The values of a JPEG.
public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" as CFString }
/// The values that newspapers write.
public var kCGImagePropertyIPTCDictionary: CFString { "{IPTC}" as CFString }
/// The values of a sequence.
public var kCGImagePropertyHEICSDictionary: CFString { "{HEICS}" as CFString }
/// The time a picture of a GIF is shown, in seconds, 0.1 at least.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" as CFString }
/// The same as the file has it.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// The number of times a GIF is played; 0 for ever.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" as CFString }
/// True if a GIF has colours for all pictures.
public var kCGImagePropertyGIFHasGlobalColorMap: CFString { "HasGlobalColorMap" as CFString }
/// The time a picture of a PNG is shown.
public var kCGImagePropertyAPNGDelayTime: CFString { "DelayTime" as CFString }
/// The same as the file has it.
public var kCGImagePropertyAPNGUnclampedDelayTime: CFString { "UnclampedDelayTime" as CFString }
/// The number of times a PNG is played.
public var kCGImagePropertyAPNGLoopCount: CFString { "LoopCount" as CFString }
/// The time of a picture.
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" as CFString }
/// A remark.
public var kCGImagePropertyExifUserComment: CFString { "UserComment" as CFString }
/// The way a camera was held.
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" as CFString }
/// Degrees from the equator.
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" as CFString }
/// Degrees from Greenwich.
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" as CFString }
/// Red, green and blue.
public var kCGImagePropertyColorModelRGB: CFString { "RGB" as CFString }
/// Grey alone.
public var kCGImagePropertyColorModelGray: CFString { "Gray" as CFString }
