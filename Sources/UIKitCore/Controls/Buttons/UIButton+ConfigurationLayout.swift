/// Buttons with a configuration: fonts, colours and the places of the parts.
extension UIButton {
  func refresh(with configuration: Configuration) {
    let style = ConfigurationStyle(configuration, on: self)
    refreshPicture(configuration, style)
    show(
      configuration.attributedTitle,
      in: label,
      style.foreground,
      font: configuration.titleFont
        ?? .preferredFont(
          forTextStyle: configuration.buttonSize.titleStyle,
          compatibleWith: traitCollection
        ),
      configuration.titleTextAttributesTransformer
    )
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
    if configuration.attributedSubtitle != nil || parts.secondLabel != nil {
      show(
        configuration.attributedSubtitle,
        in: secondLabel,
        style.foreground,
        font: .preferredFont(
          forTextStyle: configuration.buttonSize.subtitleStyle,
          compatibleWith: traitCollection
        ),
        configuration.subtitleTextAttributesTransformer
      )
      secondLabel.lineBreakMode = configuration.subtitleLineBreakMode
      secondLabel.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
    }
    let lines = configuration.titleAlignment.text(effectiveUserInterfaceLayoutDirection)
    label.textAlignment = lines
    parts.secondLabel?.textAlignment = lines
    refreshPlate(configuration, style)
  }

  private func show(
    _ string: AttributedString?,
    in label: UILabel,
    _ color: UIColor,
    font: UIFont,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    label.isHidden = string == nil
    label.alpha = 1
    guard var string else { return }
    if let transformer { string.mergeAttributes(transformer(AttributeContainer())) }
    // Most titles are plain, and Foundation never frees the attributes of others on Linux.
    if string.runs.allSatisfy({ $0.attributes == AttributeContainer() }) {
      label.font = font
      label.textColor = color
      label.text = String(string.characters)
      return
    }
    let defaults: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    label.attributedText = NSAttributedString(string).changingAttributes {
      $0.merge(defaults) { own, _ in own }
    }
  }

  private func refreshPicture(_ configuration: Configuration, _ style: ConfigurationStyle) {
    let image = configuration.shownImage
    pictureView.image =
      image?.renderingMode == .automatic
      ? image?.withRenderingMode(.alwaysTemplate) : image
    pictureView.alpha = 1
    pictureView.isHidden = image == nil || configuration.showsActivityIndicator
    pictureView.tintColor =
      configuration.imageColorTransformer?(style.foreground) ?? style.foreground
    guard configuration.showsActivityIndicator || parts.spinner != nil else { return }
    spinner.isHidden = !configuration.showsActivityIndicator
    spinner.color =
      configuration.activityIndicatorColorTransformer?(style.foreground) ?? style.foreground
    if configuration.showsActivityIndicator { spinner.startAnimating() }
  }

  private func refreshPlate(_ configuration: Configuration, _ style: ConfigurationStyle) {
    plateLayer.backgroundColor = resolved(style.background)
    plateLayer.borderWidth = configuration.background.strokeWidth
    let stroke = configuration.background.strokeColor ?? tintColor
    plateLayer.borderColor = stroke.map { resolved($0) }
    backgroundView.image = configuration.background.image
    backgroundView.isHidden = configuration.background.image == nil
  }

  // MARK: - Size

  func naturalSize(with configuration: Configuration) -> CGSize {
    let insets = configuration.contentInsets
    let arrangement = ButtonArrangement(self, configuration, room: .infinity)
    return CGSize(
      width: ceilToPixel(arrangement.size.width + insets.leading + insets.trailing),
      height: ceilToPixel(arrangement.size.height + insets.top + insets.bottom)
    )
  }

  // MARK: - Layout

  func layOut(with configuration: Configuration) {
    layOutPlate(configuration)
    let insets = configuration.contentInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing
      )
    )
    let arrangement = ButtonArrangement(self, configuration, room: area.width)
    let group = alignment.place(arrangement.size, in: area, effectiveUserInterfaceLayoutDirection)
    place(pictureView, arrangement.picture, in: group)
    place(label, arrangement.title, in: group)
    if let secondLabel = parts.secondLabel { place(secondLabel, arrangement.subtitle, in: group) }
    if let spinner = parts.spinner { place(spinner, arrangement.picture, in: group) }
  }

  private func place(_ part: UIView, _ rect: CGRect, in group: CGRect) {
    part.frame = alignToPixel(
      mirrored(rect.offsetBy(dx: group.minX, dy: group.minY), in: group)
    )
  }

  private func layOutPlate(_ configuration: Configuration) {
    let insets = configuration.background.backgroundInsets
    let outset = configuration.background.strokeOutset
    let plate = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: insets.leading,
        bottom: insets.bottom,
        right: insets.trailing
      )
    ).insetBy(dx: -outset, dy: -outset)
    let style = ConfigurationStyle(configuration, on: self)
    plateLayer.frame = plate
    plateLayer.cornerRadius = min(
      style.cornerRadius ?? .infinity,
      min(plate.width, plate.height) / 2
    )
    backgroundView.frame = plate
  }
}

extension UIButton.Configuration {
  /// The image with the configuration for symbols; symbols without one follow the title.
  var shownImage: UIImage? {
    guard let image, image.isSymbolImage else { return image }
    let symbol =
      preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(textStyle: buttonSize.titleStyle, scale: .medium)
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
}

extension NSLineBreakMode {
  /// `true` if text continues on another line.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate func text(_ direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
    switch self {
    case .automatic, .center: .center
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
