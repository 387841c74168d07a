/// A rule of the days that the user may choose in a calendar (W-190).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// Asks the delegate again which days can be chosen.
  open func updateSelectableDates() { calendarView?.updateDays() }

  func isChosen(_ day: DateComponents) -> Bool { false }
  func mayChoose(_ day: DateComponents) -> Bool { true }
  /// The user tapped a day that there is.
  func tapped(_ day: DateComponents) {}
}

/// Chooses one day at most (W-190).
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Allows choices, and hears of them; held weakly.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private var chosen: DateComponents?

  /// Makes a behaviour of a delegate; without one every day can be chosen.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The day that is chosen; nil, the default, is none.
  open var selectedDate: DateComponents? {
    get { chosen }
    set { setSelected(newValue, animated: false) }
  }

  /// Chooses a day, or none, without asking or telling the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    chosen = dateComponents
    calendarView?.updateDays()
  }

  override func isChosen(_ day: DateComponents) -> Bool { chosen?.isSameDay(as: day) ?? false }

  override func mayChoose(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// A second tap on the chosen day chooses none, if the delegate allows that.
  override func tapped(_ day: DateComponents) {
    let new = isChosen(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    chosen = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Allows the choice of one day, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// The user chose a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  /// True, the default, if a day can be chosen; nil asks about choosing none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// True by default.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Chooses any number of days (W-190).
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Allows choices, and hears of them; held weakly.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private var chosen: [DateComponents] = []

  /// Makes a behaviour of a delegate; without one every day can be chosen.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The days that are chosen, in the order of their choice; default none.
  open var selectedDates: [DateComponents] {
    get { chosen }
    set { setSelectedDates(newValue, animated: false) }
  }

  /// Chooses days without asking or telling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    chosen = selectedDates
    calendarView?.updateDays()
  }

  override func isChosen(_ day: DateComponents) -> Bool {
    chosen.contains { $0.isSameDay(as: day) }
  }

  override func mayChoose(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func tapped(_ day: DateComponents) {
    if isChosen(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      chosen.removeAll { $0.isSameDay(as: day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else if mayChoose(day) {
      chosen.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Allows the choice of several days, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// The user chose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  /// The user took the choice of a day back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  /// True, the default, if a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// True, the default, if the choice of a day can be taken back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// True by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// True by default.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
