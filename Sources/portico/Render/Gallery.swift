internal import CoreGraphics
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Collects what was drawn into a folder, and what could not be.
struct Gallery {
  /// The folder that everything goes into.
  let output: URL
  /// True if there is one document only, whose page needs no list.
  let isSingle: Bool

  /// The number of pictures that were drawn.
  private(set) var pictures = 0
  /// The subjects that could not be drawn, a sentence each.
  private(set) var complaints: [String] = []
  private var pages: [IndexPage.Entry] = []

  init(output: URL, isSingle: Bool) {
    self.output = output
    self.isSingle = isSingle
  }

  /// Takes in what became of a document.
  mutating func add(
    _ found: DocumentFinder.Found,
    _ outcome: WorkSchedule<RenderTask.Result>.Outcome
  ) {
    let file = found.url.path(percentEncoded: false)
    complaints += outcome.stops.map { "portico: \($0.problem(in: file))" }
    guard let result = outcome.result else { return }
    pictures += result.pictures
    for scene in result.speech { Console.print("\(found.name): \(scene)") }
    complaints += result.complaints
    if let entry = result.entry { pages.append(entry) }
  }

  /// Lists the documents where there are several.
  mutating func finish() {
    guard !isSingle, !pages.isEmpty else { return }
    do {
      try IndexPage(entries: pages).write(to: output.appending(path: "index.html"))
    } catch {
      complaints.append(
        "portico: \(output.relativePath)/index.html cannot be written: \(error.reason)."
      )
    }
  }
}

extension PreviewSubject {
  /// True if one of the names is its id, storyboard identifier or name, or if there are no names.
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

extension StoryboardOverview.Scene {
  /// A drawn subject; subjects without a position on Xcode's canvas, as in a xib, form a row.
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
  /// The segues between the scenes that were drawn, but for unwind segues, which have no arrow.
  func arrows(among scenes: [StoryboardOverview.Scene]) -> [StoryboardOverview.Arrow] {
    let drawn = Set(scenes.map(\.id))
    return document.scenes.flatMap { scene -> [StoryboardOverview.Arrow] in
      guard let source = scene.controller?.id, drawn.contains(source) else { return [] }
      return scene.segues.filter { $0.kind != "unwind" && drawn.contains($0.destination) }.map {
        StoryboardOverview.Arrow(
          source: source,
          destination: $0.destination,
          kind: $0.kind,
          identifier: $0.identifier ?? $0.relationship
        )
      }
    }
  }
}
