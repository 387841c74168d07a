public import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// Keeps the state of one app in a folder.
///
/// The files and what they mean:
///
/// - `state`: the state to be restored at the next launch.
/// - `restoring`: the same file while an app is being put back. An app that ended meanwhile finds
///   it at the next launch and starts without a state.
/// - `next`: a state that is being written; it never counts.
/// - `picture.png`: the screen as it was when `state` was saved, if there was one to keep.
/// - `lock`: held while any of them is changed, so that two processes don't mix their states. The
///   system lets go of it when a process ends, however it ends.
///
/// Each change is one `rename`, so at every moment the old or the new state is whole.
public final class SavedStateStore {
  /// The folder of the files, which saving makes if needed.
  public let folder: URL
  let calls: FileCalls
  /// The lock's file while an app is being put back.
  private var held: Int32?

  /// Makes a store without touching the folder.
  public init(folder: URL, calls: FileCalls = .system) {
    self.folder = folder
    self.calls = calls
  }

  deinit { letGo() }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// True while the app is being put back.
  public var isRestoring: Bool { held != nil }

  // MARK: - Saving

  /// Puts a state in the place of the one before.
  ///
  /// - Throws: `busy`, `failed` or `unusable`; the state before is whole then.
  public func save(_ state: SavedState) throws(StateStoreError) {
    let data: Data
    do {
      data = try StateFormat.data(state)
    } catch {
      throw .unusable(path: path("state"), error)
    }
    try save(data)
  }

  func save(_ data: Data) throws(StateStoreError) {
    try whileLocked { () throws(StateStoreError) in
      try write(data, to: path("next"))
      // A picture of another state would mislead.
      try remove(Self.picture)
      try check(calls.rename(path("next"), path("state")), "rename", path("next"))
      try syncFolder()
    }
  }

  /// Takes away whatever was kept.
  public func reset() throws(StateStoreError) {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try whileLocked { () throws(StateStoreError) in
      for name in ["next", "restoring", "state", Self.picture] { try remove(name) }
      try syncFolder()
    }
  }

  // MARK: - Restoring

  /// Takes the state up that the app is to be put back to; `finishRestoring` has to follow.
  ///
  /// - Returns: Nil when there is none.
  /// - Throws: `endedWhileRestoring` once after an app that ended on the way; `unusable` for a
  ///   file that cannot be read, which is left as it is until the next state takes its place.
  public func beginRestoring() throws(StateStoreError) -> SavedState? {
    guard held == nil, FileManager.default.fileExists(atPath: folder.path) else { return nil }
    let lock = try takeLock()
    do {
      let state = try takeUp()
      if state == nil { release(lock) } else { held = lock }
      return state
    } catch {
      release(lock)
      throw error
    }
  }

  private func takeUp() throws(StateStoreError) -> SavedState? {
    if FileManager.default.fileExists(atPath: path("restoring")) {
      for name in ["state", "restoring", Self.picture] { try remove(name) }
      try syncFolder()
      throw .endedWhileRestoring(path: path("state"))
    }
    guard let state = try read() else { return nil }
    try check(calls.rename(path("state"), path("restoring")), "rename", path("state"))
    return state
  }

  /// The state as it lies there, without taking it up; nil when there is none.
  public func read() throws(StateStoreError) -> SavedState? {
    let file = path("state")
    guard let size = size(of: file) else { return nil }
    guard size <= StateFormat.byteLimit + StateFormat.headLength else {
      throw .unusable(path: file, .tooLarge(bytes: size))
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .failed(call: "read", path: file, reason: "it cannot be opened")
    }
    do {
      return try StateFormat.state(data)
    } catch {
      throw .unusable(path: file, error)
    }
  }

  /// The size of a plain file; nothing is read from a device or a pipe.
  func size(of file: String) -> Int? {
    var info = stat()
    guard stat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(info.st_size)
  }

  /// The app is back: its state counts again, unless a newer one was saved meanwhile.
  public func finishRestoring() throws(StateStoreError) {
    guard held != nil else { return }
    defer { letGo() }
    if FileManager.default.fileExists(atPath: path("state")) {
      try remove("restoring")
    } else {
      try check(calls.rename(path("restoring"), path("state")), "rename", path("restoring"))
    }
  }

  /// Acts as the end of a process: lets go of the lock, and leaves the files as they are.
  public func abandon() { letGo() }

  /// Gives the lock up at once: a process that is just being forked shares the file, so that
  /// closing it alone would leave it locked until that process runs its own program.
  private func release(_ lock: Int32) {
    _ = flock(lock, LOCK_UN)
    _ = calls.close(lock)
  }

  private func letGo() {
    if let held { release(held) }
    held = nil
  }

  // MARK: - Calls

  func whileLocked(
    _ work: () throws(StateStoreError) -> Void
  ) throws(StateStoreError) {
    if held != nil { return try work() }
    let lock = try takeLock()
    defer { release(lock) }
    try work()
  }

  private func takeLock() throws(StateStoreError) -> Int32 {
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .failed(call: "mkdir", path: folder.path, reason: "the folder cannot be made")
    }
    let name = path("lock")
    let file = calls.open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    try check(file, "open", name)
    guard calls.lock(file) == 0 else {
      let number = errno
      _ = calls.close(file)
      if number == EWOULDBLOCK { throw .busy(folder: folder.path) }
      throw .failed(call: "flock", path: name, reason: Self.reason(number))
    }
    return file
  }

  func write(_ data: Data, to name: String) throws(StateStoreError) {
    let file = calls.open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    try check(file, "open", name)
    do {
      try writeAll([UInt8](data), to: file, name)
      try check(calls.sync(file), "fsync", name)
    } catch {
      _ = calls.close(file)
      _ = calls.remove(name)
      throw error
    }
    try check(calls.close(file), "close", name)
  }

  private func writeAll(
    _ bytes: [UInt8],
    to file: Int32,
    _ name: String
  ) throws(StateStoreError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { rest in
        rest.baseAddress.map { calls.write(file, $0, rest.count) } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      try check(Int32(clamping: count), "write", name)
      written += count
    }
  }

  /// A renamed file is on the disk only once its folder is.
  private func syncFolder() throws(StateStoreError) {
    let file = calls.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
    try check(file, "open", folder.path)
    defer { _ = calls.close(file) }
    try check(calls.sync(file), "fsync", folder.path)
  }

  func remove(_ name: String) throws(StateStoreError) {
    let file = path(name)
    guard calls.remove(file) < 0 else { return }
    let number = errno
    guard number != ENOENT else { return }
    throw .failed(call: "unlink", path: file, reason: Self.reason(number))
  }

  func check(
    _ result: Int32,
    _ call: String,
    _ path: String
  ) throws(StateStoreError) {
    guard result < 0 else { return }
    throw .failed(call: call, path: path, reason: Self.reason(errno))
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
