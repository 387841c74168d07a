/// A field or a text view that text falls on (W-241).
final class TextDropTarget: NSObject, UIDropInteractionDelegate {
  typealias Text = any EditedText & UITextDroppable

  private weak var text: Text?
  weak var delegate: (any UITextDropDelegate)?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private(set) var isActive = false
  private var proposal: UITextDropProposal?

  init(_ text: Text) { self.text = text }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    canHandle session: any UIDropSession
  ) -> Bool {
    guard let text else { return false }
    if text.pasteConfiguration != nil {
      return text.canPaste(session.items.map(\.itemProvider))
    }
    let isText = session.canLoadObjects(ofClass: NSString.self) || delegate != nil
    return isText && (text.isEditableText || becomesEditable(text, session))
  }

  /// True if the delegate lets text be changed that is only read.
  private func becomesEditable(_ text: Text, _ session: any UIDropSession) -> Bool {
    let request = request(text, session)
    let answer = delegate?.textDroppableView(text, willBecomeEditableForDrop: request) ?? .no
    if answer == .yes { (text as? UITextView)?.isEditable = true }
    return answer != .no
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    if let text { delegate?.textDroppableView(text, dropSessionDidEnter: session) }
  }

  /// The caret goes along with the finger.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let text else { return UIDropProposal(operation: .cancel) }
    delegate?.textDroppableView(text, dropSessionDidUpdate: session)
    let request = request(text, session)
    let found =
      delegate?.textDroppableView(text, proposalForDrop: request) ?? request.suggestedProposal
    proposal = found
    return found
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidExit session: any UIDropSession
  ) {
    isActive = false
    if let text { delegate?.textDroppableView(text, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let text, let delegate else { return defaultPreview }
    return delegate.textDroppableView(
      text,
      previewForDroppingAllItemsWithDefault: defaultPreview
    )
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let text else { return }
    isActive = false
    let request = request(text, session)
    delegate?.textDroppableView(text, willPerformDrop: request)
    let proposal = proposal ?? request.suggestedProposal
    guard proposal.dropPerformer == .view else { return }
    text.becomeFirstResponder()
    let source = request.isSameView && proposal.operation == .move ? text.dragSource?.range : nil
    var place = place(of: request, proposal.dropAction, in: text)
    if let source {
      // Text that falls on itself stays.
      guard NSIntersectionRange(source, place).length == 0,
        !(source.location...(source.location + source.length)).contains(place.location)
      else { return }
      text.exchange(source, with: "", .cut)
      if place.location > source.location { place.location -= source.length }
    }
    let items = session.items.map { ($0.itemProvider, $0.localObject) }
    let paste = TextPaste(items, into: text, at: place)
    paste.ended = { [weak text] in text?.selectedUnits = $0 }
    paste.begin()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidEnd session: any UIDropSession
  ) {
    (isActive, proposal) = (false, nil)
    if let text { delegate?.textDroppableView(text, dropSessionDidEnd: session) }
  }

  private func request(_ text: Text, _ session: any UIDropSession) -> Request {
    Request(TextOffset(text.offset(nearest: session.location(in: text))), session, to: text)
  }

  private func place(
    of request: Request,
    _ action: UITextDropProposal.Action,
    in text: Text
  ) -> NSRange {
    switch action {
    case .insert: NSRange(location: request.place, length: 0)
    case .replaceSelection: text.selectedUnits
    case .replaceAll: NSRange(location: 0, length: text.wholeText.utf16.count)
    }
  }

  /// Something over the text: text of the same view is moved, all else is copied.
  private final class Request: NSObject, UITextDropRequest {
    let place: Int
    let dropPosition: UITextPosition
    let suggestedProposal: UITextDropProposal
    let isSameView: Bool
    let dropSession: any UIDropSession

    init(_ position: TextOffset, _ session: any UIDropSession, to text: Text) {
      (place, dropPosition, dropSession) = (position.value, position, session)
      isSameView = session.localDragSession != nil && text.dragSource?.range != nil
      suggestedProposal = UITextDropProposal(operation: isSameView ? .move : .copy)
    }
  }
}
