extension UIView {
  func decodeView(from coder: NSCoder) {}
}
