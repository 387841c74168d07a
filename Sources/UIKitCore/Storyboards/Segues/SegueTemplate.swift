internal import InterfaceBuilder

/// A segue as a document describes it, before it is performed.
package struct SegueTemplate: Hashable, Sendable {
  /// The element id of the segue itself.
  package let id: String
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
  /// The event on the source that begins it, when that is not its usual event.
  package let trigger: String?
  /// The action of the source that makes the destination (U-15).
  package let creationSelector: String?
  package let animates: Bool
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  package let popover: PopoverAnchor

  /// The place that a popover points to, as ids of elements.
  package struct PopoverAnchor: Hashable, Sendable {
    package let viewID: String?
    package let barButtonItemID: String?
    package let arrowDirections: [String]
  }

  init(_ segue: Segue, in document: Document) {
    id = segue.id
    kind = segue.kind
    identifier = segue.identifier
    destinationID = segue.destination
    sourceID = document.owner(of: segue.element)?.id
    customClass = segue.customClass
    customModule = segue.customModule
    unwindAction = segue.unwindAction
    trigger = segue.trigger
    creationSelector = segue.creationSelector
    animates = segue.animates
    modalPresentationStyle = segue.modalPresentationStyle
    modalTransitionStyle = segue.modalTransitionStyle
    popover = PopoverAnchor(
      viewID: segue.popoverAnchorView,
      barButtonItemID: segue.popoverAnchorBarButtonItem,
      arrowDirections: segue.popoverArrowDirections
    )
  }

  /// `true` if the document builds a container with it, so that it is never performed.
  var isStructure: Bool { kind == "relationship" || kind == "embed" }
}
