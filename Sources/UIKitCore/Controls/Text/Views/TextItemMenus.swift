/// Opens the menus of the parts of a text that are pressed.
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private var item: UITextItem?
  private var preview: UIView?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let text = interaction.view as? UITextView, text.isSelectable, !text.isEditable,
      let item = text.item(at: location), let found = text.menu(of: item),
      !found.menu.children.isEmpty
    else { return nil }
    self.item = item
    if case .view(let view) = found.preview { preview = view } else { preview = nil }
    return UIContextMenuConfiguration(actionProvider: { _ in found.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let text = interaction.view as? UITextView, let item else { return nil }
    let boxes = text.boxes(of: item.range)
    guard let first = boxes.first else { return nil }
    let whole = boxes.reduce(first) { $0.union($1) }
    let shown = preview ?? text.snapshot(of: whole, item.range)
    let center = CGPoint(x: whole.midX, y: whole.midY)
    return UITargetedPreview(
      view: shown,
      parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: text, center: center)
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let text = interaction.view as? UITextView, let item, let animator else { return }
    text.textDelegate?.textView(text, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let text = interaction.view as? UITextView, let item, let animator else { return }
    text.textDelegate?.textView(text, textItemMenuWillEndFor: item, animator: animator)
    self.item = nil
  }
}

extension UITextView {
  /// The letters of a range, as a picture of them alone.
  fileprivate func snapshot(of box: CGRect, _ range: NSRange) -> UIView {
    let label = UILabel(frame: box)
    label.numberOfLines = 0
    label.attributedText = attributedText(in: TextOffsets(range))
    label.backgroundColor = .systemBackground
    return label
  }
}
