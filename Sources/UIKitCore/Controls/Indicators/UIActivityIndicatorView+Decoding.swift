extension UIActivityIndicatorView {
  func decode(_ nib: NibCoder) {
    let styles: [String: Style] = [
      "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
      "large": .large,
    ]
    style = nib.choice("style", styles) ?? .medium
    if let color = nib.color("color") { self.color = color }
    hidesWhenStopped = nib.bool("hidesWhenStopped") ?? false
    if nib.bool("animating") ?? false { startAnimating() }
    // A wheel that the document hides stays hidden, turning or not.
    if nib.bool("hidden") ?? false { isHidden = true }
  }
}
