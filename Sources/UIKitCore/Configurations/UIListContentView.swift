public import QuartzCore

/// The view that shows a list content configuration.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var content: UIListContentConfiguration
  private var guides = Guides()
  /// True if the content ends at a mark of its cell, false if at the cell's edge; nil elsewhere.
  ///
  /// Without a mark texts keep at the end the margin that they have at the beginning.
  var endsBesideMark: Bool? {
    didSet { if endsBesideMark != oldValue { setNeedsLayout() } }
  }

  /// The guides that follow image and texts once somebody asks for them.
  private struct Guides {
    var image: FollowingGuide?
    var text: FollowingGuide?
    var secondary: FollowingGuide?
  }

  /// Makes a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Decodes a view that shows an empty `cell()` configuration; the document's is not read.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    setUp()
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

  /// The place of the image; nil while the configuration has none.
  open var imageLayoutGuide: UILayoutGuide? {
    content.image == nil ? nil : follow(imageView, \.image)
  }
  /// The place of the first text; nil while the configuration has none.
  open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : follow(label, \.text) }
  /// The place of the second text; nil while the configuration has none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.isHidden ? nil : follow(secondaryLabel, \.secondary)
  }

  private func follow(
    _ view: UIView,
    _ path: WritableKeyPath<Guides, FollowingGuide?>
  ) -> UILayoutGuide {
    if let guide = guides[keyPath: path] { return guide.guide }
    layoutIfNeeded()
    let guide = FollowingGuide(in: self)
    guides[keyPath: path] = guide
    guide.follow(view.frame)
    return guide.guide
  }

  private func setUp() {
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    show()
  }

  private func show() {
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(
      content.secondaryText,
      content.secondaryAttributedText,
      content.secondaryTextProperties,
      in: secondaryLabel
    )
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor =
      (properties.strokeColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = properties.cornerRadius > 0
    alpha = content.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment.textAlignment
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
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
    /// The width of all that is beside each other, with its margins.
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan(width: bounds.width)
    let slack = max(bounds.height - plan.height, 0) / 2
    let middle = (bounds.height - plan.image.height) / 2
    imageView.frame = placed(plan.image.offsetBy(dx: 0, dy: middle - plan.image.minY))
    label.frame = placed(plan.text.offsetBy(dx: 0, dy: slack))
    secondaryLabel.frame = placed(plan.secondary.offsetBy(dx: 0, dy: slack))
    guides.image?.follow(imageView.frame)
    guides.text?.follow(label.frame)
    guides.secondary?.follow(secondaryLabel.frame)
  }

  /// A place that is planned from the left, where reading begins.
  private func placed(_ frame: CGRect) -> CGRect { mirrored(frame, in: bounds) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: plan(width: size.width).height)
  }

  /// As wide as texts that don't break, and as high as they are in the width that the view has
  /// (V-143).
  open override var intrinsicContentSize: CGSize {
    let unbroken = plan(width: .greatestFiniteMagnitude)
    let height = bounds.width > 0 ? plan(width: bounds.width).height : unbroken.height
    return CGSize(width: unbroken.width, height: height)
  }

  override var wrapsContent: Bool { true }
  override func wrappedSize(forWidth width: CGFloat) -> CGSize? {
    CGSize(width: .infinity, height: plan(width: width).height)
  }

  /// Margins follow the row's table; the texts are beside or below each other.
  private func plan(width: CGFloat) -> Plan {
    let margins = content.directionalLayoutMargins
    let leading = leadingMargin(width: width)
    let trailing = endsBesideMark == false ? max(margins.trailing, leading) : margins.trailing
    var plan = Plan()
    var x = leading
    if let image = content.image {
      plan.image = CGRect(origin: CGPoint(x: x, y: 0), size: limited(image.size))
      let room = content.imageProperties.room(for: image, plan.image.size)
      plan.image.origin.x += max(room.width - plan.image.width, 0) / 2
      x += max(room.width, plan.image.width) + content.imageToTextPadding
    }
    let room = max(width - x - trailing, 1)
    let text = fitted(label, room)
    let second = fitted(secondaryLabel, room)
    let gap = content.textToSecondaryTextHorizontalPadding
    let isAligned = content.textProperties.alignment != .natural
    plan.text = CGRect(
      x: x,
      y: margins.top,
      width: isAligned ? room : min(text.width, room),
      height: text.height
    )
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && second.width > 0
      && text.width + gap + second.width <= room
    let widest = isBeside ? text.width + gap + second.width : max(text.width, second.width)
    plan.width = x + widest + trailing
    if isBeside {
      plan.secondary = CGRect(
        x: x + room - second.width,
        y: margins.top,
        width: second.width,
        height: second.height
      )
      plan.text.size.width = min(text.width, room)
    } else if second.height > 0 {
      let y = plan.text.maxY + content.textToSecondaryTextVerticalPadding
      plan.secondary = CGRect(x: x, y: y, width: room, height: second.height)
    }
    let lowest = max(plan.text.maxY, plan.secondary.maxY)
    plan.height = max(lowest, plan.image.height + margins.top) + margins.bottom
    return plan
  }

  /// The margin before the content: that of rows of a table (S-37).
  private func leadingMargin(width: CGFloat) -> CGFloat {
    let leading = content.directionalLayoutMargins.leading
    let screen = window?.bounds.width ?? width
    return leading == 16 && screen >= 393 ? 20 : leading
  }

  /// The distance from the leading edge at which texts begin in a width.
  func textStart(width: CGFloat) -> CGFloat { plan(width: width).text.minX }

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

extension UIListContentConfiguration.ImageProperties {
  /// The room that the system gives symbols, in whose middle they are (S-18).
  private static let symbolRoom: CGFloat = 24

  /// The room, in points, for an image that is shown in a size.
  fileprivate func room(for image: UIImage, _ size: CGSize) -> CGSize {
    func side(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
      if reserved == Self.standardDimension { return Self.symbolRoom }
      if reserved > 0 { return reserved }
      return image.isSymbolImage ? max(Self.symbolRoom, own) : own
    }
    return CGSize(
      width: side(reservedLayoutSize.width, size.width),
      height: side(reservedLayoutSize.height, size.height)
    )
  }
}

/// A layout guide that is kept where a frame is.
@MainActor
private final class FollowingGuide {
  let guide = UILayoutGuide()
  private let edges: [NSLayoutConstraint]

  init(in view: UIView) {
    view.addLayoutGuide(guide)
    edges = [
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(edges)
  }

  func follow(_ frame: CGRect) {
    for (edge, value) in zip(edges, [frame.minX, frame.minY, frame.width, frame.height])
    where edge.constant != value { edge.constant = value }
  }
}
