internal import Device
internal import DocumentPreviews
internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// `portico render`: one PNG a scene, and a page that shows them together.
struct RenderCommand: Command {
  static let syntax = Syntax(
    name: "render",
    summary: "Draws the scenes of storyboards and the views of xibs as pictures.",
    operands: "FILE|FOLDER…",
    options: [
      .init(
        name: "--output",
        short: "-o",
        value: "FOLDER",
        help: "Where the pictures go; 'pictures' if not given."
      ),
      .init(
        name: "--device",
        value: "NAME",
        help: "A model such as 'iPhone 15' or 'retina6_12'; the document's own if not given."
      ),
      .init(
        name: "--orientation",
        value: "NAME",
        choices: ["portrait", "landscape"],
        help: "How the device is held."
      ),
      ScreenPart.option,
      .init(
        name: "--appearance",
        value: "NAME",
        choices: ["light", "dark"],
        help: "The colours."
      ),
      .init(
        name: "--content-size",
        value: "SIZE",
        choices: ContentSize.names,
        help: "The size of text: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5."
      ),
      .init(
        name: "--scale",
        value: "N",
        help: "Pixels to a point, 8 at most; the device's own if not given."
      ),
      .init(
        name: "--language",
        value: "CODE",
        help: "The strings beside the document, such as 'fr'."
      ),
      .init(
        name: "--scene",
        value: "NAME",
        help: "Only the scene with this id, storyboard identifier or title; may be repeated."
      ),
      .init(
        name: "--speech",
        help: "Prints what VoiceOver would say of each scene, and numbers it in the picture."
      ),
      WorkLimits.option,
    ],
    notes: """
      Each document gets its pictures and an index.html, the overview with its segues, to open in a
      browser. Several documents get a folder each and a page that lists them.

      Exit codes: 0 everything was drawn, 1 a document could not be read or a scene not drawn,
      2 nothing could be done.
      """
  )

  let found: [DocumentFinder.Found]
  let task: RenderTask
  let workforce: Workforce<RenderTask>

  init(_ arguments: Arguments) throws(UsageError) {
    var found: [DocumentFinder.Found] = []
    for path in try arguments.paths("FILE|FOLDER", command: Self.syntax.name) {
      guard let documents = DocumentFinder.documents(at: path) else { throw .noSuchFile(path) }
      found += documents
    }
    self.found = DocumentFinder.distinct(found)
    task = try RenderTask(arguments)
    workforce = try Workforce(RenderTask.self, arguments)
  }

  private var output: URL { task.output }

  func run() -> Int32 {
    var gallery = Gallery(output: output, isSingle: found.count == 1)
    var done = 0
    do {
      try prepare()
      try workforce.run(found) { document, outcome in
        Console.progress(done, of: found.count, document.name)
        gallery.add(document, outcome)
        done += 1
      }
    } catch {
      Console.complain("portico: \(error)")
      return 2
    }
    Console.progress(found.count, of: found.count, "")
    gallery.finish()
    for complaint in gallery.complaints { Console.complain(complaint) }
    Console.print(summary(gallery.pictures))
    return gallery.complaints.isEmpty ? 0 : 1
  }

  /// Sees that there is something to draw and a folder to draw into.
  private func prepare() throws(UsageError) {
    guard !found.isEmpty else { throw .nothingToDraw }
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(output.relativePath, reason: error.reason)
    }
    guard access(output.path, W_OK) == 0 else {
      throw .unwritable(output.relativePath, reason: String(cString: strerror(errno)))
    }
    guard let language = task.options.language else { return }
    let known = Set(found.flatMap { Localization.languages(of: $0.url.path) })
    if !known.contains(where: { language.hasPrefix($0) }) {
      Console.complain(untranslated(language, known: known.sorted()))
    }
  }

  private func untranslated(_ language: String, known: [String]) -> String {
    let others = known.isEmpty ? "" : " There are: \(known.joined(separator: ", "))."
    return
      "portico: No strings in '\(language)' lie beside what is drawn; it stays as saved.\(others)"
  }

  private func summary(_ pictures: Int) -> String {
    guard pictures > 0 else { return "Nothing was drawn." }
    return "\(pictures.counted("picture")) of \(found.count.counted("document")) in"
      + " \(output.relativePath); open \(output.appending(path: "index.html").relativePath)"
      + " to see \(pictures == 1 ? "it" : "them together")."
  }
}

extension PreviewOptions {
  /// Reads the options for device, appearance, text and language.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    if let name = arguments.value("--device") {
      guard let model = DeviceModel(named: name) else {
        throw .notAChoice(
          option: "--device",
          value: name,
          choices: DeviceModel.all.flatMap { [$0.name, $0.id] }
        )
      }
      device = model
    }
    if let part = try ScreenPart(arguments) {
      self.part = part
      device = device ?? DeviceModel(named: ScreenPart.device)
    }
    switch arguments.value("--orientation") {
    case "landscape": orientation = .landscapeLeft
    case "portrait": orientation = .portrait
    default: break
    }
    isDark = arguments.value("--appearance").map { $0 == "dark" }
    contentSize = arguments.value("--content-size").flatMap(ContentSize.category)
    scale = try arguments.number("--scale", limit: 8).map { CGFloat($0) }
    language = arguments.value("--language")
  }
}

/// The short names of text sizes, as designers use them.
enum ContentSize {
  static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The category of a short name.
  static func category(_ name: String) -> UIContentSizeCategory? {
    names.firstIndex(of: name).map { UIContentSizeCategory.ascending[$0] }
  }
}
