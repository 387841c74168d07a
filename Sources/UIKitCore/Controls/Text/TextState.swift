/// The state of a text that a user is at, for another moment or another view (W-238).
private final class TextState: NSObject, NSCopying {
  private let selected: NSRange
  private let offset: CGPoint?
  private let isEdited: Bool

  init(_ text: any EditedText) {
    selected = text.selectedUnits
    offset = (text as? UIScrollView)?.contentOffset
    isEdited = text.isFirstResponder
  }

  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Selects and scrolls as it was; a text that is shorter now as far as it goes.
  func restore(_ text: any EditedText) {
    if isEdited != text.isFirstResponder {
      if isEdited { text.becomeFirstResponder() } else { text.resignFirstResponder() }
    }
    text.selectedUnits = text.clamped(selected)
    guard let scroll = text as? UIScrollView, let offset else { return }
    scroll.layoutIfNeeded()
    let most = max(0, scroll.contentSize.height - scroll.bounds.height)
    scroll.contentOffset = CGPoint(x: offset.x, y: min(offset.y, most))
  }
}

extension EditedText {
  /// The state of the moment.
  var keptState: Any { TextState(self) }
  /// Goes back to a state that was kept; anything else is ignored.
  func restoreState(_ state: Any) { (state as? TextState)?.restore(self) }
}
