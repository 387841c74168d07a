/// The wheels of a date picker, from a date and back to one.
extension DateFormats {
  /// The wheels, and which of their rows a date chooses.
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
      DateWheel(.hour, count: 24, chosen: minutes / 60 % 24) { "\($0) hours" },
      DateWheel(
        .minute(step: minuteInterval),
        count: (59 + minuteInterval) / minuteInterval,
        chosen: minutes % 60 / minuteInterval
      ) { "\($0 * minuteInterval) min" },
    ]
  }

  private func timeWheels(_ date: Date) -> [DateWheel] {
    let parts = calendar.dateComponents([.hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minute = DateWheel(
      .minute(step: minuteInterval),
      count: (59 + minuteInterval) / minuteInterval,
      chosen: (parts.minute ?? 0) / minuteInterval,
      width: 60,
      isEndless: true
    ) { Self.twoDigits($0 * minuteInterval) }
    guard hasDayHalves else {
      let hours = DateWheel(
        .hour,
        count: 24,
        chosen: hour,
        width: 60,
        isEndless: true,
        title: Self.twoDigits
      )
      return [hours, minute]
    }
    return [
      DateWheel(.hourOfHalf, count: 12, chosen: hour % 12, width: 50, isEndless: true) {
        $0 == 0 ? "12" : "\($0)"
      },
      minute,
      DateWheel(.dayHalf, count: 2, chosen: hour / 12, width: 60) {
        $0 == 0 ? calendar.amSymbol : calendar.pmSymbol
      },
    ]
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// The days before and after a date that its wheel goes.
  private static let dayReach = 20_000

  private func dayWheel(_ date: Date) -> DateWheel {
    DateWheel(
      .day(row: Self.dayReach, of: date),
      count: 2 * Self.dayReach + 1,
      chosen: Self.dayReach,
      width: 130,
      alignment: .right
    ) { row in
      let day = calendar.date(byAdding: .day, value: row - Self.dayReach, to: date)
      return text(day ?? date, "EEEMMMd")
    }
  }

  /// Day, month and year in the order of the language.
  private func dateWheels(_ date: Date) -> [DateWheel] {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    let months = DateFormatter()
    months.locale = locale
    months.calendar = calendar
    let symbols: [String] = months.standaloneMonthSymbols
    let day = DateWheel(
      .dayOfMonth,
      count: calendar.maximumRange(of: .day)?.count ?? 31,
      chosen: (parts.day ?? 1) - 1,
      width: 50,
      isEndless: true
    ) { "\($0 + 1)" }
    let month = DateWheel(
      .month,
      count: max(symbols.count, 1),
      chosen: (parts.month ?? 1) - 1,
      width: 134,
      isEndless: true,
      alignment: .left
    ) { symbols.indices.contains($0) ? symbols[$0] : "" }
    let first = calendar.maximumRange(of: .year)?.lowerBound ?? 1
    let year = DateWheel(
      .year(first: first),
      count: 10_000,
      chosen: (parts.year ?? 2000) - first,
      width: 76
    ) { "\($0 + first)" }
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
    var order: [(Character, DateWheel)] = [("M", month), ("y", year)]
    if mode == .date { order.append(("d", day)) }
    return order.sorted { place($0.0, pattern) < place($1.0, pattern) }.map(\.1)
  }

  private func place(_ part: Character, _ pattern: String) -> Int {
    let index = pattern.firstIndex(of: part) ?? pattern.firstIndex(of: "L") ?? pattern.endIndex
    return pattern.distance(from: pattern.startIndex, to: index)
  }

  // MARK: - Back to a date

  /// The date that rows of the wheels choose; what no wheel shows is that of the former date.
  ///
  /// A day that its month has not is the last one of that month.
  func date(choosing rows: [Int], of wheels: [DateWheel], from former: Date) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second],
      from: former
    )
    if mode != .date { parts.second = 0 }
    for (row, wheel) in zip(rows, wheels) { set(wheel.part, row, in: &parts) }
    if mode == .yearAndMonth { parts.day = 1 }
    if let day = parts.day {
      var month = parts
      month.day = 1
      let days = calendar.range(of: .day, in: .month, for: calendar.date(from: month) ?? former)
      parts.day = min(day, days?.count ?? day)
    }
    return calendar.date(from: parts) ?? former
  }

  private func set(_ part: DateWheel.Part, _ row: Int, in parts: inout DateComponents) {
    switch part {
    case .day(let middle, let date):
      let day = calendar.date(byAdding: .day, value: row - middle, to: date) ?? date
      let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
      (parts.era, parts.year) = (chosen.era, chosen.year)
      (parts.month, parts.day) = (chosen.month, chosen.day)
    case .dayOfMonth: parts.day = row + 1
    case .month: parts.month = row + 1
    case .year(let first): parts.year = row + first
    case .hour: parts.hour = row
    case .hourOfHalf: parts.hour = (parts.hour ?? 0) / 12 * 12 + row
    case .dayHalf: parts.hour = (parts.hour ?? 0) % 12 + 12 * row
    case .minute(let step): parts.minute = row * step
    }
  }

  /// The length of time that rows of the wheels choose, in seconds; never less than one step.
  func duration(choosing rows: [Int], of wheels: [DateWheel]) -> TimeInterval {
    var parts = DateComponents()
    for (row, wheel) in zip(rows, wheels) { set(wheel.part, row, in: &parts) }
    return TimeInterval(max((parts.hour ?? 0) * 60 + (parts.minute ?? 0), minuteInterval) * 60)
  }

  /// The row of a wheel that a date chooses.
  func row(of date: Date, in wheel: DateWheel) -> Int {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return switch wheel.part {
    case .day(let middle, let start):
      middle
        + (calendar.dateComponents(
          [.day],
          from: calendar.startOfDay(for: start),
          to: calendar.startOfDay(for: date)
        ).day ?? 0)
    case .dayOfMonth: (parts.day ?? 1) - 1
    case .month: (parts.month ?? 1) - 1
    case .year(let first): (parts.year ?? first) - first
    case .hour: parts.hour ?? 0
    case .hourOfHalf: (parts.hour ?? 0) % 12
    case .dayHalf: (parts.hour ?? 0) / 12
    case .minute(let step): (parts.minute ?? 0) / step
    }
  }
}
