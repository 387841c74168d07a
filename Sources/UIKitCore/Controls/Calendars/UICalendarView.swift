public import QuartzCore

/// A month of days, of which the user may choose some, with marks of the app's below them (W-190).
open class UICalendarView: UIView {
  /// Supplies marks, and hears of other months; default nil.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { reloadMonth() } }

  /// The rule of the days that the user may choose; nil, the default, is none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      reloadMonth()
    }
  }

  /// The language of the titles; default the user's.
  open var locale: Locale = .current { didSet { reloadMonth() } }

  /// The calendar that counts days; default the user's.
  open var calendar: Calendar = .current { didSet { reloadMonth() } }

  /// The time zone of the days; nil, the default, is the calendar's.
  open var timeZone: TimeZone? { didSet { reloadMonth() } }

  /// The design of the letters; default `.default`; others are drawn alike here.
  open var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { reloadMonth() } }

  /// The days that can be seen and chosen; default all.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      month = limited(month)
      reloadMonth()
    }
  }

  /// True, the default, if there is room for marks below the days.
  open var wantsDateDecorations = true { didSet { reloadMonth() } }

  /// The month that is shown: its era, year and month.
  open var visibleDateComponents: DateComponents {
    get { components([.era, .year, .month], of: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date; animated, it slides in.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = ownCalendar.date(from: dateComponents) else { return }
    show(limited(date), animated: animated)
  }

  /// Asks the delegate again for the marks of some days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    reloadMarks(of: dateComponents, animated: animated)
  }

  /// Some moment of the month that is shown.
  var month = UIDatePicker.now()
  let face = CalendarFace()

  /// A calendar that shows the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpCalendar()
  }

  /// Reads a calendar, which shows the present month.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpCalendar()
  }

  open override var intrinsicContentSize: CGSize { face.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { face.naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    reloadMonth()
  }
}

/// Supplies the marks of a calendar, and hears of other months.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// The mark below a day; nil, the default, is none.
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// The user went to another month than the one that is named; does nothing by default.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension UICalendarViewDelegate {
  /// None by default.
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing by default.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
