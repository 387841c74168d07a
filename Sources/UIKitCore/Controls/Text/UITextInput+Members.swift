public import QuartzCore

/// The further members of text input, as UIKit's own views with text have them.
///
/// A view that has no text of UIKit's gets the answers of `UITextInput+OptionalMembers.swift`.
extension UITextInput where Self: UIView {
  private var edited: (any EditedText)? { self as? any EditedText }

  /// Asks the delegate, where the view has one.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let edited, let units = (range as? TextOffsets)?.value else { return true }
    return edited.mayReplace(units, with: text)
  }

  /// The attributes of the character behind the position, or in front of it in a search backwards.
  public func textStyling(
    at position: UITextPosition,
    in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let edited, let place = (position as? TextOffset)?.value else { return nil }
    return edited.style(at: direction == .forward ? place : place - 1)
  }

  public func attributedText(in range: UITextRange) -> NSAttributedString {
    guard let edited, let range = edited.units(of: range) else {
      return NSAttributedString(string: text(in: range) ?? "")
    }
    let text = edited.styledText
    let inside = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    return text.attributedSubstring(from: inside)
  }

  /// The commands, or the delegate's menu of them.
  public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    guard let edited, let range = edited.units(of: textRange) else { return nil }
    return edited.editMenu(for: range, suggestedActions)
  }

  /// Informs the delegate.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    edited?.willShowMenu(true, animator)
  }

  /// Informs the delegate.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    edited?.willShowMenu(false, animator)
  }

  // MARK: - Moving the caret freely

  /// The caret follows the finger from where it is.
  public func beginFloatingCursor(at point: CGPoint) {
    guard let edited else { return }
    let box = edited.typingBox
    edited.selection.reach = CGVector(dx: box.midX - point.x, dy: box.midY - point.y)
  }

  /// The caret goes to the nearest place.
  public func updateFloatingCursor(at point: CGPoint) {
    guard let edited, let reach = edited.selection.reach else { return }
    edited.select(at: CGPoint(x: point.x + reach.dx, y: point.y + reach.dy), taps: 1)
    edited.scrollToHead()
  }

  /// The caret stays where it is.
  public func endFloatingCursor() { edited?.selection.reach = nil }

  // MARK: - Room for later

  /// Puts an empty picture of that size in, behind the caret, without asking the delegate.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    guard let edited else { return UITextPlaceholder() }
    return TextRoom(size, in: edited)
  }

  public func remove(_ textPlaceholder: UITextPlaceholder) {
    (textPlaceholder as? TextRoom)?.close()
  }
}
