/// Whoever hears of the button of a pencil, or of taps on its side.
protocol PencilTapping: AnyObject {
  func pencilTapped(at time: TimeInterval)
}

extension UIScreen {
  /// The button of a pencil was pressed: every interaction on the screen hears of it.
  func tapPencil(at time: TimeInterval) {
    var found: [any PencilTapping] = []
    for window in windows {
      var rest: [UIView] = [window]
      while let view = rest.popLast() {
        found += view.interactions.compactMap { $0 as? any PencilTapping }
        rest += view.subviews
      }
    }
    for taker in found { taker.pencilTapped(at: time) }
  }
}
