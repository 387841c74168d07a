internal import QuartzCore

/// A date picker's calendar: a month of days, and the time under it.
final class InlineDateFace: UIView {
  private let title = UILabel()
  private let chevrons = (back: UIImageView(), forward: UIImageView(), open: UIImageView())
  private var weekdays: [UILabel] = []
  private var days: [UILabel] = []
  private var firstColumn = 0
  private let disc = CALayer()
  private let timeTitle = UILabel()
  private(set) var time: CompactDateFace?
  private let formats: DateFormats
  private var date: Date
  /// Some moment of the month that is shown.
  private var month: Date
  /// The first and last date that can be chosen; nil is no limit.
  var limits: (first: Date?, last: Date?) = (nil, nil) { didSet { fillMonth() } }
  /// Called with the date that a person has chosen.
  var onChoice: (Date) -> Void = { _ in }

  /// The size of a calendar of six weeks.
  static func size(showsTime: Bool) -> CGSize {
    CGSize(width: 320, height: showsTime ? 382 : 331)
  }

  init(formats: DateFormats, date: Date, mode: UIDatePicker.Mode) {
    (self.formats, self.date, month) = (formats, date, date)
    super.init(frame: .zero)
    layer.addSublayer(disc.still)
    fillHeader()
    fillMonth()
    let tap = UITapGestureRecognizer()
    tap.handler = { [weak self] in
      guard let self else { return }
      tapped($0.location(in: self))
    }
    addGestureRecognizer(tap)
    guard mode == .dateAndTime else { return }
    timeTitle.text = "Time"
    addSubview(timeTitle)
    let face = CompactDateFace(texts: [formats.time(date)])
    time = face
    addSubview(face)
  }

  required init?(coder: NSCoder) { nil }

  private func fillHeader() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    chevrons.open.image = UIImage(systemName: "chevron.right", withConfiguration: small)
    chevrons.back.image = UIImage(systemName: "chevron.left", withConfiguration: large)
    chevrons.forward.image = UIImage(systemName: "chevron.right", withConfiguration: large)
    for chevron in [chevrons.back, chevrons.forward, chevrons.open] {
      chevron.contentMode = .center
      addSubview(chevron)
    }
    for (chevron, text) in [(chevrons.back, "Previous Month"), (chevrons.forward, "Next Month")] {
      chevron.isAccessibilityElement = true
      chevron.accessibilityLabel = text
      chevron.accessibilityTraits = .button
    }
    let symbols = formats.calendar.shortWeekdaySymbols
    let first = formats.calendar.firstWeekday - 1
    weekdays = symbols.indices.map { index in
      let label = UILabel()
      label.text = symbols[(first + index) % symbols.count].uppercased(with: formats.locale)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  /// Shows the days of the month.
  private func fillMonth() {
    title.text = formats.text(month, "yMMMM")
    let calendar = formats.calendar
    let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
    let weekday = calendar.component(.weekday, from: first)
    firstColumn = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    for label in days { label.removeFromSuperview() }
    let chosen = chosenDay
    days = (1...max(count, 1)).map { day in
      let label = UILabel()
      label.text = "\(day)"
      label.accessibilityTraits = day == chosen ? [.button, .selected] : .button
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20, weight: day == chosen ? .semibold : .regular)
      label.isEnabled = mayChoose(day)
      if !label.isEnabled { label.accessibilityTraits.insert(.notEnabled) }
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  // MARK: - Choosing

  /// The chosen day of the month that is shown; nil in other months.
  private var chosenDay: Int? {
    formats.calendar.isDate(date, equalTo: month, toGranularity: .month)
      ? formats.calendar.component(.day, from: date) : nil
  }

  /// A day of the month that is shown, at the chosen time of day.
  private func date(of day: Int) -> Date? {
    var parts = formats.calendar.dateComponents([.era, .year, .month], from: month)
    let time = formats.calendar.dateComponents([.hour, .minute, .second], from: date)
    parts.day = day
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    return formats.calendar.date(from: parts)
  }

  private func mayChoose(_ day: Int) -> Bool {
    guard let date = date(of: day) else { return false }
    let start = formats.calendar.startOfDay(for: date)
    let end = formats.calendar.date(byAdding: .day, value: 1, to: start) ?? start
    return (limits.last.map { start <= $0 } ?? true) && (limits.first.map { end > $0 } ?? true)
  }

  private func tapped(_ point: CGPoint) {
    if chevrons.back.frame.insetBy(dx: -10, dy: -10).contains(point) { return turn(by: -1) }
    if chevrons.forward.frame.insetBy(dx: -10, dy: -10).contains(point) { return turn(by: 1) }
    guard let index = days.firstIndex(where: { $0.frame.contains(point) }),
      mayChoose(index + 1), let chosen = date(of: index + 1)
    else { return }
    date = chosen
    fillMonth()
    onChoice(chosen)
  }

  /// Shows another month.
  private func turn(by months: Int) {
    month = formats.calendar.date(byAdding: .month, value: months, to: month) ?? month
    fillMonth()
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: 16, dy: 0)
    let titleSize = title.intrinsicContentSize
    title.frame = mirrored(
      CGRect(x: area.minX, y: 12, width: titleSize.width, height: titleSize.height),
      in: bounds
    )
    chevrons.open.frame = mirrored(
      CGRect(x: area.minX + titleSize.width + 5, y: 12, width: 12, height: 21),
      in: bounds
    )
    chevrons.forward.frame = mirrored(
      CGRect(x: area.maxX - 20, y: 10, width: 24, height: 24),
      in: bounds
    )
    chevrons.back.frame = mirrored(
      CGRect(x: area.maxX - 64, y: 10, width: 24, height: 24),
      in: bounds
    )
    let column = (bounds.width - 16) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = cell(index, top: 44, height: 18, column)
    }
    layOutDays(column)
    guard let time else { return }
    timeTitle.frame = CGRect(x: area.minX, y: bounds.maxY - 42, width: 100, height: 34)
    let size = time.naturalSize
    time.frame = mirrored(
      CGRect(
        x: area.maxX - size.width,
        y: bounds.maxY - 42,
        width: size.width,
        height: size.height
      ),
      in: bounds
    )
  }

  private func layOutDays(_ column: CGFloat) {
    let chosen = chosenDay
    disc.isHidden = chosen == nil
    for (index, label) in days.enumerated() {
      let place = firstColumn + index
      let frame = cell(place % 7, top: 66 + CGFloat(place / 7) * 43.5, height: 43.5, column)
      label.frame = frame
      label.textColor =
        index + 1 == chosen ? tintColor : label.isEnabled ? .label : .tertiaryLabel
      guard index + 1 == chosen else { continue }
      disc.frame = CGRect(x: frame.midX - 22, y: frame.midY - 22, width: 44, height: 44)
      disc.cornerRadius = 22
      disc.backgroundColor = resolved(tintColor.withAlphaComponent(0.12))
    }
  }

  private func cell(
    _ index: Int,
    top: CGFloat,
    height: CGFloat,
    _ column: CGFloat
  ) -> CGRect {
    mirrored(
      CGRect(x: 8 + CGFloat(index) * column, y: top, width: column, height: height),
      in: bounds
    )
  }
}
