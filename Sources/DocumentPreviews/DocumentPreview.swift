internal import CoreGraphics
package import Device
package import Foundation
package import InterfaceBuilder
internal import UIKitCore

/// Draws the scenes of a storyboard, or the top-level views of a xib, one at a time.
///
/// What is missing beside the document is stood in for: an image by a box of its saved size, a
/// storyboard that is referred to by an empty controller, a class by its base class. Nothing that
/// was drawn is kept.
package final class DocumentPreview {
  package let document: Document
  /// The subjects that can be drawn, in the document's order.
  package let subjects: [PreviewSubject]
  /// The device that the pictures are of.
  package let device: DeviceModel
  package let orientation: Orientation
  /// Pixels to a point of the pictures.
  package let scale: CGFloat

  let options: PreviewOptions
  let source: NibSource
  /// The rules of the canvas, which lay a document out as it was drawn and not as on a device; nil
  /// for pictures.
  let rules: CanvasRules?
  /// The places in which the views of a xib were drawn, for what its constraints leave open; nil for
  /// storyboards, and where the rules of the canvas know it.
  let places: DrawnPlaces?
  let location: StoryboardLocation
  let surroundings: SceneSurroundings

  /// Reads a document; images and colours are looked for in the bundle, when there is one, and nibs
  /// that are not beside the document anywhere below a folder.
  package init(
    contentsOf url: URL,
    below root: URL? = nil,
    bundle: Bundle? = nil,
    options: PreviewOptions = PreviewOptions()
  ) throws(DocumentError) {
    location = StoryboardLocation(
      preview: url,
      below: root,
      bundle: bundle,
      language: options.language
    )
    source = try location.open(url)
    source.showsMissingImages = true
    source.showsPrototypes = true
    document = source.document
    rules = options.keepsDrawnPlaces ? CanvasRules(document) : nil
    source.keepsPlaceholders = options.keepsDrawnPlaces
    places = rules == nil && document.kind == .xib ? DrawnPlaces() : nil
    source.reader = rules ?? places
    surroundings = SceneSurroundings(document: document)
    self.options = options
    let drawn = options.device ?? DeviceModel(of: document)
    device = options.keepsDrawnPlaces ? drawn.asOnCanvas(of: document.canvasVersion) : drawn
    orientation =
      options.orientation
      ?? (document.device?.orientation == "landscape" ? .landscapeLeft : .portrait)
    scale = options.scale ?? device.scale
    subjects =
      document.kind == .storyboard
      ? document.scenes.compactMap { [document] in PreviewSubject($0, of: document) }
      : document.objects.compactMap { PreviewSubject($0) }
  }
}

extension DocumentPreview {
  /// Nibs that controllers take their views from, and that are nowhere.
  package var missingNibs: [Problem] {
    document.nibReferences.filter { location.nib(named: $0.name) == nil }.map(\.problem)
  }
}

extension StoryboardLocation {
  /// The folder of a document, for the documents that it refers to.
  init(preview url: URL, below root: URL?, bundle: Bundle?, language: String?) {
    let folder = url.deletingLastPathComponent()
    let project =
      folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    self.init(bundle: bundle, folder: project, languages: language.map { [$0] } ?? [])
    isForgiving = true
    self.root = root ?? project
  }
}
