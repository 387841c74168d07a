package import Foundation
package import InterfaceBuilder

/// A document to decode, with the images, colours and classes that its names mean.
package final class NibSource {
  package let document: Document
  /// The bundle of images, named colours and custom classes.
  package let bundle: Bundle?
  /// Translations of the document's strings; nil when it is shown as it was saved.
  package let localization: Localization?
  /// The storyboard object made of the document, nil for a xib; `UIStoryboard` gives it its type.
  weak var storyboardObject: AnyObject?
  /// The place where the document and those that it names are searched; nil for one that was given.
  package var location: StoryboardLocation?
  /// `true` if missing images are drawn as an empty box of their saved size; default `false`.
  package var showsMissingImages = false
  /// `true` if lists without a data source show each of their prototypes once; default `false`.
  package var showsPrototypes = false
  /// `true` if constraints count that compilation of the document removes; default `false`.
  package var keepsPlaceholders = false
  /// The observer of the decoding; nil in apps.
  package var reader: (any DocumentReader)?

  private var reportedClasses: Set<String> = []

  package init(document: Document, bundle: Bundle?, localization: Localization? = nil) {
    self.document = document
    self.bundle = bundle
    self.localization = localization
  }
}

/// Observes the decoding of a document, and replaces what is missing.
package protocol DocumentReader: AnyObject {
  /// An object was made; what its element connects it to comes later.
  func didMake(_ object: AnyObject, from coder: NibCoder)
  /// The font in place of a missing one; nil for the system's choice.
  func substitute(for font: InterfaceBuilder.Font) -> UIFont?
}

extension NibSource {
  /// Reports a missing class, once for each (L-17).
  func report(unknownClass name: String) {
    guard reportedClasses.insert(name).inserted else { return }
    Diagnostic.unknownClass(name).report()
  }
}
