/// A line that fills as work goes on; 4 points high, 2.5 in bars.
open class UIProgressView: UIView {
  /// The place of use, which decides the height.
  nonisolated public enum Style: Int, Sendable {
    case `default`, bar
  }

  private let track = CALayer()
  private let fill = CALayer()
  private let trackPicture = UIImageView()
  private let fillPicture = UIImageView()
  private var share: Float = 0
  private var observation: Progress?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// A view 150 points wide, in the height of its style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: naturalHeight)
  }

  /// Reads a progress view: its share, style, pictures and colours.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    layer.addSublayer(track.still)
    layer.addSublayer(fill.still)
    addSubview(trackPicture)
    addSubview(fillPicture)
  }

  /// The place of use; decides the height; default `default`.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The share that is done, 0 to 1; default 0.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the share that is done, held between 0 and 1; animated, the line grows.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { layOut(over: 0.25) }
  }

  /// Work whose share is shown, looked at ten times a second while somebody watches the window.
  open var observedProgress: Progress? {
    get { observation }
    set {
      observation = newValue
      if let newValue { progress = Float(newValue.fractionCompleted) }
      watchProgress()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    watchProgress()
  }

  /// Foundation on Linux does not say when a share changes.
  private func watchProgress() {
    guard let loop = window?.screen.frameLoop else { return }
    guard let work = observation, !work.isFinished else { return loop.stopRepeating(for: self) }
    loop.repeatWork(every: 0.1, for: self) { [weak self, weak loop] in
      guard let self, let work = observation, window != nil else { return }
      let share = Float(work.fractionCompleted)
      if share != progress { setProgress(share, animated: true) }
      if work.isFinished { loop?.stopRepeating(for: self) }
    }
  }

  /// Colour of what is done; nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Colour of what is left; nil is a grey fill, and nothing in bars.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// A picture in place of the line of what is done; nil by default.
  open var progressImage: UIImage? { didSet { setNeedsLayout() } }

  /// A picture in place of the line of what is left; nil by default.
  open var trackImage: UIImage? { didSet { setNeedsLayout() } }

  private var naturalHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Taller frames keep the line's own height, in the middle.
    let line = alignToPixel(
      CGRect(
        x: bounds.minX,
        y: bounds.midY - naturalHeight / 2,
        width: bounds.width,
        height: naturalHeight
      )
    )
    var done = line
    done.size.width = line.width * CGFloat(share)
    done = mirrored(done, in: line)
    track.frame = line
    fill.frame = done
    for part in [track, fill] {
      part.cornerRadius = progressViewStyle == .bar ? 0 : min(line.height, part.frame.width) / 2
    }
    track.backgroundColor = resolved(
      trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
    )
    fill.backgroundColor = resolved(progressTintColor ?? tintColor)
    show(trackImage, in: trackPicture, instead: track, at: line)
    show(progressImage, in: fillPicture, instead: fill, at: done)
  }

  private func show(_ image: UIImage?, in view: UIImageView, instead: CALayer, at frame: CGRect) {
    view.image = image
    view.frame = frame
    instead.isHidden = image != nil
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults { progressAccessibility }
}
