extension UIButton.Configuration {
  /// Reads a `<buttonConfiguration>` of a button.
  init(nib: NibCoder, button: NibCoder) {
    self.init(nib.choice("style", Self.styles) ?? .plain)
    title = button.localized("configuration.title") ?? nib.string("title")
    subtitle = button.localized("configuration.subtitle") ?? nib.string("subtitle")
    if let text = nib.attributedString("attributedTitle") {
      attributedTitle = AttributedString(text)
    }
    if let text = nib.attributedString("attributedSubtitle") {
      attributedSubtitle = AttributedString(text)
    }
    titleFont = nib.font("titleFontDescription")
    image = nib.image("image")
    cornerStyle = nib.choice("cornerStyle", Self.cornerStyles) ?? .dynamic
    buttonSize = nib.choice("buttonSize", Self.sizes) ?? .medium
    baseForegroundColor = nib.color("baseForegroundColor")
    baseBackgroundColor = nib.color("baseBackgroundColor")
    decodeLayout(nib)
    decodeBackground(nib.child(key: "background"))
  }

  private mutating func decodeLayout(_ nib: NibCoder) {
    imagePlacement = nib.choice("imagePlacement", Self.edges) ?? .leading
    imagePadding = nib.number("imagePadding") ?? 0
    titlePadding = nib.number("titlePadding") ?? 1
    titleAlignment = nib.choice("titleAlignment", Self.titleAlignments) ?? .automatic
    titleLineBreakMode = nib.choice("titleLineBreakMode", .nibLineBreaks) ?? .byWordWrapping
    subtitleLineBreakMode = nib.choice("subtitleLineBreakMode", .nibLineBreaks) ?? .byWordWrapping
    showsActivityIndicator = nib.bool("showsActivityIndicator") ?? false
    indicator =
      nib.choice("indicator", ["automatic": .automatic, "none": .none, "popup": .popup])
      ?? .automatic
    preferredSymbolConfigurationForImage = nib.symbolConfiguration(
      "preferredSymbolConfigurationForImage"
    )
    guard let insets = nib.child(key: "contentInsets") else { return }
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.number("top") ?? 0,
      leading: insets.number("leading") ?? 0,
      bottom: insets.number("bottom") ?? 0,
      trailing: insets.number("trailing") ?? 0
    )
  }

  private mutating func decodeBackground(_ nib: NibCoder?) {
    guard let nib else { return }
    background.backgroundColor = nib.color("backgroundColor")
    background.strokeColor = nib.color("strokeColor")
    background.strokeWidth = nib.number("strokeWidth") ?? 0
    background.image = nib.image("image")
    if let radius = nib.number("cornerRadius") { background.cornerRadius = radius }
  }

  private static var styles: [String: Style] {
    [
      "plain": .plain, "gray": .gray, "tinted": .tinted, "filled": .filled, "borderless": .plain,
      "bordered": .gray, "borderedTinted": .tinted, "borderedProminent": .filled,
    ]
  }

  private static var cornerStyles: [String: CornerStyle] {
    [
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ]
  }

  private static var sizes: [String: Size] {
    ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
  }

  private static var edges: [String: NSDirectionalRectEdge] {
    ["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all]
  }

  private static var titleAlignments: [String: TitleAlignment] {
    [
      "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
  }
}
