internal import QuartzCore

/// The labels and the image of the four cell styles, made when they are first asked for.
package struct TableCellParts {
  package private(set) var textLabel: UILabel?
  package private(set) var detailLabel: UILabel?
  private(set) var imageView: UIImageView?
  /// Labels of one line that break lines while text is very large.
  private var wrapping: [UILabel] = []

  @MainActor
  mutating func text(in cell: UITableViewCell) -> UILabel? {
    if textLabel == nil, cell.contentConfiguration == nil {
      textLabel = Self.add(UILabel(frame: .zero), to: cell)
      textLabel.map { $0.apply(cell.style.textLabelStyle, tint: cell.tintColor) }
    }
    return textLabel
  }

  @MainActor
  mutating func detail(in cell: UITableViewCell) -> UILabel? {
    guard cell.style != .default, cell.contentConfiguration == nil else { return detailLabel }
    if detailLabel == nil {
      detailLabel = Self.add(UILabel(frame: .zero), to: cell)
      detailLabel.map { $0.apply(cell.style.detailLabelStyle, tint: cell.tintColor) }
    }
    return detailLabel
  }

  @MainActor
  mutating func image(in cell: UITableViewCell) -> UIImageView? {
    if imageView == nil, cell.contentConfiguration == nil {
      imageView = Self.add(UIImageView(frame: .zero), to: cell)
    }
    return imageView
  }

  /// Very large text goes on in the next line rather than end in dots.
  @MainActor
  mutating func wrap(_ wraps: Bool) {
    for label in wrapping where !wraps { label.numberOfLines = 1 }
    guard wraps else { return wrapping = [] }
    for label in [textLabel, detailLabel].compactMap(\.self) where label.numberOfLines == 1 {
      label.numberOfLines = 0
      wrapping.append(label)
    }
  }

  /// True if there is any part to place.
  var areInUse: Bool { textLabel != nil || detailLabel != nil || imageView != nil }

  /// Takes over the parts that a document holds.
  mutating func adopt(text: UILabel?, detail: UILabel?, image: UIImageView?) {
    textLabel = text
    detailLabel = detail
    imageView = image
  }

  @MainActor
  private static func add<Part: UIView>(_ part: Part, to cell: UITableViewCell) -> Part {
    cell.contentView.addSubview(part)
    cell.setNeedsLayout()
    return part
  }
}

/// Font and color of a label in one of the cell styles.
struct TableLabelStyle {
  var textStyle: UIFont.TextStyle
  var color: UIColor?
  var alignment: NSTextAlignment = .natural
}

extension UITableViewCell.CellStyle {
  /// Nil as a color is the tint.
  var textLabelStyle: TableLabelStyle {
    self == .value2
      ? TableLabelStyle(textStyle: .footnote, color: nil, alignment: .right)
      : TableLabelStyle(textStyle: .body, color: .label)
  }

  var detailLabelStyle: TableLabelStyle {
    switch self {
    case .default, .subtitle: TableLabelStyle(textStyle: .caption1, color: .label)
    case .value1: TableLabelStyle(textStyle: .body, color: .secondaryLabel, alignment: .right)
    case .value2: TableLabelStyle(textStyle: .footnote, color: .label)
    }
  }

  static let names: [String: Self] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]
}

extension UILabel {
  func apply(_ style: TableLabelStyle, tint: UIColor) {
    font = .preferredFont(forTextStyle: style.textStyle)
    textColor = style.color ?? tint
    textAlignment = style.alignment
  }
}
