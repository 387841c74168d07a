internal import QuartzCore

extension UIListContentConfiguration {
  /// The configuration that resembles one of the four cell styles.
  init(style: UITableViewCell.CellStyle) {
    switch style {
    case .default: self = .cell()
    case .value1, .value2: self = .valueCell()
    case .subtitle: self = .subtitleCell()
    }
  }

  /// Reads a `<listContentConfiguration>`.
  init(_ coder: NibCoder) {
    self = coder.attribute("configurationType") == "value" ? .valueCell() : .cell()
    text = coder.string("text")
    secondaryText = coder.string("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    image = coder.image("image")
  }
}
