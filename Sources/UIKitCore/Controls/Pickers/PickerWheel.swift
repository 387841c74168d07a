/// One wheel of a picker: its rows lie on a drum that is seen from the front.
final class PickerWheel: UIView {
  var count = 0
  var chosen = 0
  /// Whether the first row follows the last.
  var isEndless = false
  var rowHeight: CGFloat = 32
  var makeRow: (Int) -> UIView = { _ in UIView() }
  private(set) var visible: [Int: UIView] = [:]

  /// Radius of the drum, in points.
  private static let radius: CGFloat = 104

  /// Rows that can be seen on either side of the chosen one.
  private static let reach = 4

  /// Forgets the views of rows.
  func reload() {
    for view in visible.values { view.removeFromSuperview() }
    visible = [:]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let slots = (-Self.reach...Self.reach).compactMap { slot in row(at: slot).map { (slot, $0) } }
    for (row, view) in visible where !slots.contains(where: { $0.1 == row }) {
      view.removeFromSuperview()
      visible[row] = nil
    }
    for (slot, row) in slots { place(view(of: row), slot: slot) }
  }

  private func row(at slot: Int) -> Int? {
    guard count > 0 else { return nil }
    let row = chosen + slot
    if isEndless, count > 2 * Self.reach { return (row % count + count) % count }
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
  private func place(_ view: UIView, slot: Int) {
    let angle = CGFloat(slot) * rowHeight / Self.radius
    guard abs(angle) < .pi / 2 else {
      view.isHidden = true
      return
    }
    view.isHidden = false
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY + Self.radius * sin(angle))
    // Rows at the side of the drum are also a little narrower.
    let across = 1 - 0.12 * (1 - cos(angle))
    view.transform = CGAffineTransform(scaleX: across, y: cos(angle))
    view.alpha = slot == 0 ? 1 : 0.12 + 0.5 * cos(angle) * cos(angle)
  }
}
