public import Foundation

extension URL {
  /// Ways of making a bookmark; all make the same here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With little about the file.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// For a file of aliases.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// Without the permission to read what it names.
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  /// Ways of reading a bookmark; all read the same here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits of the ways.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody is asked.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// Nothing is mounted.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// Access begins by a call of its own.
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// True: a file that the user chose may be read as any other here.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing, as access needs no permission here.
  public func stopAccessingSecurityScopedResource() {}

  /// The path as data that another run finds the file by; it does not follow a file that moves.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return try PropertyListEncoder().encode(Bookmark(path: standardizedFileURL.path))
  }

  /// The file that a bookmark names; an error if it isn't there any more.
  public init(
    resolvingBookmarkData data: Data,
    options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    let path = try PropertyListDecoder().decode(Bookmark.self, from: data).path
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    self.init(fileURLWithPath: path)
    bookmarkDataIsStale = false
  }
}

private struct Bookmark: Codable {
  let path: String
}
