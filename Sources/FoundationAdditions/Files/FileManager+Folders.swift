public import Foundation

extension FileManager {
  /// The folders of a kind, with the library of the app, which other systems than Apple's don't have
  /// (L-289).
  ///
  /// Sources that ask `urls(for:in:)` for that library are compiled with this method.
  public func folders(
    for directory: SearchPathDirectory,
    in domainMask: SearchPathDomainMask
  ) -> [URL] {
    let found = urls(for: directory, in: domainMask)
    let isOwnLibrary = directory == .libraryDirectory && domainMask.contains(.userDomainMask)
    return found.isEmpty && isOwnLibrary ? [URL.libraryDirectory] : found
  }

  /// The folder of a kind, as `url(for:in:appropriateFor:create:)` finds it, and the library of the
  /// app (L-289).
  public func folder(
    for directory: SearchPathDirectory,
    in domain: SearchPathDomainMask,
    appropriateFor url: URL?,
    create shouldCreate: Bool
  ) throws -> URL {
    guard directory == .libraryDirectory, let library = folders(for: directory, in: domain).first
    else {
      return try self.url(
        for: directory,
        in: domain,
        appropriateFor: url,
        create: shouldCreate
      )
    }
    if shouldCreate {
      try createDirectory(at: library, withIntermediateDirectories: true)
    }
    return library
  }

  /// The paths of the folders of a kind, as `NSSearchPathForDirectoriesInDomains` finds them, and that of
  /// the library of the app (L-289).
  public static func folderPaths(
    _ directory: SearchPathDirectory,
    _ domainMask: SearchPathDomainMask,
    _ expandTilde: Bool
  ) -> [String] {
    let found = NSSearchPathForDirectoriesInDomains(directory, domainMask, expandTilde)
    guard found.isEmpty else { return found }
    return FileManager.default.folders(for: directory, in: domainMask).map(\.path)
  }
}
