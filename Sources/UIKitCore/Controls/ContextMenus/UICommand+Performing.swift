internal import QuartzCore

extension UICommand: UIMenuLeaf {
  /// Sends the command's selector to `target`, or along the responder chain for nil.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }
}
