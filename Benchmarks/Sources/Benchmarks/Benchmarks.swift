import Foundation

/// Runs the measurements that were asked for and exits with 1 when one misses its threshold.
@main
enum Benchmarks {
  static let all: [any (Benchmark & Sendable).Type] = [
    AuditBenchmark.self, RenderBenchmark.self, MutationBenchmark.self, SolverBenchmark.self,
    RandomSystemBenchmark.self, FeedBenchmark.self, NavigationBenchmark.self,
    LoweringBenchmark.self, WalkBenchmark.self, ChainBenchmark.self, DamageBenchmark.self,
    TurnBenchmark.self, StatesBenchmark.self, ListsBenchmark.self,
    LongTablesBenchmark.self,
  ]

  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard !words.contains("--help") else { return print(help) }
    if let player = players[words.first ?? ""] { return play(player, Array(words.dropFirst())) }
    let unknown = words.filter { word in !all.contains { $0.name == word } }
    guard unknown.isEmpty else {
      print("There is no benchmark '\(unknown.joined(separator: ", "))'.\n\(help)")
      exit(2)
    }
    do {
      let chosen = all.filter { words.isEmpty || words.contains($0.name) }
      let setting = try Setting(needsDocuments: chosen.contains { $0.needsDocuments })
      var missed = 0
      for benchmark in chosen {
        print("\n\(benchmark.name): \(benchmark.summary)")
        for figure in try benchmark.run(setting) {
          print(figure)
          missed += figure.isMissed ? 1 : 0
        }
      }
      exit(missed == 0 ? 0 : 1)
    } catch {
      print(error)
      exit(2)
    }
  }

  /// What a benchmark starts this program as, once more.
  private static let players: [String: @Sendable ([String]) throws -> Void] = [
    "replay": { words in
      guard words.count == 2, let rounds = Int(words[1]) else {
        throw Complaint("Usage: Benchmarks replay TRACE ROUNDS")
      }
      try Replay.run(words[0], rounds: rounds)
    },
    "actions": { words in try MainActor.assumeIsolated { try ActionsRun.run(words) } },
    "list-actions": { words in try MainActor.assumeIsolated { try ListActionsRun.run(words) } },
    "dynamics": { words in try MainActor.assumeIsolated { try DynamicsRun.run(words) } },
    "sections": { words in try MainActor.assumeIsolated { try SectionsRun.run(words) } },
    "feed-run": { words in try MainActor.assumeIsolated { try FeedRun.run(words) } },
    "lists-run": { words in try MainActor.assumeIsolated { try ListsRun.run(words) } },
    "long-tables-run": { words in
      try MainActor.assumeIsolated { try LongTablesRun.run(words) }
    },
    "turn-run": { words in try MainActor.assumeIsolated { try TurnRun.run(words) } },
    "states-run": { words in try MainActor.assumeIsolated { try StatesRun.run(words) } },
    "navigation-run": { words in
      try MainActor.assumeIsolated { try NavigationRun.run(words) }
    },
  ]

  private static func play(_ player: ([String]) throws -> Void, _ words: [String]) {
    do {
      try player(words)
    } catch {
      print(error)
      exit(2)
    }
  }

  static var help: String {
    let rows = all.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n")
    return """
      Usage: Benchmarks [NAME…]
             Benchmarks actions [--count N] [--seed S] [--cursor] [--relaunch]
             Benchmarks list-actions [--count N] [--seed S]
             Benchmarks dynamics [--count N] [--seed S]
             Benchmarks sections [--count N] [--seed S]

      \(rows)

        actions  does random things to random trees of controllers and ends with 1 if that breaks a \
      rule; with --relaunch in an app that is ended and launched again among them
        list-actions  does random things to random lists and ends with 1 if data and list disagree
        dynamics  runs random scenes of dynamics twice and ends with 1 if they differ or gain energy
        sections  lays out random compositional layouts and ends with 1 if a frame is not that of a \
      model of the documented rules

      PORTICO_SOURCES names folders of apps' Swift sources for lowering, separated by colons.
      PORTICO_CORPUS names the folder of documents; the default is the corpus beside the project.
      """
  }
}

/// One measurement, and what it is held against.
protocol Benchmark {
  static var name: String { get }
  static var summary: String { get }
  /// Whether it needs the command and the corpus.
  static var needsDocuments: Bool { get }
  static func run(_ setting: Setting) throws -> [Figure]
}

extension Benchmark {
  static var needsDocuments: Bool { true }
}

/// One number with its unit and its threshold.
struct Figure: CustomStringConvertible {
  let what: String
  let value: Double
  let unit: String
  /// The largest value allowed; nil is only reported.
  var atMost: Double?
  /// The smallest value allowed.
  var atLeast: Double?

  var isMissed: Bool { !(value <= atMost ?? .infinity && value >= atLeast ?? -.infinity) }

  var description: String {
    let most = atMost.map { " (at most \(text($0)))" }
    let threshold = most ?? atLeast.map { " (at least \(text($0)))" } ?? ""
    return "  \(isMissed ? "✘" : "✔") \(what): \(text(value)) \(unit)\(threshold)"
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(format: "%.3f", number)
  }
}

/// Where the command and the documents are.
struct Setting {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  /// Where the sources of peers are.
  var peers: URL { root.appending(path: "Benchmarks/Peers") }
  let portico: String
  let corpus: String
  let documents: [String]

  init(needsDocuments: Bool) throws {
    portico = root.appending(path: ".build/release/portico").path
    let beside = root.appending(path: "../shared/corpus/interface-builder").standardized.path
    corpus = ProcessInfo.processInfo.environment["PORTICO_CORPUS"] ?? beside
    guard needsDocuments else {
      documents = []
      return
    }
    guard FileManager.default.isExecutableFile(atPath: portico) else {
      throw Complaint("There is no \(portico); run 'make build' first.")
    }
    let names = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
    documents = names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    guard !documents.isEmpty else {
      throw Complaint(
        "There are no documents in \(corpus); set PORTICO_CORPUS to a folder of storyboards."
      )
    }
  }
}

/// A reason why nothing could be measured.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
