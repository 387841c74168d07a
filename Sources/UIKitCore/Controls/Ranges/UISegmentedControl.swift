/// A row of segments of which one is chosen.
///
/// The frame is 32 points high, one more than the alignment rectangle.
open class UISegmentedControl: UIControl {
  /// The index that means "no segment is chosen".
  public nonisolated static let noSegment = -1

  let plate = CALayer()
  let thumb = Thumb(softOpacity: 0.12, softRadius: 4, softOffset: 3, edgeOpacity: 0.06)
  var segments: [SegmentContent] = []
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Pictures behind segments by state, and of the lines between two by their states.
  var plates: [UInt: UIImage] = [:]
  var lines: [[UInt]: UIImage] = [:]
  /// Offsets of the content of segments by their place in the row and by metrics.
  var contentOffsets: [SegmentPlace: UIOffset] = [:]
  private var chosen = UISegmentedControl.noSegment

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Creates a control with a segment for each string or image; other items are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      default: break
      }
    }
    frame.size = sizeThatFits(.zero)
  }

  /// Creates a control with a segment for each action, which runs when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Reads a control with its segments and the chosen one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  private func setUp() {
    isOpaque = false
    layer.addSublayer(plate.still)
    thumb.add(to: layer)
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// The index of the chosen segment; setting one out of range chooses none; sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment
      setNeedsLayout()
    }
  }

  /// `true` if a segment springs back instead of staying chosen; default `false`.
  open var isMomentary: Bool = false { didSet { setNeedsLayout() } }

  /// `true` if segments without a fixed width share the room by their content; default `false`.
  open var apportionsSegmentWidthsByContent: Bool = false { didSet { contentDidChange() } }

  /// Colour of the chosen segment's plate; nil, the default, is the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Inserts a segment with a title before the one at `segment`; the index is held in range.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  /// Inserts a segment with a picture before the one at `segment`; the index is held in range.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  /// Inserts a segment that runs an action before the one at `segment`; the index is held in range.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: action.title, image: action.image, action: action), at: segment)
  }

  /// Removes a segment; if it was chosen, none is; an index out of range is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let segment = existing(segment) else { return }
    segments.remove(at: segment).view.removeFromSuperview()
    if chosen == segment { chosen = UISegmentedControl.noSegment }
    if chosen > segment { chosen -= 1 }
    contentDidChange()
  }

  /// Removes all segments; none is chosen then.
  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments = []
    chosen = UISegmentedControl.noSegment
    contentDidChange()
  }

  /// Sets the picture behind segments in a state; it replaces the control's own drawing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: State,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    plates[state.rawValue] = backgroundImage
    setNeedsLayout()
  }

  /// The picture that was set behind segments in a state; nil if none was.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    plates[state.rawValue]
  }

  /// Sets the picture of the line between two segments in their states; default metrics only.
  open func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    lines[[leftState.rawValue, rightState.rawValue]] = dividerImage
    setNeedsLayout()
  }

  /// The picture that was set for the line between two segments in their states.
  open func dividerImage(
    forLeftSegmentState leftState: State,
    rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { lines[[leftState.rawValue, rightState.rawValue]] }

  /// Gives a segment a title in place of its picture; an index out of range is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil if it has none or the index is out of range.
  open func titleForSegment(at segment: Int) -> String? { read(segment)?.title }

  /// Gives a segment a picture in place of its title; an index out of range is ignored.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture of a segment; nil if it has none or the index is out of range.
  open func imageForSegment(at segment: Int) -> UIImage? { read(segment)?.image }

  /// Gives a segment an action with its title and picture; an index out of range is ignored.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }

  /// The action of a segment; nil if it has none or the index is out of range.
  open func actionForSegment(at segment: Int) -> UIAction? { read(segment)?.action }

  /// The index of the segment with an action, or `noSegment`.
  open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? UISegmentedControl.noSegment
  }

  /// Fixes the width of a segment, in points; 0 lets it share the room that is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The fixed width of a segment, in points; 0 if it has none or the index is out of range.
  open func widthForSegment(at segment: Int) -> CGFloat { read(segment)?.width ?? 0 }

  /// Moves the content of a segment, in points; an index out of range is ignored.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  /// The offset of a segment's content, in points; zero for an index out of range.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { read(segment)?.offset ?? .zero }

  /// Lets a segment be chosen or not; an index out of range is ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// `true` if a segment can be chosen; `false` for an index out of range.
  open func isEnabledForSegment(at segment: Int) -> Bool { read(segment)?.isEnabled ?? false }

  // MARK: - Appearance

  /// Sets attributes of the titles in a state; nil goes back to the control's own.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }

  /// The attributes that were set for titles in a state; nil if none were.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Moves the content of the segments with a place in the row, in points; default zero (W-216).
  ///
  /// Only default metrics count: the control has one height.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    contentOffsets[SegmentPlace(type: leftCenterRightOrAlone, metrics: barMetrics)] = adjustment
    setNeedsLayout()
  }

  /// The offset that was set for exactly these segments and metrics; zero if none was.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset {
    contentOffsets[SegmentPlace(type: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ceilToPixel(naturalWidth), height: 31)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: ceilToPixel(naturalWidth), height: 32)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutSegments()
  }

  // MARK: - Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let point = touch?.location(in: self), let index = segment(at: point) { choose(index) }
  }

  /// The segment at a point of the control; nil for none that can be chosen.
  final func segment(at point: CGPoint) -> Int? {
    guard bounds.holds(point),
      let index = segmentFrames.firstIndex(where: { $0.minX <= point.x && point.x < $0.maxX }),
      segments[index].isEnabled
    else { return nil }
    return index
  }

  /// Chooses a segment as a tap does.
  final func choose(_ index: Int) {
    guard index != chosen || isMomentary else { return }
    selectedSegmentIndex = isMomentary ? UISegmentedControl.noSegment : index
    if !isMomentary { layOut(over: 0.25) }
    if let action = segments[index].action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var accessibilityDefaults: AccessibilityDefaults { segmentsAccessibility }
}
