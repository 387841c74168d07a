extension UIPickerView {
  func rebuildWheels() {
    let old = wheels
    for wheel in old { wheel.removeFromSuperview() }
    wheels = (0..<numberOfComponents).map { component in
      let wheel = PickerWheel()
      wheel.count = numberOfRows(inComponent: component)
      wheel.chosen = old.indices.contains(component) ? old[component].chosen : 0
      wheel.chosen = min(wheel.chosen, max(wheel.count - 1, 0))
      wheel.rowHeight = rowHeight(component)
      wheel.makeRow = { [weak self] in self?.makeView($0, component) ?? UIView() }
      wheel.onChoice = { [weak self] in self?.chose($0, component) }
      addSubview(wheel)
      return wheel
    }
  }

  /// A person has turned a wheel to another row.
  func chose(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  func rowHeight(_ component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : 32
  }

  private func makeView(_ row: Int, _ component: Int) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      ?? label(forRow: row, forComponent: component)
  }

  /// The label of a row that brings no view of its own.
  func label(forRow row: Int, forComponent component: Int) -> UIView {
    let label = UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    let attributed = delegate?.pickerView(
      self,
      attributedTitleForRow: row,
      forComponent: component
    )
    if let attributed {
      label.attributedText = attributed
      label.textAlignment = .center
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  /// The rectangle of a wheel, in the picker's bounds (W-11).
  func columnFrame(_ component: Int) -> CGRect {
    let widths = columnWidths
    let total = widths.reduce(0, +) + Self.columnGap * CGFloat(max(widths.count - 1, 0))
    let before = widths.prefix(component).reduce(0, +) + Self.columnGap * CGFloat(component)
    let width = widths.indices.contains(component) ? widths[component] : 0
    return mirrored(
      CGRect(
        x: bounds.midX - total / 2 + before,
        y: bounds.minY,
        width: width,
        height: bounds.height
      ),
      in: bounds
    )
  }

  private static let columnGap: CGFloat = 5

  /// The distance of the band from the sides, in points; the columns keep twice that.
  private static let sideInset: CGFloat = 9

  /// The widths that the delegate asks for; the other columns share the rest, in whole points.
  private var columnWidths: [CGFloat] {
    let count = numberOfComponents
    let asked = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let room = bounds.width - 2 * Self.sideInset - Self.columnGap * CGFloat(max(count - 1, 0))
    let open = asked.filter { $0 <= 0 }.count
    let share = max(0, (room - asked.reduce(0, +)) / CGFloat(max(open, 1))).rounded(.down)
    return asked.map { $0 > 0 ? $0 : share }
  }

  /// The band that marks the chosen rows, a point higher than a row at either side; rounded and
  /// inset since iOS 14 (W-11).
  private var bandFrame: CGRect {
    let height = (0..<wheels.count).map(rowHeight).max() ?? 32
    return CGRect(
      x: bounds.minX + Self.sideInset,
      y: bounds.midY - height / 2 - 1,
      width: max(0, bounds.width - 2 * Self.sideInset),
      height: height + 2
    )
  }

  func layOutWheels() {
    band.frame = bandFrame
    band.cornerRadius = 8
    band.backgroundColor = resolved(.tertiarySystemFill)
    for (component, wheel) in wheels.enumerated() { wheel.frame = columnFrame(component) }
  }
}
