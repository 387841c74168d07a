/// A pair of buttons that lower and raise a number; 94 × 32 points.
open class UIStepper: UIControl {
  private let plate = CALayer()
  private let divider = CALayer()
  private let glyphs = (minus: StepperGlyph(isPlus: false), plus: StepperGlyph(isPlus: true))
  private var pictures: [String: UIImage] = [:]
  private var number = 0.0
  /// Tells a press that is held from those before.
  private var hold = 0
  private var heldSteps = 0
  private var raises = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads a stepper: its ends, step and value.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    layer.addSublayer(plate.still)
    layer.addSublayer(divider.still)
    for glyph in [glyphs.minus, glyphs.plus] {
      glyph.isUserInteractionEnabled = false
      addSubview(glyph)
    }
  }

  /// Width and height of every stepper, in points.
  static let size = CGSize(width: 94, height: 32)

  /// The number, held between the ends; default 0; setting it sends no event.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }

  /// The smallest number; default 0; raises `value` if needed.
  open var minimumValue: Double = 0 { didSet { value = number } }

  /// The largest number; default 100; lowers `value` if needed.
  open var maximumValue: Double = 100 { didSet { value = number } }

  /// The difference of one press; default 1.
  open var stepValue: Double = 1

  /// `true` if every step of a held press sends an event, `false` if only the last does; default
  /// `true`.
  open var isContinuous: Bool = true

  /// `true` if a press that is held for half a second keeps stepping; default `true`.
  open var autorepeat: Bool = true

  /// `true` if stepping past one end continues at the other; default `false`.
  open var wraps: Bool = false { didSet { setNeedsLayout() } }

  /// Sets the picture of the lowering half for a state, drawn in the label colour.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    setPicture(image, "minus", state)
  }

  /// The picture of the lowering half in a state, or in the normal one; nil if a minus is drawn.
  open func decrementImage(for state: State) -> UIImage? { picture("minus", state) }

  /// Sets the picture of the raising half for a state, drawn in the label colour.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    setPicture(image, "plus", state)
  }

  /// The picture of the raising half in a state, or in the normal one; nil if a plus is drawn.
  open func incrementImage(for state: State) -> UIImage? { picture("plus", state) }

  /// Gives the plate behind both halves a picture; kept, and not drawn since iOS 13.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    setPicture(image, "plate", state)
  }

  /// The picture that was set for the plate in a state, or in the normal one.
  open func backgroundImage(for state: State) -> UIImage? { picture("plate", state) }

  /// Gives the line between the halves a picture; kept, and not drawn since iOS 13.
  open func setDividerImage(
    _ image: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) { pictures["line \(leftState.rawValue) \(rightState.rawValue)"] = image }

  /// The picture that was set for the line between the halves in their states.
  open func dividerImage(
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State
  ) -> UIImage? { pictures["line \(leftState.rawValue) \(rightState.rawValue)"] }

  private func setPicture(_ image: UIImage?, _ part: String, _ state: State) {
    pictures["\(part) \(state.rawValue)"] = image
    setNeedsLayout()
  }

  private func picture(_ part: String, _ state: State) -> UIImage? {
    pictures["\(part) \(state.rawValue)"] ?? pictures["\(part) \(State.normal.rawValue)"]
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(origin: .zero, size: Self.size)
    plate.frame = box
    plate.cornerRadius = 8
    plate.backgroundColor = resolved(.tertiarySystemFill)
    divider.frame = CGRect(x: box.midX - 0.5, y: 7, width: 1, height: 18)
    divider.cornerRadius = 0.5
    divider.backgroundColor = resolved(
      UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.3)
    )
    let half = CGSize(width: box.width / 2, height: box.height)
    let left = CGRect(origin: .zero, size: half)
    place(glyphs.minus, mirrored(left, in: box), canStep: wraps || number > minimumValue, "minus")
    place(
      glyphs.plus,
      mirrored(left.offsetBy(dx: half.width, dy: 0), in: box),
      canStep: wraps || number < maximumValue,
      "plus"
    )
  }

  private func place(_ glyph: StepperGlyph, _ frame: CGRect, canStep: Bool, _ part: String) {
    glyph.frame = frame
    glyph.image = picture(part, state)
    glyph.color = canStep && isEnabled ? .label : .tertiaryLabel
    glyph.setNeedsDisplay()
  }

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hold += 1
    heldSteps = 0
    raises = glyphs.plus.frame.holds(touch.location(in: self))
    if autorepeat { stepLater(after: 0.5, hold) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    raises = glyphs.plus.frame.holds(touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    hold += 1
    if heldSteps > 0 {
      if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    } else if isTouchInside, let touch {
      step(raises: glyphs.plus.frame.holds(touch.location(in: self)))
    }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    hold += 1
  }

  /// Steps on while the press is held, faster after a while.
  private func stepLater(after pause: TimeInterval, _ hold: Int) {
    window?.screen.frameLoop.schedule(after: pause) { [weak self] in
      guard let self, self.hold == hold, window != nil else { return }
      if isTouchInside {
        heldSteps += 1
        step(raises: raises, sends: isContinuous)
      }
      stepLater(after: heldSteps < 10 ? 0.2 : 0.08, hold)
    }
  }

  /// Takes one step and sends the events if the number changed.
  func step(raises: Bool, sends: Bool = true) {
    var next = number + (raises ? stepValue : -stepValue)
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let before = number
    value = next
    guard sends, number != before else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var accessibilityDefaults: AccessibilityDefaults { stepperAccessibility }
  open override func accessibilityIncrement() { step(raises: true) }
  open override func accessibilityDecrement() { step(raises: false) }
}

/// The minus or plus in one half of a stepper.
final class StepperGlyph: UIView {
  private let isPlus: Bool
  var color: UIColor = .label
  var image: UIImage?

  init(isPlus: Bool) {
    self.isPlus = isPlus
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) {
    isPlus = false
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    if let image {
      let origin = CGPoint(
        x: bounds.midX - image.size.width / 2,
        y: bounds.midY - image.size.height / 2
      )
      image.withTintColor(color, renderingMode: .alwaysTemplate).draw(at: origin)
      return
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(resolved(color))
    context.setLineWidth(1.9)
    context.setLineCap(.round)
    let reach: CGFloat = 7.2
    context.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY))
    context.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY))
    if isPlus {
      context.move(to: CGPoint(x: bounds.midX, y: bounds.midY - reach))
      context.addLine(to: CGPoint(x: bounds.midX, y: bounds.midY + reach))
    }
    context.strokePath()
  }
}
