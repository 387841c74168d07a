public import Foundation

/// The source of an image's bytes.
public final class CGDataProvider: @unchecked Sendable {
  package let bytes: Data

  init(bytes: Data) { self.bytes = bytes }

  /// Provides bytes in memory.
  public init?(data: Data) { bytes = data }

  /// Provides the bytes of an object that holds them.
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

  /// Provides the bytes of a file; nothing if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// Provides the bytes of a file, whose URL is one of Core Foundation as on iOS.
  public convenience init?(url: NSURL) { self.init(url: url as URL) }

  /// Provides the bytes of a file named by its path; nothing if it cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

  /// A copy of all bytes, which is Core Foundation's as on iOS.
  public var data: NSData? { NSData(data: bytes) }
}
