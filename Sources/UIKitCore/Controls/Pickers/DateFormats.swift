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
}
