internal import QuartzCore

/// Months that come and go.
extension UICalendarView {
  func setUpCalendar() {
    isOpaque = false
    addSubview(face)
    face.chosen = { [weak self] in self?.choose(day: $0) }
    face.turned = { [weak self] in self?.turn(by: $0) }
    for (direction, months) in [
      (UISwipeGestureRecognizer.Direction.left, 1), (.right, -1),
    ] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.handler = { [weak self] _ in
        guard let self else { return }
        turn(by: isRightToLeft ? -months : months)
      }
      addGestureRecognizer(swipe)
    }
    reloadMonth()
  }

  /// The calendar with the language and the time zone of the view.
  var ownCalendar: Calendar {
    var own = calendar
    own.locale = locale
    if let timeZone { own.timeZone = timeZone }
    return own
  }

  func components(_ parts: Set<Calendar.Component>, of date: Date) -> DateComponents {
    var found = ownCalendar.dateComponents(parts, from: date)
    found.calendar = ownCalendar
    return found
  }

  /// A day of the month that is shown, as selections and delegates get it.
  func components(ofDay day: Int) -> DateComponents {
    var parts = components([.era, .year, .month], of: month)
    parts.day = day
    return parts
  }

  func limited(_ date: Date) -> Date {
    min(max(date, availableDateRange.start), availableDateRange.end)
  }

  /// True if a day lies in the range of days that there are.
  func isAvailable(_ day: Int) -> Bool {
    guard let date = ownCalendar.date(from: components(ofDay: day)),
      let next = ownCalendar.date(byAdding: .day, value: 1, to: date)
    else { return false }
    return next > availableDateRange.start && date <= availableDateRange.end
  }

  /// The user asks for another month, unless all its days are out of range.
  func turn(by months: Int) {
    guard let first = ownCalendar.dateInterval(of: .month, for: month)?.start,
      let wanted = ownCalendar.date(byAdding: .month, value: months, to: first),
      let whole = ownCalendar.dateInterval(of: .month, for: wanted),
      whole.end > availableDateRange.start, whole.start <= availableDateRange.end
    else { return }
    let before = visibleDateComponents
    show(limited(wanted), animated: true)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: before)
  }

  /// Shows the month of a date.
  func show(_ date: Date, animated: Bool) {
    let isLater = date > month
    let isSame = ownCalendar.isDate(date, equalTo: month, toGranularity: .month)
    month = date
    guard animated, !isSame, window != nil, UIView.areAnimationsEnabled else {
      return reloadMonth()
    }
    let way = bounds.width * (isLater == isRightToLeft ? -1 : 1)
    let old = face.days.snapshotView(afterScreenUpdates: false)
    reloadMonth()
    layoutIfNeeded()
    face.slide(by: way, over: old)
  }

  /// Fills the month that is shown with its days, what is chosen of them, and their marks.
  func reloadMonth() {
    let calendar = ownCalendar
    let formats = DateFormats(locale: locale, calendar: calendar, mode: .date, minuteInterval: 1)
    let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
    let weekday = calendar.component(.weekday, from: first)
    let symbols = calendar.shortWeekdaySymbols
    let start = calendar.firstWeekday - 1
    face.show(
      title: formats.text(month, "yMMMM"),
      weekdays: symbols.indices.map {
        symbols[(start + $0) % symbols.count].uppercased(with: locale)
      },
      firstColumn: (weekday - calendar.firstWeekday + 7) % 7,
      days: calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    )
    invalidateIntrinsicContentSize()
    updateDays()
    for day in 1...max(face.days.cells.count, 1) { reloadMark(of: day) }
  }

  /// Shows which days are chosen and which can be.
  func updateDays() {
    let today = components([.era, .year, .month, .day], of: UIDatePicker.now())
    for (index, cell) in face.days.cells.enumerated() {
      let parts = components(ofDay: index + 1)
      let isToday = parts.isSameDay(as: today)
      let mayChoose = selectionBehavior?.mayChoose(parts) ?? true
      cell.show(
        isChosen: selectionBehavior?.isChosen(parts) ?? false,
        isToday: isToday,
        isEnabled: isAvailable(index + 1) && mayChoose
      )
    }
  }

  private func choose(day: Int) {
    guard isAvailable(day) else { return }
    selectionBehavior?.tapped(components(ofDay: day))
    updateDays()
  }

  // MARK: Marks

  private func reloadMark(of day: Int) {
    guard face.days.cells.indices.contains(day - 1) else { return }
    let mark =
      wantsDateDecorations
      ? delegate?.calendarView(self, decorationFor: components(ofDay: day)) : nil
    face.days.cells[day - 1].mark = mark?.makeView()
  }

  func reloadMarks(of dates: [DateComponents], animated: Bool) {
    let change = {
      for parts in dates {
        guard let day = parts.day, self.components(ofDay: day).isSameDay(as: parts) else {
          continue
        }
        self.reloadMark(of: day)
      }
    }
    guard animated, window != nil else { return change() }
    UIView.transition(with: face.days, duration: 0.2, options: .transitionCrossDissolve) {
      change()
    }
  }
}

extension DateComponents {
  /// True if both name the same day; an era that one of them leaves out is that of the other.
  func isSameDay(as other: DateComponents) -> Bool {
    let sameEra = era == nil || other.era == nil || era == other.era
    return sameEra && year == other.year && month == other.month && day == other.day
  }
}
