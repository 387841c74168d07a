import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Storyboards walked through all their segues.
@Suite(.serialized) @MainActor
struct `Walking storyboards` {
  @Test func `the sample app's segues are tapped and lead somewhere`() throws {
    let sample = SampleApp.folder
      .appending(path: "Base.lproj/Main.storyboard")
    let steps = try StoryboardWalk(contentsOf: sample).run()
    #expect(steps.flatMap(\.problems) == [])
    #expect(
      steps.map { "\($0.kind), \($0.reason ?? "performed")" } == [
        "relationship, performed", "show, performed", "show, performed", "show, performed",
        "presentation, performed", "relationship, performed",
        "unwind, nobody on the way back has cancelAdding:",
        "unwind, nobody on the way back has saveSighting:",
      ]
    )
    #expect(steps.filter(\.wasTapped).count == 3)
  }

  @Test(arguments: [false, true])
  func `the sample app's scenes are turned to all sides and back`(onPad: Bool) throws {
    for name in ["Main", "Summary"] {
      let sample = SampleApp.folder.appending(path: "Base.lproj/\(name).storyboard")
      for outcome in try StoryboardTurns(contentsOf: sample).run(onPad: onPad) {
        #expect(outcome.problems == [], "\(name) \(outcome.place)")
        #expect(outcome.isSame, "\(name) \(outcome.place)")
      }
    }
  }

  @Test(.enabled(if: `Drawing other people's documents`.corpus != nil), arguments: [false, true])
  func `other people's scenes are turned to all sides and back`(onPad: Bool) throws {
    let folder = try #require(`Drawing other people's documents`.corpus)
    let all = ProcessInfo.processInfo.environment["PORTICO_WALK"] != nil
    var (turned, same) = (0, 0)
    for file in `Drawing other people's documents`.some(of: folder, step: all ? 1 : 40) {
      guard let turns = try? StoryboardTurns(contentsOf: file), turns.isTurnable else { continue }
      if all { FileHandle.standardError.write(Data("turn \(file.lastPathComponent)\n".utf8)) }
      for outcome in turns.run(onPad: onPad) {
        let place = "\(file.path) \(outcome.place)"
        #expect(outcome.problems == [], "\(place)")
        #expect(outcome.isSame, "\(place) looks otherwise")
        turned += 1
        same += outcome.isSame ? 1 : 0
      }
    }
    print("turned on a \(onPad ? "pad" : "phone"): \(turned) scenes, \(same) the same at the end")
    #expect(turned > 0)
  }

  @Test(.enabled(if: `Drawing other people's documents`.corpus != nil))
  func `other people's storyboards are walked to their ends`() throws {
    let folder = try #require(`Drawing other people's documents`.corpus)
    let all = ProcessInfo.processInfo.environment["PORTICO_WALK"] != nil
    var (performed, tapped) = (0, 0)
    var reasons: [String: Int] = [:]
    for file in `Drawing other people's documents`.some(of: folder, step: all ? 1 : 12) {
      guard let walk = try? StoryboardWalk(contentsOf: file), walk.isWalkable else { continue }
      if all { FileHandle.standardError.write(Data("walk \(file.lastPathComponent)\n".utf8)) }
      for step in walk.run() {
        #expect(step.problems == [], "\(file.path) \(step.place)")
        if let reason = step.reason { reasons["\(step.kind): \(reason)", default: 0] += 1 }
        performed += step.reason == nil ? 1 : 0
        tapped += step.wasTapped ? 1 : 0
      }
    }
    print("walked: \(performed) performed, \(tapped) of them tapped")
    for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print("\(count) × \(reason)") }
    #expect(performed > 0)
  }
}
