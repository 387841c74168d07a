/// A row of dots, one to a page.
open class UIPageControl: UIControl {
  /// The visibility of a plate behind the dots.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  /// The part that the dots take in a gesture.
  nonisolated public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  /// The direction in which the dots follow each other.
  nonisolated public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private let plate = CALayer()
  /// The place from which a drag counts, in points.
  private var dragStart: CGFloat = 0
  private var dots: [CALayer] = []
  private var pageImages: [Int: UIImage] = [:]
  private var currentPageImages: [Int: UIImage] = [:]
  private var page = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads a page control: how many pages, which one, and its colours.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    layer.addSublayer(plate.still)
  }

  /// The number of pages; default 0; A smaller number can lower `currentPage`.
  open var numberOfPages: Int = 0 {
    didSet {
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }

  /// The page whose dot is filled, from 0; held within the pages; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set {
      let before = page
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsLayout()
      if page != before { progress?.pageChanged() }
    }
  }

  /// `true` if nothing is shown for a single page; default `false`.
  open var hidesForSinglePage: Bool = false { didSet { setNeedsLayout() } }

  /// Colour of the other pages' dots; nil, the default, is a faint white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Colour of the current page's dot; nil, the default, is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// The visibility of a plate behind the dots; only `prominent` shows one; default `automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsLayout() } }

  /// The direction of the dots; default `natural`; they always run along the width here.
  open var direction: Direction = .natural { didSet { setNeedsLayout() } }

  /// The part that the dots take in a gesture at the moment.
  open private(set) var interactionState: InteractionState = .none

  /// `true` if dragging along the dots changes the page; default `true`.
  open var allowsContinuousInteraction: Bool = true

  /// A picture in place of every dot, drawn in the dot's colour; default nil.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// Gives one page a picture in place of its dot, drawn in the dot's colour.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    pageImages[page] = image
    setNeedsLayout()
  }

  /// The picture of one page, else the one of all pages.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    pageImages[page] ?? preferredIndicatorImage
  }

  /// A picture in place of the current page's dot, drawn in its colour; nil, the default, is that of
  /// the other pages (W-217).
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsLayout() } }

  /// Gives one page a picture in place of its dot while it is the current one (W-217).
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageImages[page] = image
    setNeedsLayout()
  }

  /// The picture of one page while it is the current one, else the one of all pages.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageImages[page] ?? preferredCurrentPageIndicatorImage
  }

  /// The share of the current page that is over, shown by its dot as a bar; default nil (W-217).
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.control = nil }
      progress?.control = self
      progress?.pageChanged()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The size for a number of pages, in points; changes nothing.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    let bar = count > 0 && progress != nil ? Self.barWidth - Self.dotSide : 0
    let row = count * Self.dotSide + max(count - 1, 0) * Self.gap + bar
    return CGSize(width: row + 2 * Self.sidePadding, height: 26)
  }

  static let dotSide: CGFloat = 7
  static let gap: CGFloat = 9.5
  static let sidePadding: CGFloat = 13
  /// The width of the current page's dot while it shows progress, in points: our own.
  static let barWidth: CGFloat = 28
  private let bar = CALayer()

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    matchDots()
    let isHiddenForOne = hidesForSinglePage && numberOfPages <= 1
    for (index, dot) in dots.enumerated() {
      dot.isHidden = isHiddenForOne
      dress(dot, index)
    }
    showProgress(isHidden: isHiddenForOne)
    plate.isHidden = backgroundStyle != .prominent || isHiddenForOne
    plate.frame = platePlace
    plate.cornerRadius = 13
    plate.backgroundColor = resolved(.tertiarySystemFill)
  }

  private var platePlace: CGRect {
    let size = size(forNumberOfPages: numberOfPages)
    return CGRect(
      x: bounds.midX - size.width / 2,
      y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// More dots than this fit on no screen.
  private static let dotLimit = 200

  private func matchDots() {
    let count = min(max(numberOfPages, 0), Self.dotLimit)
    while dots.count > count { dots.removeLast().removeFromSuperlayer() }
    while dots.count < count {
      let dot = CALayer()
      layer.addSublayer(dot.still)
      dots.append(dot)
    }
  }

  private func dress(_ dot: CALayer, _ index: Int) {
    let isMirrored =
      direction == .rightToLeft
      || direction == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let slot = CGFloat(isMirrored ? numberOfPages - 1 - index : index)
    let plate = platePlace
    let current = CGFloat(isMirrored ? numberOfPages - 1 - page : page)
    let more = progress == nil ? 0 : Self.barWidth - Self.dotSide
    let isBar = progress != nil && index == page
    dot.frame = CGRect(
      x: plate.minX + Self.sidePadding + slot * (Self.dotSide + Self.gap)
        + (slot > current ? more : 0),
      y: plate.midY - Self.dotSide / 2,
      width: Self.dotSide + (isBar ? more : 0),
      height: Self.dotSide
    )
    let color = index == page && !isBar ? currentColor : otherColor
    let own = index == page ? currentPageIndicatorImage(forPage: index) : nil
    guard !isBar, let image = own ?? indicatorImage(forPage: index) else {
      dot.contents = nil
      dot.cornerRadius = Self.dotSide / 2
      return dot.backgroundColor = resolved(color)
    }
    let place = CGPoint(x: dot.frame.midX, y: dot.frame.midY)
    dot.cornerRadius = 0
    dot.backgroundColor = nil
    dot.bounds.size = image.size
    dot.position = place
    dot.contents = image.withTintColor(UIColor(cgColor: resolved(color))).cgImage
  }

  /// Fills the current page's dot as far as the page is over.
  private func showProgress(isHidden: Bool) {
    guard let progress, dots.indices.contains(page), !isHidden else {
      return bar.removeFromSuperlayer()
    }
    let dot = dots[page]
    if bar.superlayer !== dot { dot.addSublayer(bar.still) }
    dot.masksToBounds = true
    let share = CGFloat(min(max(progress.currentProgress, 0), 1))
    bar.frame = mirrored(
      CGRect(x: 0, y: 0, width: dot.bounds.width * share, height: dot.bounds.height),
      in: dot.bounds
    )
    bar.cornerRadius = dot.bounds.height / 2
    bar.backgroundColor = resolved(currentColor)
  }

  private var currentColor: UIColor { currentPageIndicatorTintColor ?? .white }

  private var otherColor: UIColor {
    pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragStart = touch.location(in: self).x
    return super.beginTracking(touch, with: event)
  }

  /// A finger that moves along the dots takes the chosen page along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let step = Self.dotSide + Self.gap
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let steps = Int(min(max((x - dragStart) / step, -1e4), 1e4))
    guard allowsContinuousInteraction, steps != 0 else {
      return super.continueTracking(touch, with: event)
    }
    interactionState = .continuous
    dragStart += CGFloat(steps) * step
    let before = page
    currentPage += isMirrored ? -steps : steps
    if page != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return super.continueTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    interactionState = .none
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let wasDragged = interactionState == .continuous
    interactionState = .none
    guard !wasDragged, let point = touch?.location(in: self), bounds.holds(point) else { return }
    let before = page
    currentPage += point.x < bounds.midX ? -1 : 1
    if page != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override var accessibilityDefaults: AccessibilityDefaults { pageAccessibility }
  open override func accessibilityIncrement() { stepForAccessibility(1) }
  open override func accessibilityDecrement() { stepForAccessibility(-1) }
}
