extension UIView {
  /// True if the view keeps its colours while the screen's are inverted; default false; kept, and
  /// has no effect here.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras.ignoresInvertColors }
    set { extras.ignoresInvertColors = newValue }
  }
}
