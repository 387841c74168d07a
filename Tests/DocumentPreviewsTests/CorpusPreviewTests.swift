import Foundation
import Testing

@testable import DocumentPreviews
@testable import UIKitCore

/// Documents of other people, drawn without an end.
///
/// They are no part of the project: `PORTICO_CORPUS` names a folder of them, else the one that a
/// checkout of the corpus beside the project has. Without either nothing is drawn.
@Suite(.serialized) @MainActor
struct `Drawing other people's documents` {
  nonisolated static let corpus: URL? = {
    let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(3).joined(separator: "/")
    let beside = package + "/../shared/corpus/interface-builder"
    let path = ProcessInfo.processInfo.environment["PORTICO_CORPUS"] ?? beside
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path) : nil
  }()

  /// Every so many of the documents, so that the run stays short.
  static func some(of folder: URL, step: Int) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let documents = (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    return stride(from: 0, to: documents.count, by: step).map { documents[$0] }
  }

  @Test(.enabled(if: corpus != nil))
  func `every scene and view of a sample is drawn`() throws {
    let screen = UIScreen.main
    defer { UIScreen.makeMain(screen) }
    var options = PreviewOptions()
    options.scale = 1
    for file in Self.some(of: try #require(Self.corpus), step: 12) {
      let preview = try DocumentPreview(contentsOf: file, options: options)
      for subject in preview.subjects {
        #expect(preview.picture(of: subject) != nil, "\(file.path): \(subject.name)")
      }
    }
  }
}
