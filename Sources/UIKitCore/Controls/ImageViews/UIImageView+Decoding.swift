extension UIImageView {
  func decode(_ nib: NibCoder) {
    ownImage = nib.image("image")
    highlightedImage = nib.image("highlightedImage")
    isHighlighted = nib.bool("highlighted") ?? false
    adjustsImageSizeForAccessibilityContentSizeCategory =
      nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    preferredSymbolConfiguration = nib.symbolConfiguration("preferredSymbolConfiguration")
  }
}
