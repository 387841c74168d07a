import Foundation
import Glibc

/// Measures what the scenarios cost and prints it as the programs of the other toolkits do: lines of
/// `PB key value`.
enum Probe {
  static func emit(_ key: String, _ value: Double) {
    print("PB \(key) \(String(format: "%.6f", value))")
    fflush(nil)
  }

  /// Nanoseconds of one of the system's clocks.
  static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Nanoseconds since the machine started.
  static var now: Int64 { read(CLOCK_MONOTONIC) }
  /// Nanoseconds of the processor that all threads of the process took.
  static var processor: Int64 { read(CLOCK_PROCESS_CPUTIME_ID) }

  /// Nanoseconds of the processor that the X server took; 0 if nobody says which process that is.
  static var server: Int64 {
    guard let process = ProcessInfo.processInfo.environment["PB_XPID"],
      let text = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8)
    else { return 0 }
    return text.split(separator: " ").first.flatMap { Int64($0) } ?? 0
  }

  /// The number of calls that a preloaded counter has counted; 0 without one.
  static var allocations: UInt {
    guard let symbol = dlsym(nil, "portico_allocation_count") else { return 0 }
    typealias Count = @convention(c) () -> UInt
    return unsafeBitCast(symbol, to: Count.self)()
  }

  /// A line of the process's status, in megabytes.
  static func memory(_ name: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { $0.split(separator: " ").dropLast().last.flatMap { Double($0) } }
      .map { $0 / 1024 } ?? 0
  }

  /// To be called once the first frame is on the screen.
  static func firstFrame() {
    if let start = ProcessInfo.processInfo.environment["PB_T0_NS"].flatMap({ Int64($0) }) {
      emit("first_frame_ms", Double(now - start) / 1e6)
    }
    emit("first_frame_cpu_ms", Double(processor) / 1e6)
    emit("first_frame_rss_mb", memory("VmRSS"))
    emit("first_frame_anon_mb", memory("RssAnon"))
    emit("first_frame_libraries", Double(libraries))
  }

  /// The number of libraries that are loaded.
  private static var libraries: Int {
    // A file without a length, of which reading it as text gives the beginning.
    let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let text = String(decoding: maps, as: UTF8.self)
    let files = text.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    return Set(files.filter { $0.contains(".so") }).count
  }
}

/// The time of many steps of one kind.
struct ProbeSeries {
  private var wall: [Double] = []
  private var processor: [Double] = []
  private let server = Probe.server

  mutating func add(_ step: () -> Void) {
    let (before, used) = (Probe.now, Probe.processor)
    step()
    processor.append(Double(Probe.processor - used) / 1e6)
    wall.append(Double(Probe.now - before) / 1e6)
  }

  func report(_ name: String) {
    for (kind, values) in [("wall_ms", wall.sorted()), ("cpu_ms", processor.sorted())] {
      Probe.emit("\(name)_\(kind)_med", values[values.count / 2])
      Probe.emit("\(name)_\(kind)_p95", values[Int(Double(values.count) * 0.95)])
      Probe.emit("\(name)_\(kind)_mean", values.reduce(0, +) / Double(values.count))
    }
    let server = Double(Probe.server - server) / 1e6
    Probe.emit("\(name)_xserver_ms_mean", server / Double(wall.count))
  }
}
