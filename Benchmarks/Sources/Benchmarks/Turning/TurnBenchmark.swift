import Foundation

/// The layout of a form with 300 views in other sizes, as a turn or a resize brings them, against the
/// same form in GTK 4 and Qt 6.
///
/// Nobody draws, but in a whole turn of the device, which only ours makes. Players take turns, and the
/// best turn of each counts.
enum TurnBenchmark: Benchmark {
  static let name = "turn"
  static let summary =
    "layout of a form of 300 views between two sizes and in new ones, against GTK and Qt, best of 3"
  static let needsDocuments = false

  /// Microseconds of a player's own processor time.
  private struct Result {
    var turn: Double
    var fresh: Double
    /// A whole turn of the device, with its callbacks and the drawing of labels; ours alone.
    var device: Double?
  }

  static func run(_ setting: Setting) throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let screen = try VirtualScreen()
    defer { screen.close() }
    let players =
      [("Portico", [CommandLine.arguments[0], "turn-run"])]
      + (try peers(setting, in: folder)).map { ($0, screen.environment + $1) }
    var best: [String: Result] = [:]
    for _ in 0..<3 {
      for (name, command) in players {
        let result = try play(name, command)
        guard let old = best[name] else {
          best[name] = result
          continue
        }
        best[name] = Result(
          turn: min(old.turn, result.turn),
          fresh: min(old.fresh, result.fresh),
          device: old.device.flatMap { old in result.device.map { min(old, $0) } }
        )
      }
    }
    return players.flatMap { figures($0.0, best) }
  }

  private static func figures(_ name: String, _ best: [String: Result]) -> [Figure] {
    guard let result = best[name], let ours = best["Portico"] else { return [] }
    let own = [
      Figure(what: "\(name), between two sizes", value: result.turn, unit: "µs"),
      Figure(what: "\(name), in a new size", value: result.fresh, unit: "µs"),
    ]
    guard name != "Portico" else {
      guard let device = result.device else { return own }
      return own + [Figure(what: "\(name), a turn with its drawing", value: device, unit: "µs")]
    }
    return own + [
      Figure(what: "Portico to \(name), two sizes", value: ours.turn / result.turn, unit: "×"),
      Figure(what: "Portico to \(name), a new size", value: ours.fresh / result.fresh, unit: "×"),
    ]
  }

  private static func play(_ name: String, _ command: [String]) throws -> Result {
    let run = try Run.of("/usr/bin/env", command + ["200"])
    let words = String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }
    guard numbers.count >= 2 else { throw Complaint("\(name) printed no two numbers.") }
    return Result(
      turn: numbers[0],
      fresh: numbers[1],
      device: numbers.count > 2 ? numbers[2] : nil
    )
  }

  private static func peers(_ setting: Setting, in folder: URL) throws -> [(String, [String])] {
    let gtk = try NavigationPlayer.build(
      "gtk-form.c",
      with: "cc",
      library: "gtk4",
      setting,
      in: folder
    )
    let qt = try NavigationPlayer.build(
      "qt-form.cpp",
      with: "c++",
      library: "Qt6Widgets",
      setting,
      in: folder
    )
    return [
      gtk.map { ("GTK 4", ["GDK_BACKEND=x11", "GSK_RENDERER=cairo", $0]) },
      qt.map { ("Qt 6", ["QT_QPA_PLATFORM=xcb", $0]) },
    ].compactMap { $0 }
  }
}
