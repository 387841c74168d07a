public import QuartzCore

/// A view that a collection view makes, shows, takes away and shows again.
open class UICollectionReusableView: UIView {
  /// The name shared by views that may take each other's place; nil if it is not reused.
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Decodes the view and its reuse identifier.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? NibCoder)?.attribute("reuseIdentifier")
  }

  /// The view is about to show something else; overrides call super.
  open func prepareForReuse() {}

  /// The layout places the view; overrides call super.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The size that the view wants, given what the layout has in mind: what its constraints need
  /// along sides that the layout leaves to it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitting.isEmpty ? layoutAttributes : fitted(layoutAttributes, content: self)
  }

  /// What the view answered last about its size; nil has it asked again.
  var fitting: FittingAnswer?
}

/// One item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content, as large as the cell.
  public let contentView: UIView
  /// A view behind the content, as large as the cell; default nil.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue, backgroundView) } }
  /// The view behind the content of a selected or touched item; default nil.
  open var selectedBackgroundView: UIView? {
    didSet { replaceGround(oldValue, selectedBackgroundView) }
  }
  /// Default false; setting it updates background and configurations, not the view's selection.
  open var isSelected = false { didSet { stateChanged() } }
  /// True while a finger is down on the item; default false.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// The content that the content view shows, in place of its subviews; default nil.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { configureContent() } }
  /// Only its `backgroundColor` is drawn here, as the cell's own; default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { setNeedsLayout() } }
  /// The cell's traits, and whether it is selected and highlighted.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }
  /// Default true: the content follows the state as `updated(for:)` says.
  open var automaticallyUpdatesContentConfiguration = true
  /// Default true; kept, and has no effect here.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called with the cell's new state before it is shown.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Has the cell be configured before it is laid out again.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// The cell's state changed; overrides configure it and call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  var needsConfiguration = false

  /// The size that the document gives this item apart from the layout's.
  var documentSize: CGSize?

  public override init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    setUp()
  }

  /// Decodes the cell with content, backgrounds and the size of its own, if the document has one.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    contentView = nib?.object("contentView") as? UIView ?? UIView(frame: .zero)
    super.init(coder: coder)
    setUp()
    documentSize = nib?.size("customSize")
    backgroundView = nib?.object("backgroundView") as? UIView
    selectedBackgroundView = nib?.object("selectedBackgroundView") as? UIView
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = bounds
    if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color }
  }

  /// The size that the content's constraints need; what the layout has in mind without any.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes, content: contentView) }

  private func setUp() {
    if contentView.superview !== self { addSubview(contentView) }
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  private func replaceGround(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    updateGrounds()
  }

  private func stateChanged() {
    setNeedsUpdateConfiguration()
    updateGrounds()
  }

  private func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration {
      contentView.update(contentConfiguration, for: state)
    }
  }

  private func updateGrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private func configureContent() {
    for view in contentView.subviews { view.removeFromSuperview() }
    guard let view = contentConfiguration?.makeContentView() else { return }
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
    fitting = nil
  }
}
