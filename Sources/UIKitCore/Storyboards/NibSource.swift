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
  /// Where the document was looked for, and others that it names are; nil for one that was given.
  package var location: StoryboardLocation?
  /// Whether images that the bundle lacks are drawn as an empty box of their saved size.
  package var showsMissingImages = false
  /// Whether lists that nobody supplies show each of their prototypes once.
  package var showsPrototypes = false
  /// Whether constraints count that are taken out when the document is compiled.
  package var keepsPlaceholders = false
  /// Who looks on while objects are made; nil in apps.
  package var reader: (any DocumentReader)?

  private var reportedClasses: Set<String> = []

  package init(document: Document, bundle: Bundle?, localization: Localization? = nil) {
    self.document = document
    self.bundle = bundle
    self.localization = localization
  }
}

/// Looks on while a document is decoded, and stands in for what is not there.
package protocol DocumentReader: AnyObject {
  /// An object was made; what its element connects it to comes later.
  func didMake(_ object: AnyObject, from coder: NibCoder)
  /// What words are set in whose font is not there; nil for the system's choice.
  func standIn(for font: InterfaceBuilder.Font) -> UIFont?
}

extension NibSource {
  /// Says that a class is not there, once for each (L-17).
  func report(unknownClass name: String) {
    guard reportedClasses.insert(name).inserted else { return }
    Diagnostic.unknownClass(name).report()
  }
}
