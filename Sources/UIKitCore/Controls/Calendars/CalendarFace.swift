internal import QuartzCore

/// The parts of a calendar: the title with its arrows, the names of the days and the days.
final class CalendarFace: UIView {
  let days = CalendarDays()
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  /// Called with the day of the month that was tapped.
  var chosen: (Int) -> Void = { _ in }
  /// Called with the number of months to go on by.
  var turned: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.accessibilityTraits = .header
    addSubview(title)
    let buttons = [
      (back, "chevron.left", "Previous Month", -1), (forward, "chevron.right", "Next Month", 1),
    ]
    for (button, symbol, name, months) in buttons {
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turned(months) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(days)
    days.chosen = { [weak self] in self?.chosen($0) }
  }

  required init?(coder: NSCoder) { nil }

  /// The height, in points, of title and names of days.
  private static let head: CGFloat = 66

  /// The size of six weeks, whatever month is shown, so that nothing below moves.
  var naturalSize: CGSize {
    CGSize(width: 320, height: Self.head + 6 * CalendarDays.rowHeight + 8)
  }

  func show(title text: String, weekdays names: [String], firstColumn: Int, days count: Int) {
    title.text = text
    for label in weekdays { label.removeFromSuperview() }
    weekdays = names.map { name in
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    days.show(count: count, firstColumn: firstColumn)
    setNeedsLayout()
  }

  /// Lets the days come in from one side while a picture of the others leaves at the other.
  func slide(by way: CGFloat, over old: UIView?) {
    if let old {
      old.frame = days.frame
      addSubview(old)
    }
    days.transform = CGAffineTransform(translationX: way, y: 0)
    UIView.animate(withDuration: 0.3) {
      self.days.transform = .identity
      old?.transform = CGAffineTransform(translationX: -way, y: 0)
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGRect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: 44)
    title.frame = mirrored(room.insetBy(dx: 0, dy: 8), in: bounds)
    forward.frame = mirrored(CGRect(x: room.maxX - 36, y: 0, width: 44, height: 44), in: bounds)
    back.frame = mirrored(CGRect(x: room.maxX - 88, y: 0, width: 44, height: 44), in: bounds)
    let column = CalendarDays.columnWidth(in: bounds.width)
    for (index, label) in weekdays.enumerated() {
      let x = CalendarDays.margin + CGFloat(index) * column
      label.frame = mirrored(CGRect(x: x, y: 44, width: column, height: 18), in: bounds)
    }
    days.center = CGPoint(
      x: bounds.midX,
      y: Self.head + max(bounds.height - Self.head, 0) / 2
    )
    days.bounds.size = CGSize(width: bounds.width, height: max(bounds.height - Self.head, 0))
  }
}

/// The days of a month in lines of a week.
final class CalendarDays: UIView {
  private(set) var cells: [CalendarDay] = []
  private var firstColumn = 0
  var chosen: (Int) -> Void = { _ in }

  /// The height of a week, in points.
  static let rowHeight: CGFloat = 48
  /// The distance of the first and last column from the sides, in points.
  static let margin: CGFloat = 8

  static func columnWidth(in width: CGFloat) -> CGFloat { max(width - 2 * margin, 0) / 7 }

  func show(count: Int, firstColumn: Int) {
    self.firstColumn = firstColumn
    for cell in cells { cell.removeFromSuperview() }
    cells = (1...max(count, 1)).map { day in
      let cell = CalendarDay(day)
      cell.addAction(UIAction { [weak self] _ in self?.chosen(day) }, for: .touchUpInside)
      addSubview(cell)
      return cell
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = Self.columnWidth(in: bounds.width)
    for (index, cell) in cells.enumerated() {
      let place = firstColumn + index
      let frame = CGRect(
        x: Self.margin + CGFloat(place % 7) * column,
        y: CGFloat(place / 7) * Self.rowHeight,
        width: column,
        height: Self.rowHeight
      )
      cell.frame = mirrored(frame, in: bounds)
    }
  }
}

/// One day of a calendar.
final class CalendarDay: UIControl {
  private let label = UILabel()
  private let disc = UIView()
  /// The mark below the number.
  var mark: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      mark.map(addSubview)
      mark?.isUserInteractionEnabled = false
      setNeedsLayout()
    }
  }

  init(_ day: Int) {
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    disc.layer.cornerRadius = 18
    addSubview(disc)
    label.text = "\(day)"
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = label.text
  }

  required init?(coder: NSCoder) { nil }

  func show(isChosen: Bool, isToday: Bool, isEnabled: Bool) {
    self.isEnabled = isEnabled
    isSelected = isChosen
    label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    let color: UIColor = isToday ? tintColor : .label
    // The day that is today is full of its colour where it is chosen.
    label.textColor =
      !isEnabled ? .tertiaryLabel : isChosen ? (isToday ? .white : tintColor) : color
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.12)
    accessibilityTraits = isChosen ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = CGRect(x: bounds.midX - 18, y: 0, width: 36, height: 36)
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 36)
    mark?.center = CGPoint(x: bounds.midX, y: 41)
  }
}
