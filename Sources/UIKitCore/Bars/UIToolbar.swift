public import QuartzCore

/// Decides about the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, mostly at the bottom.
open class UIToolbar: UIView, UIBarPositioning {
  /// Decides about the position of the bar; default nil.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons from leading to trailing.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.observer = nil }
      itemsChanged()
    }
  }
  /// The legacy light or dark appearance.
  open var barStyle: UIBarStyle = .default { didSet { itemsChanged() } }
  /// True if content shows through; default true.
  open var isTranslucent = true { didSet { itemsChanged() } }
  /// The legacy color of the background.
  open var barTintColor: UIColor? { didSet { itemsChanged() } }
  /// The appearance while none of the others applies.
  open var standardAppearance = UIToolbarAppearance() { didSet { itemsChanged() } }
  /// The appearance in compact height; the standard one when nil.
  open var compactAppearance: UIToolbarAppearance? { didSet { itemsChanged() } }
  /// The appearance while content is at its end; the standard one without background when nil.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { itemsChanged() } }
  /// The appearance in compact height while content is at its end.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { itemsChanged() } }

  var parts: [UIView] = []
  var isStale = true
  /// The images from before `UIToolbarAppearance`, by positions and metrics.
  var legacyBackgrounds: [ToolbarImage: UIImage] = [:]
  var legacyShadows: [UIBarPosition: UIImage] = [:]
  let background = BarBackground(frame: .zero)
  var placement = BarPlacement() { didSet { if placement != oldValue { itemsChanged() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpBar()
  }

  /// Reads style, colors, appearances and buttons from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBar()
    (coder as? NibCoder).map(decodeToolbar)
  }

  /// The position that the delegate answers; `any` without one.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// Replaces the buttons; `animated` has no effect here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Sets an image behind the bar where it has a position and metrics; `any` position and default
  /// metrics hold where nothing else was set (W-215).
  open func setBackgroundImage(
    _ image: UIImage?,
    forToolbarPosition position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    legacyBackgrounds[ToolbarImage(position: position, metrics: barMetrics)] = image
    itemsChanged()
  }

  /// The image that was set for exactly this position and these metrics; nil if none was.
  open func backgroundImage(
    forToolbarPosition position: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? { legacyBackgrounds[ToolbarImage(position: position, metrics: barMetrics)] }

  /// Sets an image in place of the hairline where the bar has a position; `any` holds where nothing
  /// else was set (W-215).
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {
    legacyShadows[position] = image
    itemsChanged()
  }

  /// The image that was set in place of the hairline for exactly this position; nil if none was.
  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    legacyShadows[position]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ownHeight)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    invalidateIntrinsicContentSize()
  }

  /// A toolbar constrained to the bottom of the safe area, with the home indicator below it, is as
  /// high as a tab bar (S-19).
  private var ownHeight: CGFloat {
    let metrics = barMetrics
    guard traitCollection.userInterfaceIdiom == .phone, !metrics.isLow, isAboveSafeAreaInset,
      let window, window.safeAreaInsets.bottom > 0
    else { return metrics.toolbar }
    return metrics.tabBar
  }

  private var isAboveSafeAreaInset: Bool {
    guard let superview else { return false }
    let bottom = superview.safeAreaLayoutGuide
    return superview.constraints.contains { constraint in
      guard constraint.firstAttribute == .bottom, constraint.secondAttribute == .bottom else {
        return false
      }
      let items = [constraint.firstItem, constraint.secondItem]
      return items.contains { $0 === self } && items.contains { $0 === bottom }
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    itemsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemsChanged()
    offerLargeContent()
  }
}

/// The position and the metrics for which a toolbar has an image.
struct ToolbarImage: Hashable {
  let position: UIBarPosition
  let metrics: UIBarMetrics
}
