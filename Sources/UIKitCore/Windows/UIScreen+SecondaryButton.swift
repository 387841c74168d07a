internal import Device

extension UIScreen {
  /// The secondary button of a pointer was pressed at a point of the screen, in points: the nearest
  /// view around it that has a menu opens it at once (V-77).
  func pressSecondaryButton(at point: CGPoint) { _ = openMenu(at: point) }

  /// Opens the menu of the nearest view around a point of the screen, in points; false if none has
  /// one.
  func openMenu(at point: CGPoint) -> Bool {
    let view = windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
    for view in sequence(first: view, next: { $0?.superview }).compactMap(\.self) {
      if (view as? any MenuOpening)?.openMenu(at: point) == true { return true }
      for interaction in view.interactions {
        if (interaction as? any MenuOpening)?.openMenu(at: point) == true { return true }
      }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        if (recognizer as? any MenuOpening)?.openMenu(at: point) == true { return true }
      }
    }
    return false
  }
}
