internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Draws documents into a folder, one page and its pictures each, and remembers what went wrong.
struct Gallery {
  /// The folder that everything goes into.
  let output: URL
  /// Whether there is one document only, whose pictures then need no folder of their own.
  let isSingle: Bool

  /// How many pictures were drawn.
  private(set) var pictures = 0
  /// What could not be drawn, a sentence each.
  private(set) var complaints: [String] = []
  private var pages: [IndexPage.Entry] = []
  private let writer = PictureWriter()

  init(output: URL, isSingle: Bool) {
    self.output = output
    self.isSingle = isSingle
  }

  /// Draws the scenes of a document, all or those named, and its page.
  mutating func draw(
    _ found: DocumentFinder.Found,
    options: PreviewOptions,
    scenes: [String]
  ) {
    let folder = isSingle ? output : output.appending(path: found.name)
    let searchPath = ResourceLibrary.shared.searchPath
    ResourceLibrary.shared.searchPath = ResourceLibrary.searchPath(of: found.url)
    defer { ResourceLibrary.shared.searchPath = searchPath }
    do {
      let preview = try DocumentPreview(contentsOf: found.url, options: options)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      complaints += preview.strangeness.map { "portico: \($0)" }
      let canvas = drawScenes(of: preview, named: scenes, title: found.name, into: folder)
      writer.wait()
      try CanvasPage(canvas: canvas).write(to: folder.appending(path: "index.html")) { scene in
        try Data(contentsOf: folder.appending(path: scene.file))
      }
      pages.append(
        IndexPage.Entry(name: found.name, scenes: canvas.scenes.count, segues: canvas.arrows.count)
      )
    } catch let error as DocumentError {
      complaints.append("portico: \(error)")
    } catch {
      complaints.append("portico: \(folder.relativePath) cannot be written: \(error.reason).")
    }
  }

  /// Waits for pictures still being written, and lists the documents where there are several.
  mutating func finish() {
    writer.wait()
    complaints += writer.complaints
    guard !isSingle, !pages.isEmpty else { return }
    do {
      try IndexPage(entries: pages).write(to: output.appending(path: "index.html"))
    } catch {
      complaints.append(
        "portico: \(output.relativePath)/index.html cannot be written: \(error.reason)."
      )
    }
  }

  private mutating func drawScenes(
    of preview: DocumentPreview,
    named scenes: [String],
    title: String,
    into folder: URL
  ) -> Canvas {
    var canvas = Canvas(title: title, scenes: [], arrows: [])
    let subjects = preview.subjects.filter { $0.isNamed(in: scenes) }
    if subjects.isEmpty, !scenes.isEmpty {
      complaints.append(
        "portico: \(title) has no scene named \(scenes.joined(separator: " or ")). "
          + "It has: \(preview.subjects.map(\.name).joined(separator: ", "))."
      )
    }
    for (index, subject) in subjects.enumerated() {
      guard let image = preview.picture(of: subject) else {
        complaints.append("portico: \(title): the scene \(subject.name) shows nothing to draw.")
        continue
      }
      let file = subject.fileName
      writer.write(image, to: folder.appending(path: file))
      pictures += 1
      canvas.scenes.append(Canvas.Scene(subject, index, image, scale: preview.scale, file: file))
    }
    canvas.arrows = preview.arrows(among: canvas.scenes)
    return canvas
  }
}

extension DocumentPreview {
  /// What the document is, where it is none that can be drawn.
  fileprivate var strangeness: [Problem] {
    subjects.isEmpty
      ? document.problems.filter { ["archive-form", "other-platform"].contains($0.code) } : []
  }
}

extension PreviewSubject {
  /// Whether one of the names is its id, storyboard identifier or name; without names it is meant.
  func isNamed(in names: [String]) -> Bool {
    names.isEmpty || names.contains { [id, storyboardIdentifier, name].contains($0) }
  }

  /// A file name that stays the same as long as the scene keeps its name and id.
  var fileName: String {
    let plain = (storyboardIdentifier ?? name).map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber) ? letter : "-"
    }
    let mark = id.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return String(plain.prefix(60)) + "." + mark.prefix(40) + ".png"
  }
}

extension Canvas.Scene {
  /// A drawn subject; what has no place on a canvas, as in a xib, is set in a row.
  init(_ subject: PreviewSubject, _ index: Int, _ image: CGImage, scale: CGFloat, file: String) {
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    self.init(
      id: subject.id,
      name: subject.name,
      identifier: subject.storyboardIdentifier,
      isInitial: subject.isInitial,
      location: subject.canvasLocation ?? CGPoint(x: CGFloat(index) * 1000, y: 0),
      size: size,
      file: file
    )
  }
}

extension DocumentPreview {
  /// The segues between the scenes that were drawn; unwinding leads nowhere on a canvas.
  func arrows(among scenes: [Canvas.Scene]) -> [Canvas.Arrow] {
    let drawn = Set(scenes.map(\.id))
    return document.scenes.flatMap { scene -> [Canvas.Arrow] in
      guard let source = scene.controller?.id, drawn.contains(source) else { return [] }
      return scene.segues.filter { $0.kind != "unwind" && drawn.contains($0.destination) }.map {
        Canvas.Arrow(
          source: source,
          destination: $0.destination,
          kind: $0.kind,
          identifier: $0.identifier ?? $0.relationship
        )
      }
    }
  }
}
