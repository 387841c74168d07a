/// The interaction by which a button reacts to the pointer, beside those of the app.
final class ButtonPointerInteraction: UIPointerInteraction {}

extension UIButton {
  /// Has a pointer react to the button, or no longer (W-124).
  func followPointer() {
    let known = interactions.first { $0 is ButtonPointerInteraction }
    guard isPointerInteractionEnabled else {
      known.map { removeInteraction($0) }
      return
    }
    if known == nil { addInteraction(ButtonPointerInteraction()) }
  }
}
