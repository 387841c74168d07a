/// The size of a small picture of a file, as a key of `URLResourceKey.thumbnailDictionaryKey`.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// A key of any name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At most 1,024 by 1,024 pixels.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(
    rawValue: "NSThumbnail1024x1024SizeKey"
  )
}
