internal import QuartzCore

/// Title, message and fields of an alert.
final class AlertHeader: UIView {
  private static let side: CGFloat = 16
  private static let fieldHeight: CGFloat = 30

  private let title = UILabel(frame: .zero)
  private let message = UILabel(frame: .zero)
  private let fields: [UITextField]
  private let isSheet: Bool

  init(_ alert: UIAlertController) {
    fields = alert.textFields ?? []
    isSheet = alert.preferredStyle == .actionSheet
    super.init(frame: .zero)
    isOpaque = false
    let hasTitle = alert.title?.isEmpty == false
    title.text = alert.title
    title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
    message.text = alert.message
    message.font = .systemFont(ofSize: 13, weight: isSheet && !hasTitle ? .semibold : .regular)
    for label in [title, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.textColor = isSheet ? .secondaryLabel : .label
      addSubview(label)
    }
    for field in fields {
      setStyle(of: field)
      addSubview(field)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func setStyle(of field: UITextField) {
    field.borderStyle = .none
    field.backgroundColor = .systemBackground
    field.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    field.layer.borderWidth = 0.5
    field.layer.cornerRadius = 6
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 1))
    field.leftViewMode = .always
  }

  var isEmpty: Bool {
    title.text?.isEmpty != false && message.text?.isEmpty != false && fields.isEmpty
  }

  // MARK: - Layout

  private var top: CGFloat { isSheet ? 14.5 : 19.5 }
  private var bottom: CGFloat { isSheet ? 14.5 : fields.isEmpty ? 19.5 : 16 }
  private var betweenLabels: CGFloat { isSheet ? 12 : 3 }

  private func heights(width: CGFloat) -> (title: CGFloat, gap: CGFloat, message: CGFloat) {
    let room = CGSize(width: width - 2 * Self.side, height: CGFloat.greatestFiniteMagnitude)
    let first = title.text?.isEmpty == false ? title.sizeThatFits(room).height : 0
    let second = message.text?.isEmpty == false ? message.sizeThatFits(room).height : 0
    return (first, first > 0 && second > 0 ? betweenLabels : 0, second)
  }

  func height(width: CGFloat) -> CGFloat {
    let parts = heights(width: width)
    let text = parts.title + parts.gap + parts.message
    let gap: CGFloat = fields.isEmpty || text == 0 ? 0 : 16
    return
      (top + text + gap + CGFloat(fields.count) * (Self.fieldHeight + 4)
      - (fields.isEmpty ? 0 : 4) + bottom).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let parts = heights(width: bounds.width)
    let width = bounds.width - 2 * Self.side
    title.frame = CGRect(x: Self.side, y: top, width: width, height: parts.title)
    message.frame = CGRect(
      x: Self.side,
      y: title.frame.maxY + parts.gap,
      width: width,
      height: parts.message
    )
    var y = message.frame.maxY + (parts.title + parts.message > 0 ? 16 : 0)
    for field in fields {
      field.frame = CGRect(x: Self.side, y: y, width: width, height: Self.fieldHeight)
      y += Self.fieldHeight + 4
    }
  }
}
