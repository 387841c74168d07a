import Foundation
import UIKit

/// Saving an app of 200 screens with 5,000 views, and putting it back.
///
/// Saving is held against `NSKeyedArchiver` writing the same values to a file; putting back against
/// a launch that makes the same screens and gives them the same values. What one screen costs must
/// not grow with how many there are.
enum StatesBenchmark: Benchmark {
  static let name = "states"
  static let summary = "saves and restores 200 controllers with 5,000 views"
  static let needsDocuments = false
  private static let screens = 200
  private static let rounds = 5

  static func run(_ setting: Setting) throws -> [Figure] {
    try MainActor.assumeIsolated { try times() + instructions() }
  }

  @MainActor
  private static func times() throws -> [Figure] {
    let kept = StatesRun(.kept, screens: screens)
    let values = kept.values
    var best = (save: Double.infinity, archive: Double.infinity)
    for _ in 0..<rounds {
      kept.stage.foreground()
      best.save = min(best.save, seconds { kept.save() })
      best.archive = min(best.archive, try archive(values))
    }
    var restored = Double.infinity
    for _ in 0..<rounds { restored = min(restored, seconds { kept.relaunch() }) }
    guard NSDictionary(dictionary: kept.values) == NSDictionary(dictionary: values) else {
      throw Complaint("the app is not what it was")
    }
    // The next app ends this one.
    let here = kept.counts
    let made = StatesRun(.made, screens: screens)
    var fresh = Double.infinity
    for _ in 0..<rounds { fresh = min(fresh, seconds { made.relaunch() }) }
    guard made.counts == here else { throw Complaint("the launches made different things") }
    let counts = "\(here.screens) controllers, \(here.views) views"
    return [
      Figure(
        what: "\(counts) saved, \(ms(best.save)) and NSKeyedArchiver \(ms(best.archive))",
        value: best.save / best.archive,
        unit: "×",
        atMost: 1
      ),
      Figure(
        what: "restored, \(ms(restored)) and made \(ms(fresh))",
        value: restored / fresh,
        unit: "×",
        atMost: 2
      ),
    ]
  }

  private static func archive(_ values: [String: [String: Any]]) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    let object = NSDictionary(dictionary: values)
    var failure: (any Error)?
    let time = seconds {
      do {
        let data = try NSKeyedArchiver.archivedData(
          withRootObject: object,
          requiringSecureCoding: true
        )
        try data.write(to: file, options: .atomic)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return time
  }

  private static func seconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .seconds(1)
  }

  private static func ms(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1000) }

  // MARK: - Instructions

  @MainActor
  private static func instructions() throws -> [Figure] {
    let (few, many) = (try counts(100), try counts(screens))
    return [
      Figure(
        what: "saving, instructions a controller, \(screens) to 100",
        value: many.save / few.save / Double(screens) * 100,
        unit: "×",
        atMost: 1.2
      ),
      Figure(
        what: "restoring, instructions a controller, \(screens) to 100",
        value: many.restore / few.restore / Double(screens) * 100,
        unit: "×",
        atMost: 1.2
      ),
    ]
  }

  private static func counts(_ screens: Int) throws -> (save: Double, restore: Double) {
    let words = [CommandLine.arguments[0], "states-run", "kept", "\(screens)"]
    let sums = try (0...2).map { try Instructions.of(words + ["\($0)"]) }
    return (sums[1] - sums[0], sums[2] - sums[1])
  }
}
