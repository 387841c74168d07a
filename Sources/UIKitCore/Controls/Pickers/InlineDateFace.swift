/// A date picker's calendar: a month of days, and the time under it.
final class InlineDateFace: UIView {
  private let title = UILabel()
  private let chevrons = (back: UIImageView(), forward: UIImageView(), open: UIImageView())
  private var weekdays: [UILabel] = []
  private var days: [UILabel] = []
  private var firstColumn = 0
  private var chosenDay = 0
  private let disc = CALayer()
  private let timeTitle = UILabel()
  private var time: CompactDateFace?

  /// The size of a calendar of six weeks.
  static func size(showsTime: Bool) -> CGSize {
    CGSize(width: 320, height: showsTime ? 382 : 331)
  }

  convenience init(formats: DateFormats, date: Date, mode: UIDatePicker.Mode) {
    self.init(frame: .zero)
    layer.addSublayer(disc.still)
    fillHeader(formats, date)
    fillDays(formats, date)
    guard mode == .dateAndTime else { return }
    timeTitle.text = "Time"
    addSubview(timeTitle)
    let face = CompactDateFace(texts: [formats.time(date)])
    time = face
    addSubview(face)
  }

  private func fillHeader(_ formats: DateFormats, _ date: Date) {
    title.text = formats.text(date, "yMMMM")
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

  private func fillDays(_ formats: DateFormats, _ date: Date) {
    let calendar = formats.calendar
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    chosenDay = parts.day ?? 1
    let first =
      calendar.date(
        from: DateComponents(year: parts.year, month: parts.month, day: 1)
      ) ?? date
    let weekday = calendar.component(.weekday, from: first)
    firstColumn = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    days = (1...max(count, 1)).map { day in
      let label = UILabel()
      label.text = "\(day)"
      label.accessibilityTraits = day == chosenDay ? [.button, .selected] : .button
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20, weight: day == chosenDay ? .semibold : .regular)
      addSubview(label)
      return label
    }
  }

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
    for (index, label) in days.enumerated() {
      let place = firstColumn + index
      let frame = cell(place % 7, top: 66 + CGFloat(place / 7) * 43.5, height: 43.5, column)
      label.frame = frame
      label.textColor = index + 1 == chosenDay ? tintColor : .label
      guard index + 1 == chosenDay else { continue }
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
