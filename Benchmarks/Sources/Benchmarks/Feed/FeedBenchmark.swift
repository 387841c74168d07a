import Foundation
import UIKit

/// The whole cost of layout by constraints: views, anchors, constraints, measuring of text and the
/// solver, against the same cells with frames worked out by hand.
enum FeedBenchmark: Benchmark {
  static let name = "feed"
  static let summary =
    "a feed by constraints against frames set by hand: times, best of 7 rounds, and instructions"
  static let needsDocuments = false

  static func run(_ setting: Setting) throws -> [Figure] {
    try MainActor.assumeIsolated {
      FeedRun.warmUp()
      return try [agreement()] + [1, 10, 100].flatMap { times($0) } + instructions()
    }
  }

  // MARK: - Agreement

  /// Both feeds have to be the same feed, or nothing is compared.
  @MainActor
  private static func agreement() throws -> Figure {
    var runs = FeedRun.Kind.allCases.map { FeedRun($0, items, others) }
    var worst: CGFloat = 0
    for phase in FeedRun.Phase.allCases {
      for index in runs.indices { runs[index].live(phase) }
      guard phase != .created, let one = runs[0].feed, let two = runs[1].feed else { continue }
      for (a, b) in zip(one.frames, two.frames) {
        worst = max(worst, abs(a.minX - b.minX), abs(a.minY - b.minY))
        worst = max(worst, abs(a.width - b.width), abs(a.height - b.height))
      }
    }
    let count = runs[0].feed?.cells.first.map { cell in
      ([cell] + cell.parts).reduce(0) { $0 + $1.constraints.count }
    }
    guard count == 64 else { throw Complaint("A cell has \(count ?? 0) constraints, not 64.") }
    return Figure(what: "largest difference of frames", value: worst, unit: "pt", atMost: 0.7)
  }

  @MainActor private static let items = FeedItem.next(10)
  @MainActor private static let others = FeedItem.next(10)

  // MARK: - Times

  @MainActor
  private static func times(_ count: Int) -> [Figure] {
    var best = FeedRun.Kind.allCases.map { _ in
      FeedRun.Phase.allCases.map { _ in Double.infinity }
    }
    for _ in 0..<7 {
      for (index, kind) in FeedRun.Kind.allCases.enumerated() {
        var run = FeedRun(kind, FeedItem.next(count), FeedItem.next(count))
        for phase in FeedRun.Phase.allCases {
          let start = ContinuousClock.now
          run.live(phase)
          let time = (ContinuousClock.now - start) / .microseconds(1)
          best[index][phase.rawValue] = min(best[index][phase.rawValue], time)
        }
      }
    }
    return figures(count, best[0], best[1])
  }

  private static func figures(_ count: Int, _ ours: [Double], _ manual: [Double]) -> [Figure] {
    func figure(_ what: String, _ phases: [FeedRun.Phase], atMost: Double? = nil) -> Figure {
      let (own, other) = (sum(ours, phases), sum(manual, phases))
      let cells = count == 1 ? "1 cell" : "\(count) cells"
      return Figure(
        what: "\(cells) \(what), \(Int(own)) µs and by hand \(Int(other)) µs",
        value: own / other,
        unit: "×",
        atMost: atMost
      )
    }
    return [
      figure("created", [.created]),
      figure("laid out", [.laidOut]),
      figure("from nothing", [.created, .laidOut], atMost: count == 100 ? 3 : nil),
      figure("rotated", [.rotated]),
      figure("reused", [.reused]),
    ]
  }

  private static func sum(_ times: [Double], _ phases: [FeedRun.Phase]) -> Double {
    phases.reduce(0) { $0 + times[$1.rawValue] }
  }

  // MARK: - Instructions

  @MainActor
  private static func instructions() throws -> [Figure] {
    let (ours, manual) = (try counts(.constraints, 100), try counts(.manual, 100))
    let few = try counts(.constraints, 10)
    var figures = FeedRun.Phase.allCases.map { phase in
      let (own, other) = (ours[phase.rawValue] / 100, manual[phase.rawValue] / 100)
      let what = "\(phase), \(Int(own)) instructions and by hand \(Int(other)) a cell"
      return Figure(what: what, value: own / other, unit: "×")
    }
    let nothing: [FeedRun.Phase] = [.created, .laidOut]
    let ratio = sum(ours, nothing) / sum(manual, nothing)
    figures.append(Figure(what: "from nothing, instructions", value: ratio, unit: "×", atMost: 3))
    for (what, phases) in [
      ("from nothing", nothing), ("rotated", [.rotated]), ("reused", [.reused]),
    ] {
      let growth = sum(ours, phases) / 100 / (sum(few, phases) / 10)
      let words = "\(what), instructions a cell, 100 cells to 10"
      figures.append(Figure(what: words, value: growth, unit: "×", atMost: 1.4))
    }
    return figures
  }

  /// Instructions of each phase, by callgrind.
  private static func counts(_ kind: FeedRun.Kind, _ cells: Int) throws -> [Double] {
    let words = [CommandLine.arguments[0], "feed-run", kind.rawValue, "\(cells)"]
    let sums = try (0...FeedRun.Phase.allCases.count).map {
      try Instructions.of(words + ["\($0)"])
    }
    return zip(sums, sums.dropFirst()).map { $1 - $0 }
  }
}
