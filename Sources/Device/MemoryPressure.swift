internal import Foundation

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

extension LinuxMemoryPressure {
  /// Watches the file that a service is given, else the program's own group, else the machine.
  ///
  /// systemd names the file in `MEMORY_PRESSURE_WATCH`, and `/dev/null` where nobody is to watch;
  /// 200 ms of 2 s are its default, too.
  public static func watched(_ environment: [String: String]) -> LinuxMemoryPressure? {
    if let named = environment["MEMORY_PRESSURE_WATCH"], !named.isEmpty {
      return named == "/dev/null" ? nil : LinuxMemoryPressure(path: named, stall: 200_000)
    }
    let groups = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)
    let own = groups.flatMap(ownFile)
    return own.flatMap { LinuxMemoryPressure(path: $0, stall: 200_000) }
      ?? LinuxMemoryPressure(stall: 200_000)
  }

  /// The pressure file of the group that a program is in, by what `/proc/self/cgroup` says; nil
  /// without groups of the second version.
  static func ownFile(_ groups: String) -> String? {
    let line = groups.split(separator: "\n").first { $0.hasPrefix("0::/") }
    return line.map { "/sys/fs/cgroup/\($0.dropFirst(4))/memory.pressure" }
  }
}
