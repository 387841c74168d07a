internal import QuartzCore

/// A proposal about dragged items over a list.
protocol ListDropProposal: UIDropProposal {
  /// True if items are put into the entry under the finger.
  var entersEntry: Bool { get }
  /// True if items are put between entries, where the finger is.
  var insertsEntry: Bool { get }
}

/// A list out of which entries are dragged and on which items are dropped: a table or a collection
/// view, whose delegates say the same in words of their own.
protocol DragAndDropList<Proposal>: EntryList {
  associatedtype Proposal: ListDropProposal

  var dragInteractionEnabled: Bool { get }
  /// True if there is a delegate that takes drops.
  var hasDropDelegate: Bool { get }

  /// The seconds that a finger stays at an entry before the others make room for what it drags.
  var roomDelay: TimeInterval { get }

  // MARK: Entries

  /// The rectangle of an entry in the list's coordinates, laid out as the data source has it now.
  func frameOfEntry(at path: IndexPath) -> CGRect
  func highlightEntry(at path: IndexPath, _ isHighlighted: Bool)
  /// True if the data source lets an entry be moved.
  func canMoveEntry(at path: IndexPath) -> Bool
  /// Has the data source move an entry, and shows it at its new place.
  func moveEntry(at path: IndexPath, to destination: IndexPath)
  /// Shows an entry that the data source has already.
  func insertEntry(at path: IndexPath)

  // MARK: The drag's delegate

  func itemsForBeginning(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func itemsForAdding(to session: any UIDragSession, at path: IndexPath, point: CGPoint)
    -> [UIDragItem]
  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func allowsMove(_ session: any UIDragSession) -> Bool
  func staysInApp(_ session: any UIDragSession) -> Bool

  // MARK: The drop's delegate

  func canHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  /// The delegate's intention at an entry, nil for none; without a delegate, moving items there.
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> Proposal
  func performDrop(with coordinator: ListDropCoordinator<Proposal>)
}

extension DragAndDropList {
  var roomDelay: TimeInterval { 0 }
}
