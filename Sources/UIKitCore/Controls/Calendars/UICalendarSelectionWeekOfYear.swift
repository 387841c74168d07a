/// Chooses one week at most (W-214).
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Allows choices, and hears of them; held weakly.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  private var chosen: DateComponents?

  /// Makes a behaviour of a delegate; without one every week can be chosen.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The week that is chosen: its `weekOfYear` and `yearForWeekOfYear`; nil, the default, is none.
  open var selectedWeekOfYear: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a week, or none, without asking or telling the delegate.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    chosen = selectedWeekOfYear
    calendarView?.updateDays()
  }

  override func isChosen(_ day: DateComponents) -> Bool {
    guard let chosen, let week = week(of: day) else { return false }
    return week.weekOfYear == chosen.weekOfYear
      && week.yearForWeekOfYear == chosen.yearForWeekOfYear
  }

  override func mayChoose(_ day: DateComponents) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
  }

  /// A tap on a day of the chosen week chooses none, if the delegate allows that.
  override func tapped(_ day: DateComponents) {
    let new = isChosen(day) ? nil : week(of: day)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: new) ?? true else { return }
    chosen = new
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: new)
  }

  /// The week that a day lies in, by the calendar of the view.
  private func week(of day: DateComponents) -> DateComponents? {
    guard let calendarView, let date = calendarView.ownCalendar.date(from: day) else { return nil }
    return calendarView.components([.yearForWeekOfYear, .weekOfYear], of: date)
  }
}

/// Allows the choice of a week, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// The user chose a week, or none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  )
  /// True, the default, if a week can be chosen; nil asks about choosing none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// True by default.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
