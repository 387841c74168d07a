internal import Foundation

/// The work of this process that may still change the screen although nothing moves now.
///
/// Timers, dispatch and tasks live by the machine's clock, and none of them says what it has
/// pending. Linux does: each of them waits by a timer descriptor, which tells how long it still has
/// (proc(5), `fdinfo`), and each thread tells whether it runs or sleeps.
enum PendingWork {
  /// True if a timer is due within some seconds, a thread runs or sleeps for a while, or a
  /// connection is open over which a reply may come.
  static func mayCome(within seconds: TimeInterval) -> Bool {
    if let due = timeToNextTimer, due <= seconds { return true }
    return hasConnection || isAnotherThreadBusy
  }

  /// The seconds until the first timer descriptor is due; nil if none is set.
  private static var timeToNextTimer: TimeInterval? {
    entries(of: "fdinfo")
      .compactMap { Self.time(leftIn: text("fdinfo/\($0)")) }
      .min()
  }

  /// Reads the line `it_value: (seconds, nanoseconds)`; zero stands for a timer that isn't set.
  static func time(leftIn information: String) -> TimeInterval? {
    guard let line = information.split(separator: "\n").first(where: { $0.hasPrefix("it_value") })
    else { return nil }
    let numbers = line.split { !$0.isNumber }.compactMap { Double($0) }
    guard numbers.count == 2, numbers[0] + numbers[1] > 0 else { return nil }
    return numbers[0] + numbers[1] / 1e9
  }

  /// True if the app has a socket of the internet.
  ///
  /// Sockets within the machine don't count: Foundation's `Process` hands one to each program that it
  /// starts, and a library for a network keeps some to wake its own threads.
  private static var hasConnection: Bool {
    entries(of: "fd").compactMap { Int32($0) }.contains(where: isOfInternet)
  }

  /// True for a descriptor of a socket that has an address of the internet.
  static func isOfInternet(_ descriptor: Int32) -> Bool {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutableBytes(of: &address) { bytes in
      getsockname(descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
    }
    return result == 0 && [AF_INET, AF_INET6].contains(Int32(address.ss_family))
  }

  private static var isAnotherThreadBusy: Bool {
    let own = "\(getpid())"
    return entries(of: "task").contains { thread in
      guard thread != own else { return false }
      // The state stands behind the program's name, which is in parentheses and may hold any.
      let state = text("task/\(thread)/stat").split(separator: ")").last?.first { $0 != " " }
      return state == "R" || state == "D" || text("task/\(thread)/wchan") == "hrtimer_nanosleep"
    }
  }

  private static let folder = "/proc/self"

  private static func entries(of name: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? []
  }

  private static func text(_ name: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? ""
  }
}
