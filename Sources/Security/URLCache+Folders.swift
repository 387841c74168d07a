public import FoundationNetworking

extension URLCache {
  /// Makes a cache in a folder, for so many bytes in memory and on disk.
  ///
  /// A library for all Unix systems knows it by the folder's path alone.
  public convenience init(
    memoryCapacity: Int,
    diskCapacity: Int,
    directory directoryURL: URL? = nil
  ) {
    self.init(
      memoryCapacity: memoryCapacity,
      diskCapacity: diskCapacity,
      diskPath: directoryURL?.path
    )
  }
}
