/// A text that is dragged out of a field or a text view: what is selected under the finger (W-240).
final class TextDragSource: NSObject, UIDragInteractionDelegate {
  typealias Text = any EditedText & UITextDraggable

  private weak var text: Text?
  weak var delegate: (any UITextDragDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var interaction = UIDragInteraction(delegate: self)
  /// The range that is dragged; nil while none is.
  private(set) var range: NSRange?
  /// True once the finger has moved.
  private(set) var isActive = false

  init(_ text: Text) { self.text = text }

  /// True if a press at a point of the view lifts text.
  func lifts(at point: CGPoint) -> Bool {
    guard let text, interaction.isEnabled, !text.hidesText else { return false }
    return text.boxes(of: text.selectedUnits).contains { $0.contains(point) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let text, lifts(at: session.location(in: text)) else { return [] }
    let units = text.selectedUnits
    let string = (text.wholeText as NSString).substring(with: units)
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: string)))
    let request = Request(TextOffsets(units), [item], session)
    let items = delegate?.textDraggableView(text, itemsForDrag: request) ?? [item]
    range = items.isEmpty ? nil : units
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let text else { return nil }
    return delegate?.textDraggableView(text, dragPreviewForLiftingItem: item, session: session)
      ?? preview(of: text)
  }

  /// The letters themselves, where they are.
  private func preview(of text: Text) -> UITargetedDragPreview? {
    let boxes = text.boxes(of: range ?? text.selectedUnits)
      .map { $0.intersection(text.textRoom) }.filter { !$0.isNull && !$0.isEmpty }
    guard let first = boxes.first else { return nil }
    let whole = boxes.reduce(first) { $0.union($1) }
    let label = UILabel(frame: CGRect(origin: .zero, size: whole.size))
    label.numberOfLines = 0
    label.attributedText = text.attributedText(in: TextOffsets(range ?? text.selectedUnits))
    label.backgroundColor = .systemBackground
    let center = CGPoint(x: whole.midX, y: whole.midY)
    let target = UIDragPreviewTarget(container: text, center: center)
    return UITargetedDragPreview(view: label, parameters: UIDragPreviewParameters(), target: target)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    guard let text else { return }
    delegate?.textDraggableView(text, willAnimateLiftWith: animator, session: session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionWillBegin session: any UIDragSession
  ) {
    isActive = true
    if let text { delegate?.textDraggableView(text, dragSessionWillBegin: session) }
  }

  /// The finger let go of text that it lifted and never moved: that is a long press, which opens the
  /// menu.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    guard !isActive, range != nil else { return }
    range = nil
    text?.openEditMenu()
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    (range, isActive) = (nil, false)
    if let text { delegate?.textDraggableView(text, dragSessionDidEnd: session, with: operation) }
  }

  /// A drag that is about to begin.
  private final class Request: NSObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem] = []
    let isSelected = true
    let dragSession: any UIDragSession

    init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
      (dragRange, suggestedItems, dragSession) = (range, items, session)
    }
  }
}
