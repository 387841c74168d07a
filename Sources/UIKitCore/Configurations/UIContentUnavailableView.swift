public import QuartzCore

/// The view that shows the content of an empty screen.
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private let picture = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let button = UIButton(configuration: .plain())
  private let secondaryButton = UIButton(configuration: .plain())
  private let background: ConfiguredBackground
  private var content: UIContentUnavailableConfiguration
  private var shownActions: [UIAction?] = [nil, nil]
  private var sides: [NSLayoutConstraint] = []
  private var sizes: [NSLayoutConstraint] = []

  /// Makes a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    background = ConfiguredBackground(configuration.background)
    super.init(frame: .zero)
    setUp()
  }

  /// Decodes a view that shows an empty configuration; the document's is not read.
  public required init?(coder: NSCoder) {
    content = .empty()
    background = ConfiguredBackground(.clear())
    super.init(coder: coder)
    setUp()
  }

  /// The content shown; a value of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  /// Default false; kept, and has no effect here: content that is too high is cut off.
  open var isScrollEnabled = false

  private func setUp() {
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    for view in [spinner, picture, label, secondaryLabel, button, secondaryButton] as [UIView] {
      stack.addArrangedSubview(view)
    }
    addSubview(background)
    addSubview(stack)
    let area = safeAreaLayoutGuide
    sides = [
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor),
      area.trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor),
    ]
    NSLayoutConstraint.activate(
      sides + [
        stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      ]
    )
    show()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
  }

  // MARK: Content

  private func show() {
    background.configuration = content.background
    stack.alignment = content.alignment == .center ? .center : .leading
    sides[0].constant = content.directionalLayoutMargins.leading
    sides[1].constant = content.directionalLayoutMargins.trailing
    showPicture()
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryLabel
    )
    show(content.button, content.buttonProperties, in: button, 0)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton, 1)
    let lowest: UIView = secondaryLabel.isHidden ? label : secondaryLabel
    stack.setCustomSpacing(content.imageToTextPadding, after: picture)
    stack.setCustomSpacing(content.imageToTextPadding, after: spinner)
    stack.setCustomSpacing(content.textToSecondaryTextPadding, after: label)
    stack.setCustomSpacing(content.textToButtonPadding, after: lowest)
    stack.setCustomSpacing(content.buttonToSecondaryButtonPadding, after: button)
  }

  private func showPicture() {
    let properties = content.imageProperties
    picture.image = content.image
    picture.isHidden = content.image == nil
    picture.tintColor = properties.tintColor
    picture.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    NSLayoutConstraint.deactivate(sizes)
    sizes = []
    let most = properties.maximumSize
    if most.width > 0 {
      sizes.append(picture.widthAnchor.constraint(lessThanOrEqualToConstant: most.width))
    }
    if most.height > 0 {
      sizes.append(picture.heightAnchor.constraint(lessThanOrEqualToConstant: most.height))
    }
    NSLayoutConstraint.activate(sizes)
    spinner.isHidden = !content.isLoading
    if content.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (text ?? attributed?.string ?? "").isEmpty
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    in button: UIButton,
    _ index: Int
  ) {
    if let old = shownActions[index] { button.removeAction(old, for: .primaryActionTriggered) }
    shownActions[index] = properties.primaryAction
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    var configuration = configuration
    if configuration.attributedTitle == nil, let title = properties.primaryAction?.title,
      !title.isEmpty, configuration.image == nil
    {
      configuration.title = title
    }
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isHidden = configuration.attributedTitle == nil && configuration.image == nil
  }
}
