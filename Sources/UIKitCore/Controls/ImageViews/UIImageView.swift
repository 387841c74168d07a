/// A view that shows an image, or a series of images.
///
/// The picture goes to the layer's contents and the content mode places it, so a plain bitmap
/// is never copied. Templates and symbols are drawn once in the tint colour at their shown size.
open class UIImageView: UIView {
  private var shown: ShownPicture?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view in the size of its image; of zero for nil.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    show(image, highlighted: nil)
  }

  /// Creates a view in the size of its first image; of zero if both are nil.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    setUp()
    show(image, highlighted: highlightedImage)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  /// An initializer that sets the properties itself leaves their observers unasked.
  private func show(_ image: UIImage?, highlighted: UIImage?) {
    self.image = image
    highlightedImage = highlighted
  }

  /// Reads an image view with its images and symbol configuration.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    if let nib = coder as? NibCoder { decode(nib) }
  }

  nonisolated deinit {}

  /// The picture; nil by default; setting it posts a change for observers of `image`.
  open var image: UIImage? {
    get { ownImage }
    set { ownImage = newValue }
  }

  /// A document sets it without the setter that apps override (W-65).
  var ownImage: UIImage? {
    willSet { willChangeValue(forKey: "image") }
    didSet {
      pictureDidChange(from: oldValue)
      didChangeValue(forKey: "image")
    }
  }

  /// The picture while highlighted; nil, the default, keeps the plain one.
  open var highlightedImage: UIImage? { didSet { pictureDidChange(from: oldValue) } }

  /// `true` if the highlighted picture is shown; default `false`.
  open var isHighlighted: Bool = false { didSet { setNeedsDisplay() } }

  /// The symbol configuration; merged over the image's own; default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { pictureDidChange(from: nil) }
  }

  /// `true` if the picture grows at accessibility text sizes; kept, and has no effect here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false {
    didSet { pictureDidChange(from: nil) }
  }

  // MARK: - Series

  /// The pictures of a series; the first is also shown if there is no `image`.
  open var animationImages: [UIImage]? { didSet { setNeedsDisplay() } }

  /// The pictures of a series while highlighted; nil keeps the plain ones.
  open var highlightedAnimationImages: [UIImage]? { didSet { setNeedsDisplay() } }

  /// The duration of one round, in seconds; kept: only the first picture is shown; default 0.
  open var animationDuration: TimeInterval = 0

  /// The number of rounds; kept: only the first picture is shown; default 0.
  open var animationRepeatCount: Int = 0

  /// `true` between `startAnimating()` and `stopAnimating()`.
  open private(set) var isAnimating: Bool = false

  /// Shows the first picture of the series; the later ones are not shown here.
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

  /// The size of the picture without what layout disregards at its sides, in points.
  open override var intrinsicContentSize: CGSize {
    guard let picture = currentPicture else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = picture.alignmentRectInsets
    return CGSize(
      width: max(picture.size.width - insets.left - insets.right, 0),
      height: max(picture.size.height - insets.top - insets.bottom, 0)
    )
  }

  /// The picture's own insets: constraints hold a symbol by the height of its text.
  open override var alignmentRectInsets: UIEdgeInsets {
    let pictures = [image, highlightedImage].compactMap(\.self)
    guard pictures.contains(where: { $0.isSymbolImage || $0.alignmentRectInsets != .zero }) else {
      return .zero
    }
    return currentPicture?.alignmentRectInsets ?? .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentPicture?.size ?? bounds.size }

  // MARK: - Appearance

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
