/// A view that shows an image, or a series of images.
///
/// The picture goes to the layer's contents and the content mode places it, so a plain bitmap
/// is never copied. Templates and symbols are drawn once in the tint colour at their shown size.
open class UIImageView: UIView {
  private var shown: ShownPicture?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// A view in the size of its image.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// A view in the size of its first image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    self.init(frame: CGRect(origin: .zero, size: size))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Reads an image view with its images and symbol configuration.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    if let nib = coder as? NibCoder { decode(nib) }
  }

  nonisolated deinit {}

  /// The picture.
  open var image: UIImage? {
    willSet { willChangeValue(forKey: "image") }
    didSet {
      pictureDidChange(from: oldValue)
      didChangeValue(forKey: "image")
    }
  }

  /// The picture while highlighted; nil keeps the plain one.
  open var highlightedImage: UIImage? { didSet { pictureDidChange(from: oldValue) } }

  /// Whether the highlighted picture is shown.
  open var isHighlighted: Bool = false { didSet { setNeedsDisplay() } }

  /// How symbols are drawn; merged over the image's own configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { pictureDidChange(from: nil) }
  }

  /// Whether the picture grows with accessibility text sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
    didSet { pictureDidChange(from: nil) }
  }

  // MARK: - Series

  /// The pictures of a series.
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }

  /// The pictures of a series while highlighted.
  open var highlightedAnimationImages: [UIImage]? { didSet { setNeedsDisplay() } }

  /// How long one round takes, in seconds; 0 is a thirtieth of a second for each picture.
  open var animationDuration: TimeInterval = 0

  /// How many rounds; 0 never ends.
  open var animationRepeatCount: Int = 0

  /// Whether a series is running.
  open private(set) var isAnimating: Bool = false

  /// Shows the series from its first picture.
  open func startAnimating() {
    isAnimating = true
    setNeedsDisplay()
  }

  /// Shows the single picture again.
  open func stopAnimating() {
    isAnimating = false
    setNeedsDisplay()
  }

  // MARK: - Size

  open override var intrinsicContentSize: CGSize {
    currentPicture?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentPicture?.size ?? bounds.size }

  // MARK: - Looks

  open override func layoutSubviews() {
    super.layoutSubviews()
    // A picture that is drawn, not copied, is drawn for its size.
    if shown.map({ $0 != ShownPicture(of: self) }) ?? false { setNeedsDisplay() }
  }

  open override var contentMode: ContentMode { didSet { setNeedsDisplay() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  private func pictureDidChange(from old: UIImage?) {
    if old?.size != currentPicture?.size || old == nil { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }

  /// Puts the picture into the layer, unless the same is there already.
  open override func display(_ layer: CALayer) {
    let wanted = ShownPicture(of: self)
    guard wanted != shown else { return }
    shown = wanted
    wanted.show(in: layer)
  }

  override var accessibilityDefaults: AccessibilityDefaults { imageAccessibility }
}
