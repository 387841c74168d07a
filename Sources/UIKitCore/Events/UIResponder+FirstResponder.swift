extension UIResponder {
  /// The window whose key events this responder could get.
  var responderWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }

  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    window.isExchangingResponder = true
    let isFree = window.firstResponder?.resignFirstResponder() ?? true
    window.isExchangingResponder = false
    if isFree { window.firstResponder = self }
    window.showInputViews()
    return isFree
  }

  func yieldFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    guard let window = responderWindow, window.firstResponder === self else { return true }
    window.firstResponder = nil
    window.giveBackKeys(of: self)
    return true
  }
}
