extension UINavigationBar {
  func decodeNavigationBar(_ coder: NibCoder) {
    // Old documents say that the bar clips, and it still reaches up behind the status bar.
    clipsToBounds = false
    barStyle = coder.choice("barStyle", UIBarStyle.names) ?? .default
    isTranslucent = coder.bool("translucent") ?? true
    prefersLargeTitles = coder.bool("largeTitles") ?? false
    barTintColor = coder.color("barTintColor")
    shadowImage = coder.image("shadowImage")
    setBackgroundImage(coder.image("backgroundImage"), for: .default)
    let title = coder.textAttributes("titleTextAttributes")
    titleTextAttributes = title.isEmpty ? nil : title
    let largeTitle = coder.textAttributes("largeTitleTextAttributes")
    largeTitleTextAttributes = largeTitle.isEmpty ? nil : largeTitle
    decodeAppearances(coder)
    setItems(coder.objects("items").compactMap { $0 as? UINavigationItem }, animated: false)
  }

  private func decodeAppearances(_ coder: NibCoder) {
    if let appearance = appearance("standardAppearance", coder) { standardAppearance = appearance }
    compactAppearance = appearance("compactAppearance", coder)
    scrollEdgeAppearance = appearance("scrollEdgeAppearance", coder)
    compactScrollEdgeAppearance = appearance("compactScrollEdgeAppearance", coder)
  }

  private func appearance(_ key: String, _ coder: NibCoder) -> UINavigationBarAppearance? {
    coder.child(key: key).flatMap { UINavigationBarAppearance(coder: $0) }
  }
}

extension UIBarStyle {
  /// The names of the styles in documents.
  static let names: [String: Self] = [
    "default": .default, "black": .black, "blackOpaque": .black,
    "blackTranslucent": .blackTranslucent,
  ]
}
