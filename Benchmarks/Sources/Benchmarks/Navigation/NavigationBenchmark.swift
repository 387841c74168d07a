import Foundation

/// Pushing and popping a screen of 30 views, against the same in GTK 4 and Qt 6.
///
/// Each player builds the views, lays them out, draws a frame of 393 by 852 pixels, goes back,
/// draws again and drops the views. Nobody animates. Players take turns, and the best turn of each
/// counts.
enum NavigationBenchmark: Benchmark {
  static let name = "navigation"
  static let summary =
    "push and pop of a screen with 30 views, against GtkStack and QStackedWidget, best of 3 turns"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counter = try NavigationPlayer.buildCounter(setting, in: folder)
    let screen = try VirtualScreen()
    defer { screen.close() }
    let ours = NavigationPlayer(
      name: "Portico",
      command: [CommandLine.arguments[0], "navigation-run"],
      environment: counter
    )
    let peers = try NavigationPlayer.peers(setting, in: folder, counter + screen.environment)
    let players = [ours] + peers
    var best: [NavigationPlayer.Result?] = players.map { _ in nil }
    for _ in 0..<3 {
      for (index, player) in players.enumerated() {
        let result = try player.play(rounds: 1000)
        best[index] = best[index].map { $0.better(result) } ?? result
      }
    }
    return zip(players, best).flatMap { figures($0, $1, ours: best[0]) }
      + growth(try ours.play(rounds: 10_000))
  }

  private static func figures(
    _ player: NavigationPlayer,
    _ result: NavigationPlayer.Result?,
    ours: NavigationPlayer.Result?
  ) -> [Figure] {
    guard let result, let ours else { return [] }
    let own = [
      Figure(what: "\(player.name), a push and a pop", value: result.time, unit: "µs"),
      Figure(what: "\(player.name), a push and a pop", value: result.asked, unit: "allocations"),
    ]
    if player.name == "Portico" { return own }
    return own + [
      Figure(
        what: "time, \(player.name) to Portico",
        value: result.time / ours.time,
        unit: "×",
        atLeast: 1
      ),
      Figure(
        what: "allocations, \(player.name) to Portico",
        value: result.asked / ours.asked,
        unit: "×",
        atLeast: 1
      ),
    ]
  }

  /// Memory after 10,000 times, to that after the first 1,000.
  private static func growth(_ result: NavigationPlayer.Result) -> [Figure] {
    let growth = (result.after / result.before - 1) * 100
    return [
      Figure(what: "memory after 10,000 times", value: result.after / 1024, unit: "MB"),
      Figure(what: "growth after the first 1,000", value: growth, unit: "%", atMost: 1),
    ]
  }
}
