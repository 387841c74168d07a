import Foundation

/// A program that pushes and pops as often as it is told, and prints what that took.
struct NavigationPlayer {
  let name: String
  let command: [String]
  /// Such as `DISPLAY=:1`.
  let environment: [String]

  /// What a push and a pop took.
  struct Result {
    /// Microseconds of the program's own processor time.
    let time: Double
    /// What it asked of `malloc` and its kin.
    let asked: Double
    /// Kilobytes in memory after a tenth of the rounds, and at the end.
    let before: Double
    let after: Double

    func better(_ other: Result) -> Result { time < other.time ? self : other }
  }

  func play(rounds: Int) throws -> Result {
    let run = try Run.of("/usr/bin/env", environment + command + ["\(rounds)"])
    let words = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 4 else { throw Complaint("\(name) printed no four numbers.") }
    return Result(time: numbers[0], asked: numbers[1], before: numbers[2], after: numbers[3])
  }

  // MARK: - Building

  /// Builds what counts allocations; answers the environment that puts it into a program.
  static func buildCounter(_ setting: Setting, in folder: URL) throws -> [String] {
    let library = folder.appending(path: "allocations.so").path
    let source = setting.peers.appending(path: "allocations.c").path
    _ = try Run.of(
      "/usr/bin/env",
      ["cc", "-O2", "-shared", "-fPIC", source, "-o", library, "-ldl"]
    )
    return ["LD_PRELOAD=\(library)"]
  }

  /// Builds the peers whose libraries are installed, and says which are not.
  static func peers(
    _ setting: Setting,
    in folder: URL,
    _ environment: [String]
  ) throws -> [NavigationPlayer] {
    let gtk = try build("gtk-stack.c", with: "cc", library: "gtk4", setting, in: folder)
    let qt = try build("qt-stack.cpp", with: "c++", library: "Qt6Widgets", setting, in: folder)
    // GTK's own pool would hide what it allocates.
    let gtkWords = ["GDK_BACKEND=x11", "GSK_RENDERER=cairo", "G_SLICE=always-malloc"]
    return [
      gtk.map {
        NavigationPlayer(name: "GTK 4", command: [$0], environment: environment + gtkWords)
      },
      qt.map {
        NavigationPlayer(
          name: "Qt 6",
          command: [$0],
          environment: environment + ["QT_QPA_PLATFORM=xcb"]
        )
      },
    ].compactMap { $0 }
  }

  /// Builds one; nil where its library is not installed, which is said.
  static func build(
    _ source: String,
    with compiler: String,
    library: String,
    _ setting: Setting,
    in folder: URL
  ) throws -> String? {
    let asking = ["pkg-config", "--cflags", "--libs", library]
    guard let flags = try? Run.of("/usr/bin/env", asking) else {
      print("  (no \(library) here, so \(source) is not measured: Scripts/install-packages bench)")
      return nil
    }
    let words = String(decoding: flags.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let program = folder.appending(path: source + ".out").path
    let path = setting.peers.appending(path: source).path
    _ = try Run.of(
      "/usr/bin/env",
      [compiler, "-O2", "-fPIC", "-o", program, path] + words.map(String.init) + ["-ldl"]
    )
    return program
  }
}

/// An X server whose screen nobody sees, for the peers.
struct VirtualScreen {
  private let server = Process()
  let environment: [String]

  init() throws {
    server.executableURL = URL(filePath: "/usr/bin/env")
    server.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "800x1000x24"]
    let pipe = Pipe()
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !number.isEmpty else { throw Complaint("Xvfb gave no display; is it installed?") }
    environment = ["DISPLAY=:\(number)"]
  }

  func close() {
    server.terminate()
    server.waitUntilExit()
  }
}
