public import Foundation

/// Writes durations, in English: "1:05:00", "1 hour, 5 minutes".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The form of the text.
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated = 1
    case short = 2
    case full = 3
    case spellOut = 4
    case brief = 5
  }

  /// The zeros that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// Bit 0 is the default, bits 1 to 3 leave out, bit 16 pads.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros are left out in positional texts, and all in others.
    public static let `default` = Self(rawValue: 1 << 0)
    /// Zeros before the first number are left out.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// Zeros between numbers are left out.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// Zeros after the last number are left out.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// All zeros are left out.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers of positional texts have two digits.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The units that are written; none, the default, lets all be written.
  open var allowedUnits: NSCalendar.Unit = []
  /// Default `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// Default `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The number of units at most, the largest ones; 0, the default, sets no limit.
  open var maximumUnitCount = 0
  /// True for "1.5 hours"; default false; kept, and has no effect here.
  open var allowsFractionalUnits = false
  /// True to write the largest unit alone, with the rest in it; default false.
  open var collapsesLargestUnit = false
  /// True for "About 5 minutes"; default false.
  open var includesApproximationPhrase = false
  /// True for "5 minutes remaining"; default false.
  open var includesTimeRemainingPhrase = false
  /// The place of the text in a sentence; kept, and has no effect here.
  open var formattingContext = Formatter.Context.unknown
  /// By its days and months durations between dates are counted; default the user's.
  open var calendar: Calendar? = Calendar.current
  /// The date from which durations are counted; default nil, for the beginning of 2001.
  open var referenceDate: Date?

  public override init() { super.init() }

  /// Makes a formatter with the defaults; an archive's values are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for seconds; nil for what is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? Calendar.current
    if referenceDate == nil { calendar.timeZone = TimeZone(identifier: "UTC") ?? .current }
    let units = DurationUnit.allCases.filter { isWritten($0) }
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return string(from: parts)
  }

  /// The text for components; those that are not allowed are left out.
  open func string(from components: DateComponents) -> String? {
    let parts = DurationUnit.allCases.filter(isWritten).compactMap { unit in
      unit.value(in: components).map { DurationText.Part(unit: unit, value: $0) }
    }
    let text = DurationText(
      style: unitsStyle,
      zeros: zeroFormattingBehavior,
      limit: maximumUnitCount
    ).text(of: parts)
    return phrase(text)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as NSNumber: string(from: seconds.doubleValue)
    default: nil
    }
  }

  /// The text for components in a style.
  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func isWritten(_ unit: DurationUnit) -> Bool {
    allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.flag)
  }

  private func phrase(_ text: String) -> String {
    let about = includesApproximationPhrase ? "About \(text)" : text
    return includesTimeRemainingPhrase ? "\(about) remaining" : about
  }
}
