extension UIButton {
  private static let plainFont = UIFont.systemFont(ofSize: 15)
  private static let customFont = UIFont.systemFont(ofSize: 18)

  var label: UILabel {
    if let label = parts.label { return label }
    let label = UILabel()
    label.font = buttonType == .custom ? Self.customFont : Self.plainFont
    label.lineBreakMode = .byTruncatingMiddle
    // Many documents name a shadow's color that never shows: it lies right behind the text.
    label.shadowOffset = .zero
    parts.label = label
    addSubview(label)
    return label
  }

  var secondLabel: UILabel {
    if let label = parts.secondLabel { return label }
    let label = UILabel()
    parts.secondLabel = label
    addSubview(label)
    return label
  }

  var pictureView: UIImageView {
    if let view = parts.picture { return view }
    let view = UIImageView()
    parts.picture = view
    addSubview(view)
    return view
  }

  var backgroundView: UIImageView {
    if let view = parts.background { return view }
    let view = UIImageView()
    parts.background = view
    insertSubview(view, at: 0)
    return view
  }

  var plateLayer: CALayer {
    if let plate = parts.plate { return plate }
    let plate = CALayer()
    parts.plate = plate
    layer.insertSublayer(plate.still, at: 0)
    return plate
  }

  var spinner: UIActivityIndicatorView {
    if let spinner = parts.spinner { return spinner }
    let spinner = UIActivityIndicatorView(style: .medium)
    parts.spinner = spinner
    addSubview(spinner)
    return spinner
  }

  /// `true` if the content of the states decides, and not a configuration.
  var isPlain: Bool { configuration == nil }

  /// Lays out and measures again.
  func contentDidChange() {
    parts.needsConfigurationUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard parts.needsConfigurationUpdate else { return }
    parts.needsConfigurationUpdate = false
    updateConfiguration()
    // The handler sets the configuration, which asks again; once in a layout is enough.
    parts.needsConfigurationUpdate = false
  }

  /// Brings the views in line with what the button shows.
  func refreshContent() {
    if let configuration = shownConfiguration {
      refresh(with: configuration)
    } else {
      refreshPlainContent()
    }
  }

  func layOutContent() {
    if let configuration = shownConfiguration {
      layOut(with: configuration)
    } else {
      layOutPlainContent()
    }
  }

  func naturalSize(width: CGFloat?) -> CGSize {
    refreshContent()
    guard let configuration = shownConfiguration else { return plainNaturalSize }
    return naturalSize(with: configuration)
  }
}
