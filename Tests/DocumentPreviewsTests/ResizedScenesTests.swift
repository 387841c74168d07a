import Device
import Foundation
import InterfaceBuilder
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

/// Scenes that get other sizes and their old one again.
@Suite(.serialized) @MainActor
struct `Giving scenes other sizes` {
  /// One way through other sizes and back.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let model: DeviceModel
    let steps: [@MainActor @Sendable (Stage) -> Void]
  }

  nonisolated static let ways = [
    Way(
      testDescription: "parts of an iPad",
      model: DeviceModel(named: "iPad Pro 11-inch") ?? .iPhone15,
      steps: [ScreenShare.third, .half, .twoThirds, .full].map { share in
        { @MainActor @Sendable stage in stage.resize(to: share) }
      }
    ),
    Way(
      testDescription: "turns of a large phone",
      model: DeviceModel(named: "iPhone 15 Pro Max") ?? .iPhone15,
      steps: [Orientation.landscapeLeft, .landscapeRight, .portrait].map { orientation in
        { @MainActor @Sendable stage in stage.rotate(to: orientation) }
      }
    ),
  ]

  /// `PORTICO_SIZES` has every scene go, else some do.
  private var isWhole: Bool { ProcessInfo.processInfo.environment["PORTICO_SIZES"] != nil }

  @Test(.enabled(if: `Drawing other people's documents`.corpus != nil), arguments: ways)
  func `they are what they were`(_ way: Way) throws {
    let folder = try #require(`Drawing other people's documents`.corpus)
    let listener = Diagnostic.listener
    Diagnostic.listener = { _ in }
    defer { Diagnostic.listener = listener }
    var (scenes, same) = (0, 0)
    for file in `Drawing other people's documents`.some(of: folder, step: isWhole ? 1 : 24) {
      guard let preview = try? DocumentPreview(contentsOf: file),
        preview.document.kind == .storyboard, preview.document.platform == .iOS
      else { continue }
      for scene in preview.document.scenes where !scene.isReference {
        let stage = Stage(way.model)
        stage.keepsCallbacks = false
        guard let root = preview.staged(scene)?.root else { continue }
        if isWhole { FileHandle.standardError.write(Data("\(file.path) \(scene.id)\n".utf8)) }
        stage.show(root)
        Self.rest(stage)
        let before = Self.views(in: stage)
        for step in way.steps {
          step(stage)
          Self.rest(stage)
        }
        scenes += 1
        let after = Self.views(in: stage)
        same += before == after ? 1 : 0
        if before != after {
          Issue.record("\(file.path) \(scene.id):\n\(Self.difference(before, after))")
        }
      }
    }
    print("\(way.testDescription): \(same) of \(scenes) scenes are what they were")
  }

  private static let shownLines = 6

  /// Lets everything come to rest that ever does; spinners turn on.
  private static func rest(_ stage: Stage) {
    for _ in 0..<30 where stage.screen.frameLoop.needsFrame { stage.advance(by: 1 / 30) }
    stage.turn()
  }

  /// The views, one a line, without their order: lists reuse cells in any.
  private static func views(in stage: Stage) -> [String] {
    stage.tree.split(separator: "\n").map { String($0.trimmingPrefix { "├└─│ ".contains($0) }) }
      .sorted()
  }

  /// Some of the lines that only one of two trees has.
  private static func difference(_ before: [String], _ after: [String]) -> String {
    let changes = after.difference(from: before)
    let gone = changes.removals.compactMap { change in
      if case .remove(_, let line, _) = change { "  was \(line)" } else { nil }
    }
    let new = changes.insertions.compactMap { change in
      if case .insert(_, let line, _) = change { "  is  \(line)" } else { nil }
    }
    return (gone.prefix(Self.shownLines) + new.prefix(Self.shownLines)).joined(separator: "\n")
  }
}
