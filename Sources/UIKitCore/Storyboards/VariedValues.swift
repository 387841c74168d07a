internal import InterfaceBuilder

/// Sets a value that varies by size class, by its name in documents.
enum VariedValues {
  /// Reads one value and gives it to a view; names that cannot vary while running do nothing.
  static func set(_ key: String, of view: UIView, from coder: NibCoder) {
    if setAppearance(key, of: view, from: coder) { return }
    switch view {
    case let stack as UIStackView: setArrangement(key, of: stack, from: coder)
    case let label as UILabel: setText(key, of: label, from: coder)
    case let button as UIButton:
      if key == "fontDescription", let font = coder.font() { button.titleLabel?.font = font }
    case let field as UITextField:
      if key == "fontDescription", let font = coder.font() { field.font = font }
      if key == "textColor" { field.textColor = coder.color(key) ?? .label }
    case let text as UITextView:
      if key == "fontDescription", let font = coder.font() { text.font = font }
      if key == "textColor" { text.textColor = coder.color(key) ?? .label }
    case let picture as UIImageView:
      if key == "image" { picture.image = coder.image(key) }
      if key == "highlightedImage" { picture.highlightedImage = coder.image(key) }
    default: break
    }
  }

  private static func setAppearance(_ key: String, of view: UIView, from coder: NibCoder) -> Bool {
    switch key {
    case "hidden": view.isHidden = coder.bool(key) ?? false
    case "alpha": view.alpha = coder.number(key) ?? 1
    case "backgroundColor": view.backgroundColor = coder.color(key)
    case "tintColor": view.tintColor = coder.color(key)
    case "layoutMargins": coder.insets(key).map { view.layoutMargins = $0 }
    case "directionalLayoutMargins":
      coder.child(key: key).map { view.directionalLayoutMargins = NSDirectionalEdgeInsets($0) }
    default: return false
    }
    return true
  }

  private static func setArrangement(
    _ key: String,
    of stack: UIStackView,
    from coder: NibCoder
  ) {
    switch key {
    case "axis":
      stack.axis = coder.choice(key, ["vertical": .vertical]) ?? .horizontal
    case "distribution":
      stack.distribution = coder.choice(key, UIStackView.Distribution.names) ?? .fill
    case "alignment": stack.alignment = coder.choice(key, UIStackView.Alignment.names) ?? .fill
    case "spacing": stack.spacing = coder.number(key) ?? 0
    default: break
    }
  }

  private static func setText(_ key: String, of label: UILabel, from coder: NibCoder) {
    switch key {
    case "fontDescription": coder.font().map { label.font = $0 }
    case "textColor": label.textColor = coder.color(key) ?? .label
    case "highlightedColor": label.highlightedTextColor = coder.color(key)
    case "numberOfLines": label.numberOfLines = coder.integer(key) ?? 1
    case "textAlignment": label.textAlignment = coder.choice(key, .nibAlignments) ?? .natural
    case "text": label.text = coder.string(key)
    default: break
    }
  }
}
