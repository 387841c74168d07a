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

  /// True if the app has a socket of its own; the first three descriptors are those it was given.
  private static var hasConnection: Bool {
    entries(of: "fd").contains { name in
      guard let number = Int(name), number > 2 else { return false }
      let path = "\(folder)/fd/\(name)"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target?.hasPrefix("socket:") == true
    }
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
