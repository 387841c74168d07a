/// The colours and fonts that a button's configuration has in a state.
struct ConfigurationStyle {
  var foreground: UIColor
  var background: UIColor
  var cornerRadius: CGFloat?

  /// The colours and corners of `configuration` on a button with its state and tint.
  init(_ configuration: UIButton.Configuration, on button: UIButton) {
    let tint: UIColor = button.role == .destructive ? .systemRed : button.tintColor
    foreground =
      configuration.baseForegroundColor
      ?? (configuration.style == .filled ? .white : tint)
    background = Self.background(configuration, tint)
    if button.isSelected, configuration.automaticallyUpdateForSelection {
      select(configuration, tint)
    }
    if button.isHighlighted { press(configuration) }
    if !button.isEnabled { disable(configuration) }
    if let own = configuration.background.backgroundColor { background = own }
    cornerRadius = Self.cornerRadius(configuration)
  }

  private static func background(
    _ configuration: UIButton.Configuration,
    _ tint: UIColor
  ) -> UIColor {
    let base = configuration.baseBackgroundColor
    switch configuration.style {
    case .plain: return .clear
    case .gray: return base ?? .secondarySystemFill
    case .tinted: return shade(of: base ?? tint)
    case .filled: return base ?? tint
    }
  }

  /// The light shade of a colour behind tinted content.
  private static func shade(of color: UIColor) -> UIColor {
    UIColor { traits in
      color.resolvedColor(with: traits)
        .withAlphaComponent(traits.userInterfaceStyle == .dark ? 0.24 : 0.18)
    }
  }

  /// A selected plain button gains a plate, a selected grey or tinted one is filled.
  private mutating func select(_ configuration: UIButton.Configuration, _ tint: UIColor) {
    switch configuration.style {
    case .plain: background = Self.shade(of: tint)
    case .gray, .tinted:
      background = configuration.baseBackgroundColor ?? tint
      foreground = .white
    case .filled: break
    }
  }

  private mutating func press(_ configuration: UIButton.Configuration) {
    switch configuration.style {
    case .plain: foreground = foreground.withAlphaComponent(0.75)
    case .gray, .tinted, .filled:
      background = UIColor { [background] traits in
        let color = background.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * 0.75)
      }
    }
  }

  private mutating func disable(_ configuration: UIButton.Configuration) {
    foreground = .tertiaryLabel
    if configuration.style != .plain { background = .tertiarySystemFill }
  }

  /// The radius of the corners; nil is half the height.
  private static func cornerRadius(_ configuration: UIButton.Configuration) -> CGFloat? {
    switch configuration.cornerStyle {
    case .capsule: nil
    case .fixed: configuration.background.cornerRadius
    case .dynamic: configuration.buttonSize.cornerRadius
    case .small: UIButton.Configuration.Size.small.cornerRadius
    case .medium: UIButton.Configuration.Size.medium.cornerRadius
    case .large: UIButton.Configuration.Size.large.cornerRadius
    }
  }
}

extension UIButton.Configuration {
  /// Every value of a configuration that can be compared, in a fixed order.
  var identity: [AnyHashable] {
    [
      style, cornerStyle, buttonSize, macIdiomStyle, baseForegroundColor, baseBackgroundColor,
      image, preferredSymbolConfigurationForImage, showsActivityIndicator, attributedTitle,
      titleLineBreakMode, attributedSubtitle, subtitleLineBreakMode, indicator,
      imagePlacement.rawValue, imagePadding, titlePadding, titleAlignment, titleFont,
      automaticallyUpdateForSelection, contentInsets.top, contentInsets.leading,
      contentInsets.bottom, contentInsets.trailing, background.backgroundColor,
      background.cornerRadius, background.strokeColor, background.strokeWidth, background.image,
    ]
  }
}
