public import Foundation

/// The last picture of the app, which is shown at the next launch until the app draws.
extension SavedStateStore {
  /// The file's name in the folder.
  static let picture = "picture.png"
  /// The most bytes of a picture.
  private static let pictureLimit = 32 << 20

  /// Keeps a picture, the bytes of a PNG, beside the state that was just saved.
  ///
  /// - Throws: `busy` or `failed`; there is no picture then, and the state stays.
  public func savePicture(_ data: Data) throws(StateStoreError) {
    try whileLocked { () throws(StateStoreError) in
      try write(data, to: path("picture-next"))
      try check(
        calls.rename(path("picture-next"), path(Self.picture)),
        "rename",
        path("picture-next")
      )
    }
  }

  /// The picture of the state that the next launch begins with; nil if there is none.
  public func readPicture() -> Data? {
    guard size(of: path("state")) != nil, let size = size(of: path(Self.picture)),
      size <= Self.pictureLimit
    else { return nil }
    return FileManager.default.contents(atPath: path(Self.picture))
  }
}
