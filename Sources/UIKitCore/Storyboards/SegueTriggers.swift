/// What of a view sets a segue off.
enum SegueTrigger: Hashable {
  /// A row or item was chosen.
  case selection
  /// The button at the end of a row was tapped.
  case accessory
}

extension UIView {
  /// Sets off the segues that a document draws from the view.
  func trigger(_ trigger: SegueTrigger) {}
}
