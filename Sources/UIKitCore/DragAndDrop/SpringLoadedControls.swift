internal import QuartzCore

/// The interaction of a view whose `isSpringLoaded` is true, beside those of the app.
final class OwnSpring: UISpringLoadedInteraction {}

extension UIView {
  /// True if dragged items that rest over the view open it.
  var hasOwnSpring: Bool { interactions.contains { $0 is OwnSpring } }

  /// Has dragged items that rest over the view, or over a part of it, open that, or no longer.
  func setOwnSpring(
    _ isOn: Bool,
    part: ((CGPoint) -> AnyHashable?)? = nil,
    allows: ((any UISpringLoadedInteractionContext) -> Bool)? = nil,
    opens: @escaping (any UISpringLoadedInteractionContext) -> Void
  ) {
    let known = interactions.first { $0 is OwnSpring }
    guard isOn else {
      known.map { removeInteraction($0) }
      return
    }
    guard known == nil else { return }
    let spring = OwnSpring { opens($1) }
    (spring.part, spring.allows) = (part, allows)
    addInteraction(spring)
  }
}

extension UIControl {
  /// Has dragged items that rest over the control press it.
  func setPressedBySpring(_ isOn: Bool) {
    setOwnSpring(isOn) { [weak self] _ in self?.press() }
  }

  /// Sends what a tap sends.
  private func press() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// True if dragged items that rest over the button press it; default false (G-21).
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set { setPressedBySpring(newValue) }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// True if dragged items that rest over a segment select it; default false (G-21).
  public var isSpringLoaded: Bool {
    get { hasOwnSpring }
    set {
      setOwnSpring(newValue, part: { [weak self] in self?.segment(at: $0) }) { [weak self] in
        guard let self, isEnabled, let index = segment(at: $0.location(in: self)) else { return }
        choose(index)
      }
    }
  }
}
