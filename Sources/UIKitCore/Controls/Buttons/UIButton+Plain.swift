/// Room above and below a title if there are no insets, in points.
private let titlePadding: CGFloat = 6

/// The least height of a button with a picture and no title, in points.
private let leastPicture: CGFloat = 22

/// The opacity of a system button's content while it is pressed.
private let pressedAlpha: CGFloat = 0.2

/// Buttons without a configuration: the content of states, insets and alignments.
extension UIButton {
  /// The colour of a title whose colour was not set (Q-31: white on custom buttons).
  func standardTitleColor(_ state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  func refreshPlainContent() {
    parts.plate?.removeFromSuperlayer()
    parts.plate = nil
    parts.secondLabel?.isHidden = true
    parts.spinner?.isHidden = true
    refreshPlainTitle()
    refreshPlainPicture()
    if parts.background != nil || currentBackgroundImage != nil {
      backgroundView.image = currentBackgroundImage
      backgroundView.alpha = fadesPicture ? 0.5 : 1
    }
  }

  private func refreshPlainTitle() {
    let (attributed, title) = (currentAttributedTitle, currentTitle)
    let hasTitle = attributed != nil || !(title ?? "").isEmpty
    guard hasTitle || parts.label != nil else { return }
    let label = label
    if let attributed {
      if label.attributedText != attributed { label.attributedText = attributed }
    } else {
      let color = currentTitleColor
      if label.content.attributed != nil || label.text != title { label.text = title }
      if label.textColor != color { label.textColor = color }
    }
    let shadow = currentTitleShadowColor
    if label.shadowColor != shadow { label.shadowColor = shadow }
    label.isHidden = !hasTitle
    let alpha = isPressedSystemButton ? pressedAlpha : 1
    if label.alpha != alpha { label.alpha = alpha }
  }

  private func refreshPlainPicture() {
    let image = styledImage
    guard image != nil || parts.picture != nil else { return }
    pictureView.image = image
    pictureView.isHidden = image == nil
    pictureView.tintColor =
      buttonType != .custom && !isEnabled ? .tertiaryLabel : pictureTint
    pictureView.alpha = isPressedSystemButton ? pressedAlpha : fadesPicture ? 0.5 : 1
  }

  private var pictureTint: UIColor? { buttonType == .close ? .secondaryLabel : nil }

  private var isPressedSystemButton: Bool {
    isHighlighted && buttonType != .custom && states.own(.highlighted) { $0.titleColor } == nil
  }

  private var fadesPicture: Bool {
    buttonType == .custom && !isEnabled && adjustsImageWhenDisabled
  }

  /// The picture of the state: a template on system buttons, with the symbol's configuration.
  var styledImage: UIImage? {
    guard var image = currentImage else { return nil }
    if image.isSymbolImage, let symbol = currentPreferredSymbolConfiguration {
      image = image.applyingSymbolConfiguration(symbol) ?? image
    }
    guard buttonType != .custom, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  // MARK: - Size

  /// The size of the title, in points; zero if there is none.
  private var titleSize: CGSize {
    guard let label = parts.label, !label.isHidden else { return .zero }
    return label.intrinsicContentSize
  }

  /// The title's size in whole points, which a button is as large as (W-05).
  private var wholeTitleSize: CGSize {
    let size = titleSize
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var pictureSize: CGSize { styledImage?.size ?? .zero }

  var plainNaturalSize: CGSize {
    let title = wholeTitleSize
    let picture = pictureSize
    let insets = contentEdgeInsets
    if buttonType == .close, currentTitle == nil { return CGSize(width: 30, height: 30) }
    var size = CGSize(
      width: title.width + picture.width,
      height: max(title.height, picture.height)
    )
    // A title alone keeps a finger's room above and below, unless the button says otherwise;
    // beside a picture it has none, as in documents.
    let isEmpty = title == .zero && picture == .zero
    if isEmpty { size.height = label.font.lineHeight.rounded(.up) }
    if insets == .zero {
      if title.height > 0, picture == .zero { size.height = title.height + 2 * titlePadding }
      if isEmpty { size.height += 2 * titlePadding }
      if title == .zero, picture != .zero { size.height = max(size.height, leastPicture) }
      if picture == .zero { size.width = max(size.width, 30) }
    }
    if let background = currentBackgroundImage?.size {
      size.width = max(size.width, background.width - insets.left - insets.right)
      size.height = max(size.height, background.height - insets.top - insets.bottom)
    }
    return CGSize(
      width: ceilToPixel(size.width + insets.left + insets.right),
      height: ceilToPixel(size.height + insets.top + insets.bottom)
    )
  }

  // MARK: - Rectangles

  /// The rectangle that title and picture take together in `area`.
  private func group(in area: CGRect) -> CGRect {
    let title = titleSize
    let picture = pictureSize
    let size = CGSize(
      width: min(title.width + picture.width, area.width),
      height: min(max(title.height, picture.height), area.height)
    )
    return alignment.place(size, in: area, effectiveUserInterfaceLayoutDirection)
  }

  func plainImageRect(in contentRect: CGRect) -> CGRect {
    let picture = pictureSize
    guard picture != .zero else { return .zero }
    let area = contentRect.inset(by: imageEdgeInsets)
    let group = group(in: area)
    let size = CGSize(
      width: contentHorizontalAlignment == .fill && titleSize == .zero
        ? area.width : min(picture.width, area.width),
      height: contentVerticalAlignment == .fill ? area.height : min(picture.height, area.height)
    )
    var rect = CGRect(origin: group.origin, size: size)
    rect.origin.y = verticalPlace(size.height, in: area)
    return alignToPixel(mirrored(rect, in: group))
  }

  func plainTitleRect(in contentRect: CGRect) -> CGRect {
    let title = titleSize
    let picture = pictureSize
    let area = contentRect.inset(by: titleEdgeInsets)
    let group = group(in: area)
    let width = min(title.width, max(0, area.width - picture.width))
    let height =
      parts.label.map {
        $0.numberOfLines == 1
          ? title.height
          : $0.sizeThatFits(
            CGSize(width: width, height: area.height)
          ).height
      } ?? 0
    let rect = CGRect(
      x: group.minX + picture.width,
      y: verticalPlace(min(height, area.height), in: area),
      width: width,
      height: min(height, area.height)
    )
    return alignToPixel(mirrored(rect, in: group))
  }

  private func verticalPlace(_ height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: area.minY + (area.height - height) / 2
    }
  }

  func layOutPlainContent() {
    let content = contentRect(forBounds: bounds)
    parts.background?.frame = backgroundRect(forBounds: bounds)
    parts.label?.frame = titleRect(forContentRect: content)
    parts.picture?.frame = imageRect(forContentRect: content)
    guard buttonType == .close else { return }
    // The close button brings its own round plate.
    let side = min(30, bounds.width, bounds.height)
    plateLayer.frame = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    plateLayer.cornerRadius = side / 2
    plateLayer.backgroundColor = resolved(.tertiarySystemFill)
  }
}

extension UIButton.ButtonType {
  /// The symbol that buttons of the type show by themselves.
  @MainActor var picture: UIImage? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: Self.symbol("info.circle")
    case .contactAdd: Self.symbol("plus.circle")
    case .close:
      UIImage(
        systemName: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
      )
    }
  }

  @MainActor private static func symbol(_ name: String) -> UIImage? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
    )
  }
}
