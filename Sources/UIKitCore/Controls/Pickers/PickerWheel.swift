/// One wheel of a picker: its rows are on a drum, viewed from the front.
final class PickerWheel: UIView {
  var count = 0
  var chosen = 0
  /// `true` if the first row follows the last.
  var isEndless = false
  var rowHeight: CGFloat = 32
  var makeRow: (Int) -> UIView = { _ in UIView() }
  private(set) var visible: [Int: UIView] = [:]

  private var drum: WheelDrum { WheelDrum(height: bounds.height, rowHeight: rowHeight) }

  /// Forgets the views of rows.
  func reload() {
    for view in visible.values { view.removeFromSuperview() }
    visible = [:]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let drum = drum
    let slots = (-drum.reach...drum.reach).compactMap { slot in
      row(at: slot, reach: drum.reach).map { (slot, $0) }
    }
    for (row, view) in visible where !slots.contains(where: { $0.1 == row }) {
      view.removeFromSuperview()
      visible[row] = nil
    }
    for (slot, row) in slots { place(view(of: row), slot: slot, on: drum) }
  }

  private func row(at slot: Int, reach: Int) -> Int? {
    guard count > 0 else { return nil }
    let row = chosen + slot
    if isEndless, count > 2 * reach { return (row % count + count) % count }
    return (0..<count).contains(row) ? row : nil
  }

  private func view(of row: Int) -> UIView {
    if let view = visible[row] { return view }
    let view = makeRow(row)
    visible[row] = view
    addSubview(view)
    return view
  }

  /// Lays a row on the drum: further from the middle it is lower and fainter.
  private func place(_ view: UIView, slot: Int, on drum: WheelDrum) {
    let angle = drum.angle(slot: slot)
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + drum.radius * sin(angle))
    view.transform = CGAffineTransform(scaleX: 1, y: cos(angle))
    view.alpha = slot == 0 ? 1 : 0.12 + 0.5 * cos(angle) * cos(angle)
  }
}

/// The drum that a picker's rows lie on, by the height of the picker (W-10).
///
/// It is a table 75 points higher than the picker that is bent to a circle: twice its rows make a
/// turn, and the radius is a fixed part of its height.
nonisolated struct WheelDrum {
  /// In points.
  var height: CGFloat
  /// In points; at least one.
  var rowHeight: CGFloat

  private static let overhang: CGFloat = 75
  private static let radiusByHeight: CGFloat = 0.334225372

  /// The number of rows in a full turn.
  private var turn: Int {
    let rows = 2 * (height + Self.overhang) / max(rowHeight, 1)
    return rows.isFinite ? Int(min(rows, 1000).rounded(.up)) : 1
  }

  /// In points.
  var radius: CGFloat { Self.radiusByHeight * (height + Self.overhang) }

  /// The angle of a row from the middle one, in radians.
  func angle(slot: Int) -> CGFloat { 2 * .pi * CGFloat(slot) / CGFloat(turn) }

  /// Visible rows on either side of the chosen one: those turned by less than a quarter.
  var reach: Int { (max(turn, 1) - 1) / 4 }
}
