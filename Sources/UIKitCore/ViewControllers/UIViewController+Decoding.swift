extension UIViewController {
  func decodeController(from coder: NSCoder) {}

  /// Loads the view that a scene or nib describes; false when there is none.
  func loadViewFromArchive() -> Bool { false }
}
