/// A switch between on and off.
///
/// It always takes its own size: 51 × 31 points, of which the last two columns lie outside the
/// alignment rectangle.
open class UISwitch: UIControl {
  /// The form of a switch.
  nonisolated public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  private let track = CALayer()
  private let thumb = Thumb(softOpacity: 0.15, softRadius: 4, softOffset: 3, edgeOpacity: 0.1)
  private var isOnStored = false
  private var held: Held?
  private var isHeld: Bool { held != nil }

  /// A finger on the switch.
  private struct Held {
    /// The state when the finger came.
    let isOn: Bool
    /// The place from which the finger's way counts, in points.
    var start: CGFloat
    /// True once the finger has moved the knob, or meant to.
    var wasDragged = false
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Reads a switch: `on`, `title` and its colours.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  nonisolated deinit {}

  private func setUp() {
    isOpaque = false
    layer.addSublayer(track.still)
    thumb.add(to: layer)
  }

  /// Width and height of every switch, in points.
  static let size = CGSize(width: 51, height: 31)

  /// `true` if the switch is on; default `false`; setting it sends no event.
  open var isOn: Bool {
    get { isOnStored }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off without sending an event; animated, the knob slides.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isOnStored else { return }
    isOnStored = on
    setNeedsLayout()
    if animated { layOut(over: 0.25) }
  }

  /// Colour of the track when on; nil, the default, is the system green.
  open var onTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Colour of the knob; nil, the default, is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Picture for on; has had no effect since iOS 7.
  open var onImage: UIImage?

  /// Picture for off; has had no effect since iOS 7.
  open var offImage: UIImage?

  /// Text beside it on the Mac; not drawn on iOS.
  open var title: String?

  /// The preferred form; kept: on iOS every switch slides; default `automatic`.
  open var preferredStyle: Style = .automatic

  /// The form that it has; always `sliding`.
  open var style: Style { .sliding }

  open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(origin: .zero, size: Self.size)
    track.frame = box
    track.cornerRadius = box.height / 2
    track.backgroundColor = resolved(trackColor)
    let side = box.height - 4
    // The knob gets wider under a finger.
    let width = isHeld ? side + 7 : side
    let knob = CGRect(
      x: isOnStored ? box.maxX - width - 2 : box.minX + 2,
      y: 2,
      width: width,
      height: side
    )
    thumb.place(
      mirrored(knob, in: box),
      radius: side / 2,
      color: resolved(thumbTintColor ?? .white)
    )
    for part in [track, thumb.knob] { part.opacity = isEnabled ? 1 : 0.5 }
    thumb.soft.isHidden = !isEnabled
  }

  private var trackColor: UIColor {
    isOnStored ? onTintColor ?? .systemGreen : Self.offColor
  }

  private static let offColor = UIColor(
    light: UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1),
    dark: UIColor(red: 0.224, green: 0.224, blue: 0.239, alpha: 1)
  )

  // MARK: - Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = Held(isOn: isOnStored, start: touch.location(in: self).x)
    layOut(over: 0.2)
    return super.beginTracking(touch, with: event)
  }

  /// A finger that moves to the other side takes the knob along.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var held else { return super.continueTracking(touch, with: event) }
    let x = touch.location(in: self).x
    let way = (x - held.start) * (effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
    if abs(way) >= Self.dragWay, isOnStored != (way > 0) {
      setOn(way > 0, animated: true)
    }
    if abs(way) >= Self.dragWay {
      (held.start, held.wasDragged) = (x, true)
      self.held = held
    }
    return super.continueTracking(touch, with: event)
  }

  /// The way of a finger, in points, that moves the knob: half of the knob's own.
  private static let dragWay: CGFloat = 10

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let held = letGo()
    if held?.wasDragged != true {
      guard isTouchInside else { return }
      setOn(!isOnStored, animated: true)
    }
    guard isOnStored != held?.isOn else { return }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let held = letGo() { setOn(held.isOn, animated: true) }
  }

  private func letGo() -> Held? {
    defer {
      held = nil
      layOut(over: 0.2)
    }
    return held
  }

  override var accessibilityDefaults: AccessibilityDefaults { switchAccessibility }
}
