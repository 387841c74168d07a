public import CoreGraphics
public import FoundationAdditions

/// Pictures in a file's bytes, which are decoded when they are asked for (L-188).
///
/// PNG and JPEG are read, of which a file has one picture.
public final class CGImageSource: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes: Data
  private var isFinal: Bool
  private var decoded: DecodedImage?

  init(_ bytes: Data, isFinal: Bool = true) { (self.bytes, self.isFinal) = (bytes, isFinal) }

  /// The format that the first bytes promise; nil for one that is not read.
  var format: ImageDecoder.Format? { lock.withLock { ImageDecoder.format(of: bytes) } }

  /// The picture; nil where the bytes are none.
  var picture: DecodedImage? {
    lock.withLock {
      if let decoded { return decoded }
      decoded = try? ImageDecoder.decode(bytes)
      return decoded
    }
  }

  /// True for bytes of which none have come yet.
  var isEmpty: Bool { lock.withLock { bytes.isEmpty } }

  /// True once all bytes have come.
  var hasAll: Bool { lock.withLock { isFinal } }

  /// Takes all bytes that have come so far.
  func update(_ bytes: Data, isFinal: Bool) {
    lock.withLock { (self.bytes, self.isFinal, decoded) = (bytes, isFinal, nil) }
  }
}

/// The progress of reading a source.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// Makes a source of bytes; no option changes how they are read here.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(Data(referencing: data))
}

/// Makes a source of a file; nil for one that can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// Makes a source of what a provider has.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider,
  _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(provider.bytes) }

/// Makes a source whose bytes come later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Gives a source all bytes that have come so far; `true` if no more come.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(Data(referencing: data), isFinal: final)
}

/// The number of pictures; 0 for a format that is not read.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.format == nil ? 0 : 1 }

/// The identifier of the format's type; nil for one that is not read.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.format.map { NSString(string: $0.identifier) }
}

/// The identifiers of the formats that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  NSArray(array: [ImageDecoder.Format.jpeg, .png].map { NSString(string: $0.identifier) })
}

/// The progress of reading.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  if source.isEmpty { return source.hasAll ? .statusUnexpectedEOF : .statusReadingHeader }
  guard source.format != nil else { return .statusUnknownType }
  if source.picture != nil { return .statusComplete }
  return source.hasAll ? .statusInvalidData : .statusIncomplete
}

/// The progress of reading one picture.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource,
  _ index: Int
) -> CGImageSourceStatus { index == 0 ? CGImageSourceGetStatus(source) : .statusReadingHeader }

/// A picture as it lies in the file, however it was held; nil where it can't be read.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.picture?.image : nil }

extension ImageDecoder.Format {
  /// The identifier of the format's type.
  var identifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    }
  }
}
