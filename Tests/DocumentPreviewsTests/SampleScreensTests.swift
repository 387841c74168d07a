import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

/// The sample app's screens as texts.
@Suite(.serialized) @MainActor
struct `The sample's screens` {
  private func stage() throws -> Stage {
    let url = SampleApp.folder.appending(path: "Base.lproj/Main.storyboard")
    let preview = try DocumentPreview(contentsOf: url)
    let scene = try #require(preview.document.scenes.first { preview.staged($0)?.root != nil })
    let stage = Stage(.iPhone15)
    stage.show(try #require(preview.staged(scene)?.root))
    stage.settle()
    return stage
  }

  @Test func `the first screen as a tree`() throws {
    expectSnapshot(try stage().tree)
  }

  @Test func `what controllers are told at launch`() throws {
    expectSnapshot(try stage().callbacks.entries.joined(separator: "\n"))
  }
}

/// The sample app's sources and documents.
nonisolated enum SampleApp {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/BirdSightings/BirdSightings")
}
