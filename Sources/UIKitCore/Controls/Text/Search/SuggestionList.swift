internal import QuartzCore

/// A list of suggestions, a button to each, that scrolls where it has too little room.
final class SuggestionList: UIScrollView {
  /// The height of a row, in points: our own, that of a plain list's row.
  static let rowHeight: CGFloat = 44

  private var rows: [UIButton] = []
  private let choose: (any UISearchSuggestion) -> Void
  private(set) var suggestions: [any UISearchSuggestion] = []

  init(choose: @escaping (any UISearchSuggestion) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    alwaysBounceVertical = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    self.suggestions = suggestions
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map(row)
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  private func row(of suggestion: any UISearchSuggestion) -> UIButton {
    let row = UIButton(type: .custom)
    row.setTitle(suggestion.localizedSuggestion, for: .normal)
    if let text = suggestion.localizedAttributedSuggestion {
      row.setAttributedTitle(text, for: .normal)
    }
    row.setTitleColor(.label, for: .normal)
    row.setImage(suggestion.iconImage, for: .normal)
    row.titleLabel?.font = .systemFont(ofSize: 17)
    row.contentHorizontalAlignment = .leading
    row.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    row.accessibilityLabel = suggestion.localizedDescription
    row.addAction(UIAction { [weak self] _ in self?.choose(suggestion) }, for: .touchUpInside)
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    row.addSubview(line)
    line.frame = CGRect(x: 16, y: Self.rowHeight - hairline, width: 0, height: hairline)
    line.autoresizingMask = [.flexibleWidth]
    return row
  }

  /// The height of all rows, in points.
  var naturalHeight: CGFloat { Self.rowHeight * CGFloat(rows.count) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width, height: Self.rowHeight)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(origin: CGPoint(x: 0, y: size.height * CGFloat(index)), size: size)
    }
    contentSize = CGSize(width: bounds.width, height: naturalHeight)
  }
}
