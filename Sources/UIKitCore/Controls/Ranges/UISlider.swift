/// A knob on a line that chooses a number between two ends.
///
/// The frame is 31 points high, one more than the alignment rectangle, and reaches two
/// points beyond it on either side.
open class UISlider: UIControl {
  private let minimumTrack = CALayer()
  private let maximumTrack = CALayer()
  private let thumb = Thumb(softOpacity: 0.12, softRadius: 6.5, softOffset: 6, edgeOpacity: 0.18)
  private let thumbPicture = UIImageView()
  private let trackPictures = (minimum: UIImageView(), maximum: UIImageView())
  private let endPictures = (minimum: UIImageView(), maximum: UIImageView())
  private var pictures: [UInt: SliderPictures] = [:]
  private var number: Float = 0

  /// The idiom whose look and feel is wanted; kept: sliders are those of iOS here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The idiom whose look and feel the slider has.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads a slider: its ends, its value, its pictures and colours.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    for view in [trackPictures.maximum, trackPictures.minimum] { addSubview(view) }
    layer.addSublayer(maximumTrack.still)
    layer.addSublayer(minimumTrack.still)
    thumb.add(to: layer)
    for view in [endPictures.minimum, endPictures.maximum, thumbPicture] {
      view.contentMode = .center
      addSubview(view)
    }
  }

  // MARK: - Value

  /// The chosen number, held between the ends; default 0; setting it sends no event.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  /// The smallest number, default 0; raises the largest when it passes it.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }

  /// The largest number, default 1; lowers the smallest when it passes it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }

  /// Chooses a number without sending an event; animated, the knob slides.
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    if animated { layOut(over: 0.25) }
  }

  /// `true` if every move sends `valueChanged`, `false` if only the last does; default `true`.
  open var isContinuous: Bool = true

  // MARK: - Appearance

  /// Picture before the track, at the smallest number; nil by default.
  open var minimumValueImage: UIImage? {
    get { endPictures.minimum.image }
    set {
      endPictures.minimum.image = newValue
      setNeedsLayout()
    }
  }

  /// Picture after the track, at the largest number; nil by default.
  open var maximumValueImage: UIImage? {
    get { endPictures.maximum.image }
    set {
      endPictures.maximum.image = newValue
      setNeedsLayout()
    }
  }

  /// Colour of the line before the knob; nil, the default, is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Colour of the line after the knob; nil, the default, is a grey fill.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Colour of the knob; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Gives the knob a picture for a state; nil falls back to the normal state's.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    pictures[state.rawValue, default: SliderPictures()].thumb = image
    setNeedsLayout()
  }

  /// Gives the line before the knob a picture for a state; nil falls back to the normal state's.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    pictures[state.rawValue, default: SliderPictures()].minimum = image
    setNeedsLayout()
  }

  /// Gives the line after the knob a picture for a state; nil falls back to the normal state's.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    pictures[state.rawValue, default: SliderPictures()].maximum = image
    setNeedsLayout()
  }

  /// The knob's picture in a state; nil is the system's knob.
  open func thumbImage(for state: State) -> UIImage? { picture(\.thumb, state) }

  /// The picture of the line before the knob in a state, or in the normal one; nil if it is drawn.
  open func minimumTrackImage(for state: State) -> UIImage? { picture(\.minimum, state) }

  /// The picture of the line after the knob in a state, or in the normal one; nil if it is drawn.
  open func maximumTrackImage(for state: State) -> UIImage? { picture(\.maximum, state) }

  /// The knob's picture in the present state; nil if the knob is drawn.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The picture of the line before the knob in the present state; nil if the line is drawn.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The picture of the line after the knob in the present state; nil if the line is drawn.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private func picture(_ part: KeyPath<SliderPictures, UIImage?>, _ state: State) -> UIImage? {
    pictures[state.rawValue]?[keyPath: part] ?? pictures[State.normal.rawValue]?[keyPath: part]
  }

  // MARK: - Rectangles, in the slider's bounds

  /// The rectangle of the picture of the smallest number.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endPictureRect(minimumValueImage, in: bounds, atEnd: false)
  }

  /// The rectangle of the picture of the largest number.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    endPictureRect(maximumValueImage, in: bounds, atEnd: true)
  }

  /// The rectangle of the line: four points high, in the middle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { plainTrackRect(in: bounds) }

  /// The rectangle of the knob for a number.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    plainThumbRect(bounds, rect, value)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 30)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIScreen.main.layoutRules?.alignmentInsets(ofSlider: self)
      ?? UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: number)
    placeTracks(track, splitAt: knob.midX)
    placeThumb(knob)
    endPictures.minimum.frame = minimumValueImageRect(forBounds: bounds)
    endPictures.maximum.frame = maximumValueImageRect(forBounds: bounds)
  }

  private func placeTracks(_ track: CGRect, splitAt x: CGFloat) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = CGRect(
      x: isMirrored ? x : track.minX,
      y: track.minY,
      width: isMirrored ? track.maxX - x : x - track.minX,
      height: track.height
    )
    maximumTrack.frame = track
    minimumTrack.frame = before
    for line in [minimumTrack, maximumTrack] { line.cornerRadius = track.height / 2 }
    minimumTrack.backgroundColor = resolved(minimumTrackTintColor ?? tintColor)
    maximumTrack.backgroundColor = resolved(maximumTrackTintColor ?? .systemFill)
    for line in [minimumTrack, maximumTrack] { line.opacity = isEnabled ? 1 : 0.5 }
    trackPictures.minimum.image = minimumTrackImage(for: state)
    trackPictures.maximum.image = maximumTrackImage(for: state)
    minimumTrack.isHidden = trackPictures.minimum.image != nil
    maximumTrack.isHidden = trackPictures.maximum.image != nil
    trackPictures.minimum.frame = before
    trackPictures.maximum.frame = track
  }

  private func placeThumb(_ knob: CGRect) {
    let picture = currentThumbImage
    thumbPicture.image = picture
    thumbPicture.frame = knob
    thumb.isHidden = picture != nil
    let color = thumbTintColor ?? .white
    thumb.place(knob, radius: knob.height / 2, color: resolved(color))
  }

  // MARK: - Tracking

  /// A drag of the knob is not one of the views around.
  override func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool {
    super.keepsTouches(from: recognizer)
      || isEnabled && recognizer.view !== self && recognizer is UIPanGestureRecognizer
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: number)
    return knob.insetBy(dx: -10, dy: -10).holds(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setValue(value(at: touch.location(in: self).x), animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(
      for: isContinuous ? .primaryActionTriggered : [.valueChanged, .primaryActionTriggered]
    )
  }

  override var accessibilityDefaults: AccessibilityDefaults { sliderAccessibility }
  open override func accessibilityIncrement() { stepForAccessibility(1) }
  open override func accessibilityDecrement() { stepForAccessibility(-1) }
}

/// The pictures that replace parts of a slider in one state.
struct SliderPictures {
  var thumb: UIImage?
  var minimum: UIImage?
  var maximum: UIImage?
}
