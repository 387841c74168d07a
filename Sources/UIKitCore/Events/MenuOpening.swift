/// A view or a recognizer that opens a menu where a pointer's secondary button is pressed.
protocol MenuOpening: AnyObject {
  /// Opens the menu for a point of the window; false if there is none.
  func openMenu(at point: CGPoint) -> Bool
}
