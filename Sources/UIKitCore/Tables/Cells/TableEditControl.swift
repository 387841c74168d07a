internal import QuartzCore

/// The red or green circle that an edited row begins with.
final class TableEditControl: UIView {
  let style: UITableViewCell.EditingStyle

  init(_ style: UITableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    (style == .insert ? UIColor.systemGreen : .systemRed).setFill()
    UIBezierPath(ovalIn: bounds).fill()
    UIColor.white.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 5.5, y: bounds.midY - 1, width: 11, height: 2))
      .fill()
    guard style == .insert else { return }
    UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: bounds.midY - 5.5, width: 2, height: 11))
      .fill()
  }
}

/// The three lines by which an edited row is moved.
final class TableMoveControl: UIView {
  init() {
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.tertiaryLabel.setFill()
    for offset: CGFloat in [-5, 0, 5] {
      let line = CGRect(x: 0, y: bounds.midY + offset - 0.75, width: bounds.width, height: 1.5)
      UIBezierPath(roundedRect: line, cornerRadius: 0.75).fill()
    }
  }
}
