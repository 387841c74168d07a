/// The text of a label, with attributes only where they have some.
///
/// Most text has none, and attributes cost more than laying it out does.
enum LabelText {
  case plain(String, AttributedText.Defaults)
  case attributed(StyledText)

  func laid(_ limits: AttributedText.Limits, traits: UITraitCollection) -> AttributedText {
    switch self {
    case .plain(let string, let defaults):
      AttributedText(string, defaults: defaults, limits: limits, traits: traits)
    case .attributed(let text): AttributedText(text, limits: limits, traits: traits)
    }
  }

  /// Changes the colour of all of the text.
  mutating func color(_ color: UIColor) {
    switch self {
    case .plain(let string, var defaults):
      defaults.color = color
      self = .plain(string, defaults)
    case .attributed(let text):
      self = .attributed(text.changingAttributes { $0[.foregroundColor] = color })
    }
  }

  /// Adds a shadow under the text.
  mutating func cast(_ shadow: NSShadow) {
    switch self {
    case .plain(let string, var defaults):
      defaults.shadow = shadow
      self = .plain(string, defaults)
    case .attributed(let text):
      self = .attributed(text.changingAttributes { $0[.shadow] = shadow })
    }
  }

  /// Returns the text with its font sizes multiplied by `scale`.
  func scaled(by scale: CGFloat) -> LabelText {
    switch self {
    case .plain(let string, var defaults):
      defaults.font = defaults.font.withSize(defaults.font.pointSize * scale)
      return .plain(string, defaults)
    case .attributed(let text):
      return .attributed(
        text.changingAttributes { attributes in
          guard let font = attributes[.font] as? UIFont else { return }
          attributes[.font] = font.withSize(font.pointSize * scale)
        }
      )
    }
  }

  /// The text with all its attributes.
  var text: StyledText {
    switch self {
    case .attributed(let text): return text
    case .plain(let string, let defaults):
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = defaults.alignment
      paragraph.lineBreakMode = defaults.lineBreakMode
      var attributes: [NSAttributedString.Key: Any] = [
        .font: defaults.font, .foregroundColor: defaults.color, .paragraphStyle: paragraph,
      ]
      if let shadow = defaults.shadow { attributes[.shadow] = shadow }
      return StyledText(string, attributes: attributes)
    }
  }
}
