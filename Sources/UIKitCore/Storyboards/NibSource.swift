package import Foundation
package import InterfaceBuilder

/// A document to decode from, and what the names in it stand for.
package final class NibSource {
  package let document: Document
  /// Where images, named colours and custom classes are looked for.
  package let bundle: Bundle?
  /// Translations of the document's strings; nil when it is shown as it was saved.
  package let localization: Localization?
  /// The storyboard that the document is, nil for a xib.
  weak var storyboard: UIStoryboard?
  /// Whether images that the bundle lacks are drawn as an empty box of their saved size.
  package var showsMissingImages = false
  /// Whether lists that nobody supplies show each of their prototypes once, as Xcode's canvas does.
  package var showsPrototypes = false
  /// The version of the canvas on which prototypes are to stand where Xcode puts them.
  var canvasVersion: Int?
  /// What classes of the application answered Xcode when it asked for their size.
  private(set) lazy var designedSizes = DesignedSizes(document)

  private var reportedClasses: Set<String> = []

  package init(document: Document, bundle: Bundle?, localization: Localization? = nil) {
    self.document = document
    self.bundle = bundle
    self.localization = localization
  }
}

extension NibSource {
  /// Says that a class is not there, once for each (L-17).
  func report(unknownClass name: String) {
    guard reportedClasses.insert(name).inserted else { return }
    Diagnostic.unknownClass(name).report()
  }
}
