/// The text of dates in a picker: its language, its calendar, and the rows of its wheels.
struct DateFormats {
  let locale: Locale
  let calendar: Calendar
  let mode: UIDatePicker.Mode
  let minuteInterval: Int

  /// A date in the pattern that the language has for a template.
  func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The day as the short line shows it.
  func day(_ date: Date, mode: UIDatePicker.Mode) -> String {
    text(date, mode == .yearAndMonth ? "yMMMM" : "yMMMd")
  }

  /// The time of day as the short line shows it.
  func time(_ date: Date) -> String { text(date, "jmm") }

  /// `true` if the language counts twelve hours twice.
  var hasDayHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  /// The rows of each wheel, and which of them a date chooses.
  func wheels(_ date: Date, duration: TimeInterval) -> [DateWheel] {
    switch mode {
    case .countDownTimer: countDownWheels(duration)
    case .time: timeWheels(date)
    case .dateAndTime: [dayWheel(date)] + timeWheels(date)
    case .date, .yearAndMonth: dateWheels(date)
    }
  }

  private func countDownWheels(_ duration: TimeInterval) -> [DateWheel] {
    // The wheels end at a minute before a day; a duration beyond has no row.
    let minutes = duration > 0 ? Int(min(duration, 86_340)) / 60 : 0
    return [
      DateWheel((0..<24).map { "\($0) hours" }, chosen: minutes / 60 % 24),
      DateWheel(
        stride(from: 0, to: 60, by: minuteInterval).map { "\($0) min" },
        chosen: minutes % 60 / minuteInterval
      ),
    ]
  }

  private func timeWheels(_ date: Date) -> [DateWheel] {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minutes = stride(from: 0, to: 60, by: minuteInterval).map {
      $0 < 10 ? "0\($0)" : "\($0)"
    }
    let minute = DateWheel(
      minutes,
      chosen: (parts.minute ?? 0) / minuteInterval,
      width: 60,
      isEndless: true
    )
    guard hasDayHalves else {
      let hours = (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }
      return [DateWheel(hours, chosen: hour, width: 60, isEndless: true), minute]
    }
    let hours = [12] + Array(1...11)
    return [
      DateWheel(hours.map { "\($0)" }, chosen: hour % 12, width: 50, isEndless: true), minute,
      DateWheel([calendar.amSymbol, calendar.pmSymbol], chosen: hour / 12, width: 60),
    ]
  }

  private func dayWheel(_ date: Date) -> DateWheel {
    let texts = (-8...8).map { offset in
      text(calendar.date(byAdding: .day, value: offset, to: date) ?? date, "EEEMMMd")
    }
    return DateWheel(texts, chosen: 8, width: 130, alignment: .right)
  }

  /// Day, month and year in the order of the language.
  private func dateWheels(_ date: Date) -> [DateWheel] {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let days = calendar.range(of: .day, in: .month, for: date)?.count ?? 31
    let months = DateFormatter()
    months.locale = locale
    let day = DateWheel(
      (1...max(days, 1)).map { "\($0)" },
      chosen: (parts.day ?? 1) - 1,
      width: 50,
      isEndless: true
    )
    let month = DateWheel(
      months.standaloneMonthSymbols,
      chosen: (parts.month ?? 1) - 1,
      width: 134,
      isEndless: true,
      alignment: .left
    )
    let year = parts.year ?? 2000
    let years = DateWheel((year - 8...year + 8).map { "\($0)" }, chosen: 8, width: 76)
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
    var order: [(Character, DateWheel)] = [("M", month), ("y", years)]
    if mode == .date { order.append(("d", day)) }
    return order.sorted { place($0.0, pattern) < place($1.0, pattern) }.map(\.1)
  }

  private func place(_ part: Character, _ pattern: String) -> Int {
    let index = pattern.firstIndex(of: part) ?? pattern.firstIndex(of: "L") ?? pattern.endIndex
    return pattern.distance(from: pattern.startIndex, to: index)
  }
}

/// One wheel of a date picker: its rows, and the one that is chosen.
struct DateWheel {
  let rows: [String]
  let chosen: Int
  /// Its width in points; nil shares what is left.
  let width: CGFloat?
  let isEndless: Bool
  /// The alignment of the text in the wheel.
  let alignment: NSTextAlignment

  init(
    _ rows: [String],
    chosen: Int,
    width: CGFloat? = nil,
    isEndless: Bool = false,
    alignment: NSTextAlignment = .center
  ) {
    self.rows = rows
    self.chosen = min(max(chosen, 0), max(rows.count - 1, 0))
    self.width = width
    self.isEndless = isEndless
    self.alignment = alignment
  }
}
