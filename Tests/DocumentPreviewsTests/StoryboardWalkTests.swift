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
