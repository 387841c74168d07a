/// The kind of interface for choosing a date.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// A control for a date, a time of day, or a length of time; as wheels, a line, or a calendar.
open class UIDatePicker: UIControl {
  /// The kind of value that is chosen.
  nonisolated public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  var face: UIView?
  /// A picker whose document knows no style was drawn as wheels when it is as high as those.
  var isHighEnoughForWheels = false
  private var chosen = UIDatePicker.now()

  /// The present date, replaceable so that pictures of pickers can be the same each time.
  package static var now: @MainActor () -> Date = { Date() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    if frame.size == .zero { self.frame.size = naturalSize }
  }

  /// Reads a picker: its mode, style, dates and interval.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    if let nib = coder as? NibCoder { decode(nib) }
  }

  /// The kind of value that is chosen; default `dateAndTime`.
  open var datePickerMode: Mode = .dateAndTime { didSet { faceDidChange() } }

  /// The preferred style; `automatic`, the default, is a line; lengths of time are always wheels.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { faceDidChange() } }

  /// The style that is used, which is never `automatic`.
  open var datePickerStyle: UIDatePickerStyle { effectiveStyle }

  /// The chosen date, held between the ends; at first the present one.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date without sending an event; animated, wheels that are in sight turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    if animated, window != nil, let wheels = face as? WheelDateFace {
      wheels.show(chosen, formats, animated: true)
    } else {
      faceDidChange()
    }
  }

  /// The nearest date that can be chosen.
  func limited(_ date: Date) -> Date {
    let late = minimumDate.map { max(date, $0) } ?? date
    return maximumDate.map { min(late, $0) } ?? late
  }

  /// A person has chosen a date on a face, which shows it already.
  func choose(_ date: Date) {
    let date = limited(date)
    guard date != chosen else { return }
    chosen = date
    sendActions(for: .valueChanged)
  }

  /// A person has turned the wheels to a length of time, in seconds.
  func choose(duration: TimeInterval) {
    let face = self.face
    // The wheels stay: they show the length already.
    self.face = nil
    countDownDuration = duration
    self.face = face
    sendActions(for: .valueChanged)
  }

  /// The first date that can be chosen; nil, the default, is no limit; moves `date` if needed.
  open var minimumDate: Date? { didSet { date = chosen } }

  /// The last date that can be chosen; nil, the default, is no limit; moves `date` if needed.
  open var maximumDate: Date? { didSet { date = chosen } }

  /// The chosen length of time, in seconds; default 0.
  open var countDownDuration: TimeInterval = 0 { didSet { faceDidChange() } }

  /// The minutes between two rows of a wheel; default 1.
  open var minuteInterval: Int = 1 { didSet { faceDidChange() } }

  /// `true` if the date is rounded to the interval; kept, and has no effect here.
  open var roundsToMinuteInterval: Bool = true

  /// The language and order of the parts; nil, the default, is the user's.
  open var locale: Locale? { didSet { faceDidChange() } }

  /// The calendar that counts days; default the user's.
  open var calendar: Calendar! = .current { didSet { faceDidChange() } }

  /// The time zone of the time of day; nil is the calendar's.
  open var timeZone: TimeZone? { didSet { faceDidChange() } }

  func faceDidChange() {
    face?.removeFromSuperview()
    face = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutFace()
  }
}
