extension UIButton {
  /// The title, or else what the picture is called.
  var buttonAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: spokenTitle,
      traits: stateTraits.union(.button)
    )
  }

  private var spokenTitle: String? {
    if let configuration {
      let titles = [configuration.title, configuration.subtitle].compactMap(\.self)
      if !titles.isEmpty { return titles.joined(separator: ", ") }
      if let name = configuration.image?.spokenName { return name }
    }
    if let title = currentTitle, !title.isEmpty { return title }
    return buttonType.spokenName ?? currentImage?.spokenName
      ?? currentBackgroundImage?.spokenName
  }
}

extension UIButton.ButtonType {
  /// The spoken names of the buttons that the system draws.
  fileprivate var spokenName: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "More Info"
    case .contactAdd: "Add"
    case .close: "Close"
    case .custom, .system: nil
    }
  }
}
