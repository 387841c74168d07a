extension UIProgressView {
  func decode(_ nib: NibCoder) {
    progressViewStyle =
      nib.choice("progressViewStyle", ["default": .default, "bar": .bar]) ?? .default
    progress = nib.number("progress").map { Float($0) } ?? 0
    progressTintColor = nib.color("progressTintColor")
    trackTintColor = nib.color("trackTintColor")
    progressImage = nib.image("progressImage")
    trackImage = nib.image("trackImage")
  }
}
