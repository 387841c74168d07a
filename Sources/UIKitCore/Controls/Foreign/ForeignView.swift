/// A plain box with a name, in place of a view whose content another framework draws.
open class ForeignView: UIView {
  private let content: ForeignContent
  private let caption = UILabel()
  private let page = CALayer()
  private let plate = CALayer()

  /// A box for the view of a framework; an app's own subclass has a box without a special name.
  init(_ content: ForeignContent, frame: CGRect = .zero) {
    self.content = content
    super.init(frame: frame)
    setUp()
  }

  /// A box for a view of another module, with the framework's name.
  package init(caption: String, frame: CGRect) {
    content = ForeignContent(caption: caption)
    super.init(frame: frame)
    setUp()
  }

  /// A box named "View", in points of its superview.
  public override init(frame: CGRect) {
    content = .unknown
    super.init(frame: frame)
    setUp()
  }

  /// Reads the frame and colours that every view has; the class or the tag of the element says
  /// which framework's view it is.
  public required init?(coder: NSCoder) {
    content = (coder as? NibCoder).flatMap { ForeignContent($0.element) } ?? .unknown
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.insertSublayer(page.still, at: 0)
    layer.insertSublayer(plate.still, at: 1)
    caption.text = content.caption
    caption.textAlignment = .center
    caption.textColor = .secondaryLabel
    caption.font = .systemFont(ofSize: 13, weight: .medium)
    caption.adjustsFontSizeToFitWidth = true
    addSubview(caption)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    page.frame = bounds
    let hasPage = isOpaque && content.hasPage
    page.backgroundColor = hasPage ? resolved(.systemBackground) : nil
    plate.frame = bounds
    plate.backgroundColor = resolved(.tertiarySystemFill)
    plate.borderColor = resolved(.separator)
    plate.borderWidth = hairline
    caption.frame = bounds.insetBy(dx: min(8, bounds.width / 8), dy: 0)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// The web view of iOS 2 to 12.
open class UIWebView: ForeignView {
  /// An empty page; `frame` is in points of its superview.
  public override init(frame: CGRect) { super.init(.web, frame: frame) }

  /// Reads the frame and colours that every view has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
