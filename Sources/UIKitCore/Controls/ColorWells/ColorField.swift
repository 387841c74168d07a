internal import QuartzCore

/// An area of colours under a finger: squares of a grid, or all colours without gaps.
final class ColorField: UIView {
  /// The arrangement of the colours.
  enum Kind { case grid, spectrum }

  private let kind: Kind
  /// Called with the colour under the finger, and whether the finger is still down.
  var picked: (UIColor, Bool) -> Void = { _, _ in }
  /// The columns and rows of a grid: those of UIKit's are 12 and 10.
  private static let (columns, rows) = (12, 10)

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
    layer.cornerRadius = 8
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = kind == .grid ? "Grid of colors" : "Spectrum of colors"
  }

  required init?(coder: NSCoder) { nil }

  /// The columns and rows that are drawn.
  private var counts: (columns: Int, rows: Int) {
    kind == .grid ? (Self.columns, Self.rows) : (48, 40)
  }

  /// The colour of a square: greys in the first row of a grid, and hues from dark to light below;
  /// hues from light to dark in a spectrum.
  private func color(column: Int, row: Int) -> UIColor {
    let (columns, rows) = counts
    let across = CGFloat(column) / CGFloat(columns)
    if kind == .grid, row == 0 {
      return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
    }
    let down = kind == .grid ? CGFloat(row) / CGFloat(rows) : 1 - CGFloat(row) / CGFloat(rows)
    let brightness = min(down * 2, 1)
    let saturation = min((1 - down) * 2, 1)
    return UIColor(hue: across, saturation: saturation, brightness: brightness, alpha: 1)
  }

  /// The colour at a point; outside of the field that at its edge.
  func color(at point: CGPoint) -> UIColor {
    let (columns, rows) = counts
    let x = Int(point.x / max(bounds.width, 1) * CGFloat(columns))
    let y = Int(point.y / max(bounds.height, 1) * CGFloat(rows))
    return color(column: min(max(x, 0), columns - 1), row: min(max(y, 0), rows - 1))
  }

  override func draw(_ rect: CGRect) {
    let (columns, rows) = counts
    let size = CGSize(
      width: bounds.width / CGFloat(columns),
      height: bounds.height / CGFloat(rows)
    )
    for row in 0..<rows {
      for column in 0..<columns {
        color(column: column, row: row).setFill()
        let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        UIRectFill(CGRect(origin: origin, size: size))
      }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pick(touches, isDown: true)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    pick(touches, isDown: true)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    pick(touches, isDown: false)
  }

  private func pick(_ touches: Set<UITouch>, isDown: Bool) {
    guard let touch = touches.first else { return }
    picked(color(at: touch.location(in: self)), isDown)
  }
}
