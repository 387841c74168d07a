internal import QuartzCore

/// The mark at the trailing side of a row.
final class TableAccessory: UIView {
  private let type: UITableViewCell.AccessoryType

  /// Nil for no mark.
  init?(_ type: UITableViewCell.AccessoryType) {
    guard type != .none else { return nil }
    self.type = type
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = nil
    contentMode = .redraw
    isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: 8
    case .checkmark: 16
    case .detailButton: 22
    case .detailDisclosureButton: 42
    }
  }

  /// The distance between the content and the mark.
  var gap: CGFloat { type == .disclosureIndicator ? 2.5 : 8 }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    switch type {
    case .none: break
    case .disclosureIndicator: drawChevron(endingAt: bounds.maxX)
    case .checkmark: drawCheckmark()
    case .detailButton: drawDetail(in: CGRect(x: 0, y: bounds.midY - 11, width: 22, height: 22))
    case .detailDisclosureButton:
      drawDetail(in: CGRect(x: 0, y: bounds.midY - 11, width: 22, height: 22))
      drawChevron(endingAt: bounds.maxX)
    }
  }

  private func drawChevron(endingAt right: CGFloat) {
    let middle = bounds.midY
    let path = UIBezierPath()
    path.move(to: CGPoint(x: right - 6.7, y: middle - 5.2))
    path.addLine(to: CGPoint(x: right - 1.4, y: middle))
    path.addLine(to: CGPoint(x: right - 6.7, y: middle + 5.2))
    stroke(path, width: 2.1, color: .tertiaryLabel)
  }

  private func drawCheckmark() {
    let middle = bounds.midY
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: middle + 0.8))
    path.addLine(to: CGPoint(x: 6, y: middle + 5.6))
    path.addLine(to: CGPoint(x: 14, y: middle - 6))
    stroke(path, width: 2.1, color: tintColor)
  }

  private func drawDetail(in box: CGRect) {
    stroke(UIBezierPath(ovalIn: box.insetBy(dx: 1.6, dy: 1.6)), width: 1.5, color: tintColor)
    tintColor.setFill()
    UIBezierPath(ovalIn: CGRect(x: box.midX - 1.3, y: box.minY + 5, width: 2.6, height: 2.6)).fill()
    let letter = UIBezierPath()
    letter.move(to: CGPoint(x: box.midX - 1.8, y: box.minY + 9.6))
    letter.addLine(to: CGPoint(x: box.midX + 0.2, y: box.minY + 9.6))
    letter.addLine(to: CGPoint(x: box.midX + 0.2, y: box.minY + 15.8))
    letter.move(to: CGPoint(x: box.midX - 2.2, y: box.minY + 15.8))
    letter.addLine(to: CGPoint(x: box.midX + 2.6, y: box.minY + 15.8))
    stroke(letter, width: 1.5, color: tintColor)
  }

  private func stroke(_ path: UIBezierPath, width: CGFloat, color: UIColor) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}
