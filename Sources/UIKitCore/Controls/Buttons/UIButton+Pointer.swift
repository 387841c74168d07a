/// The interaction by which a button reacts to the pointer, beside those of the app.
final class ButtonPointerInteraction: UIPointerInteraction {
  private let following = ButtonPointer()

  init() { super.init(delegate: following) }

  /// True while the pointer is over the button.
  var isInside: Bool { following.isInside }
}

/// Follows the pointer over a button, and has the button's provider choose its style.
private final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) var isInside = false

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton else { return nil }
    guard let provider = button.pointerStyleProvider else { return .standard(for: button) }
    return provider(button, .automatic(UITargetedPreview(view: button)), .roundedRect(region.rect))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isInside = true }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { isInside = false }
}

/// Holds the closure that chooses the pointer's style over a button.
private final class PointerStyleChoice {
  let provider: UIButton.PointerStyleProvider

  init(_ provider: @escaping UIButton.PointerStyleProvider) { self.provider = provider }
}

extension UIButton {
  /// Chooses the style of the pointer over a button, given what the system proposes; nil is none.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton,
      _ proposedEffect: UIPointerEffect,
      _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  /// Chooses the style of the pointer over the button; default nil; setting one has the pointer react
  /// to the button (W-124).
  public var pointerStyleProvider: PointerStyleProvider? {
    get { (parts.pointer as? PointerStyleChoice)?.provider }
    set {
      parts.pointer = newValue.map(PointerStyleChoice.init)
      if newValue != nil { isPointerInteractionEnabled = true }
      pointerInteraction?.invalidate()
    }
  }

  /// `true` while the pointer is over a button that reacts to it (W-124).
  public var isHovered: Bool { pointerInteraction?.isInside ?? false }

  private var pointerInteraction: ButtonPointerInteraction? {
    interactions.lazy.compactMap { $0 as? ButtonPointerInteraction }.first
  }

  /// Has a pointer react to the button, or no longer (W-124).
  func followPointer() {
    let known = pointerInteraction
    guard isPointerInteractionEnabled else {
      known.map { removeInteraction($0) }
      return
    }
    if known == nil { addInteraction(ButtonPointerInteraction()) }
  }
}
