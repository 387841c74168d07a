public import Foundation

/// Writes how far a date is from another one, in English: "in 2 days", "yesterday".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The words for a distance.
  public enum DateTimeStyle: Int, Sendable {
    /// Always with a number: "1 day ago".
    case numeric = 0
    /// With a word where there is one: "yesterday".
    case named = 1
  }

  /// The length of the units.
  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut = 1
    case short = 2
    case abbreviated = 3
  }

  /// Default `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Default `full`.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence; kept, and has no effect here.
  open var formattingContext = Formatter.Context.unknown
  /// By its days and months distances are counted; default the user's.
  open var calendar: Calendar! = Calendar.current
  /// Kept: texts are English.
  open var locale: Locale! = Locale.current

  public override init() { super.init() }

  /// Makes a formatter with the defaults; an archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for seconds from now, negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// The text for a date as seen from another one, in the largest unit that is not 0.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    return localizedString(
      from: calendar.dateComponents(units, from: referenceDate, to: date)
    )
  }

  /// The text for components, by the largest one that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values: [(RelativeUnit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear), (.day, dateComponents.day),
      (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    let largest = values.first { ($0.1 ?? 0) != 0 } ?? values.last { $0.1 != nil }
    return text(largest?.1 ?? 0, largest?.0 ?? .second)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func text(_ value: Int, _ unit: RelativeUnit) -> String {
    if dateTimeStyle == .named, let name = unit.name(of: value) { return name }
    let number = abs(value)
    let amount =
      switch unitsStyle {
      case .full: "\(number) \(unit.rawValue)\(number == 1 ? "" : "s")"
      case .spellOut: "\(Self.spelled(number)) \(unit.rawValue)\(number == 1 ? "" : "s")"
      case .short: "\(number) \(unit.short(number))"
      case .abbreviated: "\(number)\(unit.letters)"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

/// A unit of relative dates with its English words.
private enum RelativeUnit: String {
  case year, month, week, day, hour, minute, second

  /// The word for the unit that lies a distance away; nil if there is none.
  func name(of value: Int) -> String? {
    switch (self, value) {
    case (.second, 0): "now"
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.day, -1): "yesterday"
    case (.hour, 0), (.minute, 0), (.year, 0), (.month, 0), (.week, 0): "this \(rawValue)"
    case (.year, 1), (.month, 1), (.week, 1): "next \(rawValue)"
    case (.year, -1), (.month, -1), (.week, -1): "last \(rawValue)"
    default: nil
    }
  }

  func short(_ number: Int) -> String {
    switch self {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: number == 1 ? "day" : "days"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  var letters: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }
}
