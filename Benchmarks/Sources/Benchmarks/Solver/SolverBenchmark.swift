import Foundation

/// Our solver against kiwi, on the same traces in the same run.
enum SolverBenchmark: Benchmark {
  static let name = "solver"
  static let summary =
    "the constraint solver against kiwi: times, best of 7 rounds, and instructions"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    let folder = setting.root.appending(path: "Benchmarks/.build/workloads")
    let prepare = setting.root.appending(path: "Benchmarks/Workloads/prepare")
    _ = try Run.of("/bin/sh", [prepare.path, folder.path])
    let players = Players(folder: folder)
    return try times(players) + instructions(players)
  }

  private static func times(_ players: Players) throws -> [Figure] {
    var figures: [Figure] = []
    let gates: [(trace: String, [(phase: String, atLeast: Double)])] = [
      ("enaml", [("build", 5), ("rotate", 6)]),
      ("cells-1", [("build", 3)]),
      ("flat-1000", [("build", 50)]),
    ]
    for (trace, phases) in gates {
      let (ours, kiwi) = try players.times(trace)
      for (phase, atLeast) in phases {
        let (own, other) = (ours[phase] ?? .nan, kiwi[phase] ?? .nan)
        let what = "\(trace) \(phase), \(Int(own / 1000)) µs and kiwi \(Int(other / 1000)) µs"
        figures.append(Figure(what: what, value: other / own, unit: "×", atLeast: atLeast))
      }
    }
    return figures
  }

  private static func instructions(_ players: Players) throws -> [Figure] {
    var figures: [Figure] = []
    let gates: [(trace: String, [(phase: String, atLeast: Double)])] = [
      ("cells-1", [("build", 2)]),
      ("cells-30", [("build", 50), ("const", 30)]),
      ("nested-100", [("rotate", 6)]),
      ("chain-100", [("rotate", 6)]),
    ]
    for (trace, phases) in gates {
      for (phase, atLeast) in phases {
        let own = try players.instructions(.ours, trace, phase)
        let other = try players.instructions(.kiwi, trace, phase)
        let what = "\(trace) \(phase), \(Int(own)) instructions and kiwi \(Int(other)) an operation"
        figures.append(Figure(what: what, value: other / own, unit: "×", atLeast: atLeast))
      }
    }
    let growths: [(small: String, large: String, atMost: Double)] = [
      ("cells-1", "cells-30", 1.4), ("flat-10", "flat-300", 1.4),
      ("nested-10", "nested-100", 1.5), ("chain-10", "chain-100", 1.5),
    ]
    for (small, large, atMost) in growths {
      let few = try players.instructions(.ours, small, "build")
      let many = try players.instructions(.ours, large, "build")
      let what = "build, instructions an operation, \(large) to \(small)"
      figures.append(Figure(what: what, value: many / few, unit: "×", atMost: atMost))
    }
    return figures
  }
}

/// The two programs that play a trace.
private struct Players {
  enum Player { case ours, kiwi }

  let folder: URL

  private func command(_ player: Player) -> [String] {
    switch player {
    case .ours: [CommandLine.arguments[0], "replay"]
    case .kiwi: [folder.appending(path: "replay-kiwi").path]
    }
  }

  private func path(_ trace: String) -> String { folder.appending(path: trace + ".txt").path }

  /// The least nanoseconds of each phase, the two programs taking turns.
  func times(_ trace: String) throws -> (ours: [String: Double], kiwi: [String: Double]) {
    var best: [[String: Double]] = [[:], [:]]
    for _ in 0..<7 {
      for (index, player) in [Player.ours, .kiwi].enumerated() {
        let words = command(player) + [path(trace), trace == "flat-1000" ? "3" : "30"]
        let output = try Run.of(words[0], Array(words.dropFirst())).output
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
          let parts = line.split(separator: " ")
          guard parts.count == 2, let time = Double(parts[1]) else { continue }
          best[index][String(parts[0]), default: .infinity].combine(time)
        }
      }
    }
    return (best[0], best[1])
  }

  /// Instructions of one cold run of a phase for each of its operations, by callgrind: those of a
  /// run that ends after it, less those of one that ends before.
  func instructions(_ player: Player, _ trace: String, _ phase: String) throws -> Double {
    let phases = try Trace(path(trace)).phases
    guard let index = phases.firstIndex(where: { $0.name == phase }) else { return .nan }
    let after = try collected(player, trace, phases: index + 1)
    let before = try collected(player, trace, phases: index)
    return (after - before) / Double(phases[index].count)
  }

  private func collected(_ player: Player, _ trace: String, phases: Int) throws -> Double {
    try Instructions.of(command(player) + [path(trace), "1"], ["PHASES=\(phases)"])
  }
}

extension Double {
  fileprivate mutating func combine(_ other: Double) { self = Swift.min(self, other) }
}
