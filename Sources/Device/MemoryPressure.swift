#if canImport(Glibc)
internal import Glibc
#endif

/// Something that knows when memory is short.
public protocol MemoryPressure: AnyObject {
  /// Returns true if memory became short since the last time this was asked.
  func hasRisen() -> Bool
}

/// Linux reports it by a trigger on the pressure stall information of the kernel.
///
/// The kernel fires once programs had to wait for memory for so long within a window of time;
/// see `/proc/pressure/memory`. Asking never blocks, and `descriptor` may be waited on together
/// with others.
public final class LinuxMemoryPressure: MemoryPressure {
  /// Becomes readable, as priority data, when the kernel fires.
  public let descriptor: Int32

  /// Nil where the kernel keeps no pressure information, or lets this program set no trigger.
  ///
  /// `stall` and `window` are in microseconds.
  public init?(
    path: String = "/proc/pressure/memory",
    stall: Int = 150_000,
    window: Int = 2_000_000
  ) {
    descriptor = open(path, O_RDWR | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    let trigger = Array("some \(stall) \(window)".utf8) + [0]
    guard write(descriptor, trigger, trigger.count) == trigger.count else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Polls the kernel without waiting; true once for each time the trigger fired.
  public func hasRisen() -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
    return poll(&waiting, 1, 0) > 0 && Int32(waiting.revents) & POLLPRI != 0
  }
}
