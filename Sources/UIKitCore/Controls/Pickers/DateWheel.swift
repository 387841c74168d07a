/// One wheel of a date picker: its rows, and the one that is chosen.
struct DateWheel {
  /// The part of a date, or of a length of time, that a wheel chooses.
  enum Part: Equatable {
    /// Days, of which one row is a date's.
    case day(row: Int, of: Date)
    case dayOfMonth, month
    /// Years from a first one on.
    case year(first: Int)
    /// Hours of the day, or of half of it.
    case hour, hourOfHalf
    case dayHalf
    /// Minutes by steps of so many.
    case minute(step: Int)
  }

  let part: Part
  let count: Int
  let title: (Int) -> String
  let chosen: Int
  /// Its width in points; nil shares what is left.
  let width: CGFloat?
  let isEndless: Bool
  /// The alignment of the text in the wheel.
  let alignment: NSTextAlignment

  init(
    _ part: Part,
    count: Int,
    chosen: Int,
    width: CGFloat? = nil,
    isEndless: Bool = false,
    alignment: NSTextAlignment = .center,
    title: @escaping (Int) -> String
  ) {
    self.part = part
    self.count = count
    self.chosen = min(max(chosen, 0), max(count - 1, 0))
    self.width = width
    self.isEndless = isEndless
    self.alignment = alignment
    self.title = title
  }
}
