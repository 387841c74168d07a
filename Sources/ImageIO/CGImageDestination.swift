public import CoreGraphics
public import FoundationAdditions

/// A file that pictures are written to, PNG or JPEG; it has one picture, the first (L-190).
public final class CGImageDestination {
  /// The place of the bytes in the end.
  enum Place {
    case data(NSMutableData)
    case file(URL)
  }

  private let place: Place
  private let format: ImageDecoder.Format
  private var picture: CGImage?
  private var properties: CFDictionary?

  init?(_ place: Place, _ type: CFString) {
    switch "\(type)" {
    case "public.png": format = .png
    case "public.jpeg": format = .jpeg
    default: return nil
    }
    self.place = place
  }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    if picture == nil { (picture, self.properties) = (image, properties ?? self.properties) }
  }

  func set(_ properties: CFDictionary?) { self.properties = self.properties ?? properties }

  func end() -> Bool {
    guard let picture, let bytes = encoded(picture) else { return false }
    switch place {
    case .data(let data): data.setData(bytes)
    case .file(let url):
      do { try bytes.write(to: url) } catch { return false }
    }
    return true
  }

  private func encoded(_ picture: CGImage) -> Data? {
    func number(_ key: CFString) -> CGFloat? {
      (properties?.object(forKey: key) as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    let most = number(kCGImageDestinationImageMaxPixelSize)
    guard let image = picture.thumbnail(most: most, orientation: 1) else { return nil }
    let quality = number(kCGImageDestinationLossyCompressionQuality) ?? 0.8
    return format == .png
      ? ImageEncoder.png(image) : ImageEncoder.jpeg(image, quality: quality)
  }
}

/// Makes a file in memory, for pictures of a type; nil for types that can't be written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type) }

/// Makes a file, for pictures of a type; nil for types that can't be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url as URL), type) }

/// Adds a picture, with its quality and the most pixels of its sides.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) { destination.add(image, properties) }

/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination,
  _ source: CGImageSource,
  _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.add(image, properties)
}

/// Says what holds for all pictures that say nothing else.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination,
  _ properties: CFDictionary?
) { destination.set(properties) }

/// Writes the file; false where there is no picture or no room.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.end()
}

/// The identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
  CGImageSourceCopyTypeIdentifiers()
}
