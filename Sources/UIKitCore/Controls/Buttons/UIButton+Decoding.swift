extension UIButton {
  func decode(_ nib: NibCoder) {
    become(nib.choice("buttonType", Self.types) ?? .custom)
    role =
      nib.choice(
        "role",
        [
          "normal": .normal, "primary": .primary, "cancel": .cancel,
          "destructive": .destructive,
        ]
      ) ?? .normal
    decodeStates(nib)
    decodeTitleStyle(nib)
    contentEdgeInsets = nib.insets("contentEdgeInsets") ?? .zero
    titleEdgeInsets = nib.insets("titleEdgeInsets") ?? .zero
    imageEdgeInsets = nib.insets("imageEdgeInsets") ?? .zero
    decodeFlags(nib)
    menu = nib.child(key: "menu").map { UIMenu(nib: $0) }
    if let description = nib.child(key: "configuration") {
      configuration = Configuration(nib: description, button: nib)
    }
    parts.showsStates = false
  }

  private func decodeFlags(_ nib: NibCoder) {
    adjustsImageWhenHighlighted = nib.bool("adjustsImageWhenHighlighted") ?? true
    adjustsImageWhenDisabled = nib.bool("adjustsImageWhenDisabled") ?? true
    showsTouchWhenHighlighted = nib.bool("showsTouchWhenHighlighted") ?? false
    reversesTitleShadowWhenHighlighted = nib.bool("reversesTitleShadowWhenHighlighted") ?? false
    changesSelectionAsPrimaryAction = nib.bool("changesSelectionAsPrimaryAction") ?? false
    isPointerInteractionEnabled = nib.bool("pointerInteraction") ?? false
    adjustsImageSizeForAccessibilityContentSizeCategory =
      nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }

  private func decodeTitleStyle(_ nib: NibCoder) {
    if let font = nib.font() { label.font = font }
    let mode = nib.choice("lineBreakMode", .nibLineBreaks) ?? .byTruncatingMiddle
    label.lineBreakMode = mode
    if mode == .byWordWrapping || mode == .byCharWrapping { label.numberOfLines = 0 }
    label.textAlignment = nib.choice("textAlignment", .nibAlignments) ?? label.textAlignment
    if let offset = nib.size("titleShadowOffset") { label.shadowOffset = offset }
  }

  private func decodeStates(_ nib: NibCoder) {
    let states: [String: State] = [
      "normal": .normal, "highlighted": .highlighted, "selected": .selected,
      "disabled": .disabled, "focused": .focused,
    ]
    for child in nib.children("state") {
      guard let name = child.attribute("key"), let state = states[name] else { continue }
      decode(child, as: state, title: nib.localized("\(name)Title"))
    }
  }

  private func decode(_ nib: NibCoder, as state: State, title localized: String?) {
    setTitle(localized ?? nib.string("title"), for: state)
    setTitleColor(nib.color("titleColor"), for: state)
    setTitleShadowColor(nib.color("titleShadowColor"), for: state)
    setImage(nib.image("image"), for: state)
    setBackgroundImage(nib.image("backgroundImage"), for: state)
    setAttributedTitle(nib.attributedString("attributedTitle"), for: state)
    if let symbol = nib.symbolConfiguration("preferredSymbolConfiguration") {
      setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
  }

  private static var types: [String: ButtonType] {
    [
      "custom": .custom, "roundedRect": .system, "system": .system,
      "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
      "contactAdd": .contactAdd, "close": .close,
    ]
  }
}

extension UIMenu {
  /// Reads a `<menu>` with its commands and submenus.
  convenience init(nib: NibCoder) {
    let items = nib.child(key: "children") ?? nib.child("children")
    let commands = (items?.children("command") ?? []).map { item in
      UICommand(
        title: item.string("title") ?? "",
        image: item.image("image"),
        action: Selector(item.attribute("selector") ?? "")
      )
    }
    let actions = (items?.children("action") ?? []).map { item in
      UIAction(title: item.string("title") ?? "", image: item.image("image")) { _ in }
    }
    let menus = (items?.children("menu") ?? []).map { UIMenu(nib: $0) }
    self.init(
      title: nib.string("title") ?? "",
      image: nib.image("image"),
      children: commands + actions + menus
    )
  }
}
