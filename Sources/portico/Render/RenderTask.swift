internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Draws one document into a folder, its pictures and its page, and says what could not be drawn.
struct RenderTask: DocumentTask {
  static let syntax = RenderCommand.syntax

  /// What became of a document.
  nonisolated struct Result: Codable, Sendable {
    /// How many pictures were drawn.
    var pictures = 0
    /// What could not be drawn, a sentence each.
    var complaints: [String] = []
    /// What VoiceOver would say of each scene, where that was asked for.
    var speech: [String] = []
    /// What a list of documents says of it; nil when it has no page.
    var entry: IndexPage.Entry?
  }

  let output: URL
  let options: PreviewOptions
  let scenes: [String]
  /// Whether scenes are read aloud, in text, beside being drawn.
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
      let canvas = draw(preview, order, into: folder, &result, reaching)
      try CanvasPage(canvas: canvas).write(to: folder.appending(path: "index.html")) { scene in
        try Data(contentsOf: folder.appending(path: scene.file))
      }
      result.entry = IndexPage.Entry(
        name: found.name,
        scenes: canvas.scenes.count,
        segues: canvas.arrows.count
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
  ) -> Canvas {
    let title = order.document.name
    var canvas = Canvas(title: title, scenes: [], arrows: [])
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
      canvas.scenes.append(Canvas.Scene(subject, index, image, scale: preview.scale, file: file))
    }
    writer.wait()
    canvas.arrows = preview.arrows(among: canvas.scenes)
    result.pictures = canvas.scenes.count
    if subjects.isEmpty, !scenes.isEmpty { result.complaints.append(unnamed(preview, title)) }
    // A document of another system shows little of what it holds, or nothing.
    result.complaints += preview.strangeness.isEmpty ? empty : preview.strangeness
    result.complaints += preview.missingNibs.map { "portico: \($0)" } + writer.complaints
    return canvas
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
  /// What the document is, where it is none that can be drawn.
  fileprivate var strangeness: [String] {
    document.problems.filter { ["archive-form", "other-platform"].contains($0.code) }
      .map { "portico: \($0)" }
  }
}

extension PreviewSubject {
  /// Where the work on it begins.
  var mark: SceneMark { SceneMark(id: id, name: name, position: position) }
}
