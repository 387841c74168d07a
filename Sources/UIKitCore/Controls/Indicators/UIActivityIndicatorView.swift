/// A wheel of fading spokes that turns while work goes on; 20 or 37 points wide.
open class UIActivityIndicatorView: UIView {
  /// The size of the wheel, with the colour that older styles had.
  nonisolated public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large = 101
  }

  private var isTurning = false
  /// The eighths of a turn that the wheel has gone.
  private var step = 0
  private var ownColor: UIColor?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin(.medium)
  }

  /// Creates a stopped, hidden wheel in the size of its style.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    begin(style)
  }

  /// An initializer that sets the property itself leaves its observer unasked.
  private func begin(_ style: Style) {
    setUp()
    isHidden = true
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    if style != self.style { self.style = style }
  }

  /// Reads an indicator: its style, its colour, and whether it turns.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    contentMode = .redraw
  }

  /// The size of the wheel; default `medium`.
  open var style: Style = .medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Colour of the spokes; setting nil goes back to that of the style.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// `true` if a stopped wheel is hidden; default `true`; changes `isHidden` at once.
  open var hidesWhenStopped: Bool = true { didSet { showOrHide() } }

  /// `true` while the wheel turns; default `false`.
  open var isAnimating: Bool { isTurning }

  /// Makes the wheel turn, and visible.
  open func startAnimating() {
    isTurning = true
    showOrHide()
  }

  /// Stops the wheel, and hides it if `hidesWhenStopped`.
  open func stopAnimating() {
    isTurning = false
    showOrHide()
  }

  private func showOrHide() {
    isHidden = hidesWhenStopped && !isTurning
    setNeedsDisplay()
    turnWheel()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turnWheel()
  }

  /// Turns by a spoke every eighth of a second, as long as somebody watches (W-72).
  private func turnWheel() {
    let loop = UIScreen.main.frameLoop
    guard isTurning, window != nil else {
      loop?.stopRepeating(for: self)
      return
    }
    loop?.repeatWork(every: 1 / 8, for: self) { [weak self] in
      guard let self else { return }
      step += 1
      setNeedsDisplay()
    }
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawSpokes(in: context)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override var accessibilityDefaults: AccessibilityDefaults { activityAccessibility }
}

extension UIActivityIndicatorView.Style {
  /// Width and height of the wheel, in points.
  var size: CGSize {
    switch self {
    case .medium, .white, .gray: CGSize(width: 20, height: 20)
    case .large, .whiteLarge: CGSize(width: 37, height: 37)
    }
  }

  /// Colour of the spokes.
  var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .medium, .large, .gray:
      UIColor(
        light: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6),
        dark: UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.6)
      )
    }
  }

  fileprivate var spoke: (inner: CGFloat, outer: CGFloat, width: CGFloat) {
    switch self {
    case .medium, .white, .gray: (4.6, 9.4, 2.4)
    case .large, .whiteLarge: (8.6, 17.4, 4.2)
    }
  }
}

extension UIActivityIndicatorView {
  /// Opacity of the spokes, clockwise from the top one; a stopped wheel has one opacity.
  private static let fading: [CGFloat] = [0.95, 0.3, 0.33, 0.38, 0.47, 0.57, 0.7, 0.83]

  private func drawSpokes(in context: CGContext) {
    let spoke = style.spoke
    context.setStrokeColor(resolved(color))
    context.setLineWidth(spoke.width)
    context.setLineCap(.round)
    let count = Self.fading.count
    for index in 0..<count {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count) - .pi / 2
      let reach = (spoke.inner + spoke.width / 2, spoke.outer - spoke.width / 2)
      let behind = (index - step % count + count) % count
      context.setAlpha(isAnimating ? Self.fading[behind] : 0.5)
      context.move(to: point(at: angle, reach.0))
      context.addLine(to: point(at: angle, reach.1))
      context.strokePath()
    }
  }

  private func point(at angle: CGFloat, _ distance: CGFloat) -> CGPoint {
    CGPoint(
      x: bounds.midX + cos(angle) * distance,
      y: bounds.midY + sin(angle) * distance
    )
  }
}
