extension UIImageView {
  /// No element unless an app says so, and then an image.
  var imageAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      label: image?.accessibilityLabel ?? (image?.isSymbolImage == true ? image?.spokenName : nil),
      traits: .image
    )
  }
}

extension UIImage {
  /// The spoken name of a picture: the app's, or the name of its file or symbol.
  var spokenName: String? {
    if let label = accessibilityLabel { return label }
    if case .symbol(let name) = state.source {
      return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
    return imageAsset?.name
  }
}
