internal import InterfaceBuilder

/// A segue as a document describes it, before anybody performs it.
package struct SegueTemplate: Hashable, Sendable {
  package let kind: String
  package let identifier: String?
  /// The element id of the scene's controller that it leads to; for an unwind, of the exit.
  package let destinationID: String
  /// The element id of what triggers it: a control, a cell, or the controller itself.
  package let sourceID: String?
  /// The class of a custom segue, and its module.
  package let customClass: String?
  package let customModule: String?
  package let unwindAction: String?

  /// Nil for relationships and embeds, which nobody performs.
  init?(_ segue: Segue, in document: Document) {
    guard segue.kind != "relationship", segue.kind != "embed" else { return nil }
    kind = segue.kind
    identifier = segue.identifier
    destinationID = segue.destination
    sourceID = document.owner(of: segue.element)?.id
    customClass = segue.customClass
    customModule = segue.customModule
    unwindAction = segue.unwindAction
  }
}
