public import QuartzCore

/// The view that shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var content: UIListContentConfiguration

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    show()
  }

  /// Decodes a view that shows an empty `cell()` configuration; the document's is not read.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  /// The content shown; a value of another type than `UIListContentConfiguration` is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      content = new
      show()
    }
  }

  private func show() {
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryLabel
    )
    imageView.image = content.image
    imageView.tintColor = content.imageProperties.tintColor
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment.textAlignment
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transform.applied(to:))
    }
    label.isHidden = (text ?? attributed?.string ?? "").isEmpty
  }

  // MARK: Layout

  private struct Plan {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    let slack = max(bounds.height - plan.height, 0) / 2
    imageView.frame = plan.image.offsetBy(
      dx: 0,
      dy: (bounds.height - plan.image.height) / 2 - plan.image.minY
    )
    label.frame = plan.text.offsetBy(dx: 0, dy: slack)
    secondaryLabel.frame = plan.secondary.offsetBy(dx: 0, dy: slack)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(width: size.width).height)
  }

  /// Margins follow the row's table; the texts are beside or below each other.
  private func plan(width: CGFloat) -> Plan {
    let margins = content.directionalLayoutMargins
    let screen = window?.bounds.width ?? width
    let leading = margins.leading == 16 && screen >= 414 ? 20 : margins.leading
    var plan = Plan()
    var x = leading
    if let image = content.image {
      plan.image = CGRect(origin: CGPoint(x: x, y: 0), size: limited(image.size))
      x = plan.image.maxX + content.imageToTextPadding
    }
    let room = max(width - x - margins.trailing, 1)
    let text = fitted(label, room)
    let second = fitted(secondaryLabel, room)
    let gap = content.textToSecondaryTextHorizontalPadding
    plan.text = CGRect(x: x, y: margins.top, width: min(text.width, room), height: text.height)
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && second.width > 0
      && text.width + gap + second.width <= room
    if isBeside {
      plan.secondary = CGRect(
        x: x + room - second.width,
        y: margins.top,
        width: second.width,
        height: second.height
      )
    } else if second.height > 0 {
      let y = plan.text.maxY + content.textToSecondaryTextVerticalPadding
      plan.secondary = CGRect(x: x, y: y, width: room, height: second.height)
    }
    let lowest = max(plan.text.maxY, plan.secondary.maxY)
    plan.height = max(lowest, plan.image.height + margins.top) + margins.bottom
    return plan
  }

  private func limited(_ size: CGSize) -> CGSize {
    let most = content.imageProperties.maximumSize
    let factor = min(
      most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1,
      1
    )
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  private func fitted(_ label: UILabel, _ width: CGFloat) -> CGSize {
    guard !label.isHidden else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
  fileprivate var textAlignment: NSTextAlignment {
    switch self {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  fileprivate func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
