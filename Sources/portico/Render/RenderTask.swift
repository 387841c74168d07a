internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Draws one document into a folder, its pictures and its page, and says what could not be drawn.
struct RenderTask: DocumentTask {
  static let syntax = RenderCommand.syntax

  /// The result of drawing a document.
  nonisolated struct Result: Codable, Sendable {
    /// The number of pictures that were drawn.
    var pictures = 0
    /// The subjects that could not be drawn, a sentence each.
    var complaints: [String] = []
    /// The speech of VoiceOver for each scene, where that was asked for.
    var speech: [String] = []
    /// The entry in the list of documents; nil when it has no page.
    var entry: IndexPage.Entry?
  }

  let output: URL
  let options: PreviewOptions
  let scenes: [String]
  /// True if the speech for scenes is written as text, beside their pictures.
  let speaks: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    output = URL(filePath: arguments.value("--output") ?? "pictures")
    options = try PreviewOptions(arguments)
    scenes = arguments.all("--scene")
    speaks = arguments.has("--speech")
  }

  func result(of order: WorkOrder, reaching: (SceneMark) -> Void) -> Result {
    let found = order.document
    let folder = order.isAlone ? output : output.appending(path: found.name)
    ResourceLibrary.shared.searchPath = ResourceLibrary.searchPath(of: found.url)
    var result = Result()
    do {
      let preview = try DocumentPreview(contentsOf: found.url, below: found.root, options: options)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let overview = draw(preview, order, into: folder, &result, reaching)
      try OverviewPage(overview: overview).write(to: folder.appending(path: "index.html")) {
        scene in
        try Data(contentsOf: folder.appending(path: scene.file))
      }
      result.entry = IndexPage.Entry(
        name: found.name,
        scenes: overview.scenes.count,
        segues: overview.arrows.count
      )
    } catch let error as DocumentError {
      result.complaints.append("portico: \(error)")
    } catch {
      result.complaints.append(
        "portico: \(folder.relativePath) cannot be written: \(error.reason)."
      )
    }
    return result
  }

  private func draw(
    _ preview: DocumentPreview,
    _ order: WorkOrder,
    into folder: URL,
    _ result: inout Result,
    _ reaching: (SceneMark) -> Void
  ) -> StoryboardOverview {
    let title = order.document.name
    var overview = StoryboardOverview(title: title, scenes: [], arrows: [])
    let writer = PictureWriter()
    var empty: [String] = []
    let subjects = preview.subjects.filter { $0.isNamed(in: scenes) }
    for (index, subject) in subjects.enumerated() where !order.withoutScenes.contains(subject.id) {
      reaching(subject.mark)
      guard let image = picture(of: subject, in: preview, &result) else {
        empty.append("portico: \(title): the scene \(subject.name) shows nothing to draw.")
        continue
      }
      let file = subject.fileName
      writer.write(image, to: folder.appending(path: file))
      overview.scenes.append(
        StoryboardOverview.Scene(subject, index, image, scale: preview.scale, file: file)
      )
    }
    writer.wait()
    overview.arrows = preview.arrows(among: overview.scenes)
    result.pictures = overview.scenes.count
    if subjects.isEmpty, !scenes.isEmpty { result.complaints.append(unnamed(preview, title)) }
    // Of a document of another system little or nothing can be drawn.
    result.complaints += preview.strangeness.isEmpty ? empty : preview.strangeness
    result.complaints += preview.missingNibs.map { "portico: \($0)" } + writer.complaints
    return overview
  }

  /// Draws a scene, with the elements' boxes on it where it is read aloud as well.
  private func picture(
    of subject: PreviewSubject,
    in preview: DocumentPreview,
    _ result: inout Result
  ) -> CGImage? {
    guard speaks else { return preview.picture(of: subject) }
    guard let spoken = preview.spoken(subject) else { return nil }
    let text = spoken.text.isEmpty ? "  (nothing is said)" : spoken.text
    result.speech.append("\(subject.name)\n\(text)")
    return spoken.picture
  }

  private func unnamed(_ preview: DocumentPreview, _ title: String) -> String {
    "portico: \(title) has no scene named \(scenes.joined(separator: " or ")). "
      + "It has: \(preview.subjects.map(\.name).joined(separator: ", "))."
  }
}

extension DocumentPreview {
  /// The reasons why the document is not of a kind that can be drawn.
  fileprivate var strangeness: [String] {
    document.problems.filter { ["archive-form", "other-platform"].contains($0.code) }
      .map { "portico: \($0)" }
  }
}

extension PreviewSubject {
  /// The mark that the work on it begins with.
  var mark: SceneMark { SceneMark(id: id, name: name, position: position) }
}
