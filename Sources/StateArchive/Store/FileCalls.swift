internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// The calls of the system that saving makes, so that each of them can be made to fail.
///
/// All answer what the system does; `errno` says why when that is negative.
public struct FileCalls: Sendable {
  /// Opens a file; answers its descriptor, or -1.
  public var open: @Sendable (_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32
  /// Writes bytes; answers how many were written, or -1.
  public var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int
  /// Has the file's contents reach the disk; -1 if that failed.
  public var sync: @Sendable (_ file: Int32) -> Int32
  /// Closes a descriptor; -1 if that failed.
  public var close: @Sendable (_ file: Int32) -> Int32
  /// Gives a file another path, in the place of what is there; -1 if that failed.
  public var rename: @Sendable (_ old: String, _ new: String) -> Int32
  /// Removes a file; -1 if that failed, also because it is not there.
  public var remove: @Sendable (_ path: String) -> Int32
  /// Locks a file for this process, without waiting; -1 if another one holds it.
  public var lock: @Sendable (_ file: Int32) -> Int32

  /// The system's own calls.
  public static let system = FileCalls(
    open: { Glibc.open($0, $1, $2) },
    write: { Glibc.write($0, $1, $2) },
    sync: { Glibc.fsync($0) },
    close: { Glibc.close($0) },
    rename: { Glibc.rename($0, $1) },
    remove: { Glibc.unlink($0) },
    lock: { flock($0, LOCK_EX | LOCK_NB) }
  )

  /// The same calls with something done before each of them, by its name; an error number that it
  /// answers is what the call fails with.
  public func before(_ each: @escaping @Sendable (String) -> Int32?) -> FileCalls {
    @Sendable func fails(_ name: String) -> Bool {
      guard let number = each(name) else { return false }
      errno = number
      return true
    }
    return FileCalls(
      open: { fails("open") ? -1 : open($0, $1, $2) },
      write: { fails("write") ? -1 : write($0, $1, $2) },
      sync: { fails("sync") ? -1 : sync($0) },
      close: { fails("close") ? -1 : close($0) },
      rename: { fails("rename") ? -1 : rename($0, $1) },
      remove: { fails("remove") ? -1 : remove($0) },
      lock: { fails("lock") ? -1 : lock($0) }
    )
  }
}
