extension UIBarItem {
  func decodeBarItem(_ coder: NibCoder) {
    title = coder.string("title")
    image = coder.image("image")
    landscapeImagePhone = coder.image("landscapeImage")
    isEnabled = coder.bool("enabled") ?? true
    tag = coder.integer("tag") ?? 0
    decodedIdentifier = coder.element.id
    if let insets = coder.insets("imageInsets") { imageInsets = insets }
  }
}
