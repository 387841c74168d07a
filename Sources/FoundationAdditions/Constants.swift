internal import Foundation

/// Larger than all numbers, as C's header for the Mac has it.
public let HUGE = Double.infinity
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The keys of a bundle's information, as Core Foundation names them.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" as CFString }
/// The key of a bundle's identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" as CFString }
/// The key of a bundle's version.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" as CFString }
/// The key of a bundle's name.
public var kCFBundleNameKey: CFString! { "CFBundleName" as CFString }
/// The key of a bundle's own language.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" as CFString }
/// The key of a bundle's languages.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" as CFString }
/// The key of what is needed to go on with a download, in an error's user info.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

/// Keeps other threads from an object until `objc_sync_exit(_:)`; a thread may do so several times.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).lock()
  return 0
}

/// Lets other threads have an object again.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock(of: object as AnyObject).unlock()
  return 0
}

/// A lock for each object that asked for one; few do.
private enum ObjectLocks {
  nonisolated(unsafe) private static var locks: [ObjectIdentifier: NSRecursiveLock] = [:]
  private static let own = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    own.withLock {
      let lock = locks[ObjectIdentifier(object)] ?? NSRecursiveLock()
      locks[ObjectIdentifier(object)] = lock
      return lock
    }
  }
}
