extension UIViewController {
  /// Names the controller, and what stands for it in bars (L-27).
  func setTitle(_ title: String?) {
    settings.title = title
  }

  func decodeBars(_ nib: NibCoder) {}
}
