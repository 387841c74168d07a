extension UIView {
  /// Lets the parts of a view move to the places that they have now, in seconds; at once where the
  /// view is in no window.
  func layOut(over duration: TimeInterval) {
    guard window != nil, UIView.areAnimationsEnabled else { return }
    setNeedsLayout()
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    UIView.animate(withDuration: duration, options: options) { self.layoutIfNeeded() }
  }
}
