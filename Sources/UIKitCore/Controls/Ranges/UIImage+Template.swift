extension UIImage {
  /// The image as bars and segments draw it: in their tint, unless it insists on its own colours
  /// (W-203).
  var asTemplate: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}
