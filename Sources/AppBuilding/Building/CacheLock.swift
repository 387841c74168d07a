internal import Foundation

/// Lets one build at a time write into the cache.
///
/// All apps are compiled in one folder; two builds at once would take each other's programs.
struct CacheLock {
  private let file: URL

  init(in cache: URL) { file = cache.appendingPathComponent("lock") }

  /// Does the work while no other build does; says so before it waits for one.
  func held<Result>(
    whenWaiting wait: () -> Void,
    _ work: () throws(BuildError) -> Result
  ) throws(BuildError) -> Result {
    let descriptor = try open()
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      wait()
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else { throw unwritable }
      }
    }
    return try work()
  }

  /// The descriptor holds the lock, so no command that is started may have it.
  private func open() throws(BuildError) -> Int32 {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    let descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable }
    return descriptor
  }

  private var unwritable: BuildError {
    .unwritable(file.path, reason: String(cString: strerror(errno)))
  }
}
