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
      addSubview(wheel)
      return wheel
    }
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

  /// Where a wheel stands, in the picker's bounds.
  func columnFrame(_ component: Int) -> CGRect {
    let count = max(numberOfComponents, 1)
    let inner = bounds.insetBy(dx: 18, dy: 0)
    let asked = (0..<count).map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let gap: CGFloat = 5
    let fixed = asked.reduce(0, +)
    let open = asked.filter { $0 == 0 }.count
    let left = max(0, inner.width - fixed - gap * CGFloat(count - 1))
    let widths = asked.map { $0 > 0 ? $0 : left / CGFloat(max(open, 1)) }
    let total = widths.reduce(0, +) + gap * CGFloat(count - 1)
    let before = widths.prefix(component).reduce(0, +) + gap * CGFloat(component)
    let x = inner.midX - total / 2 + before
    let width = widths.indices.contains(component) ? widths[component] : 0
    return mirrored(
      CGRect(x: x, y: bounds.minY, width: width, height: bounds.height),
      in: bounds
    )
  }

  func layOutWheels() {
    // The band that marks the chosen rows; rounded and inset since iOS 14.
    band.frame = CGRect(
      x: bounds.minX + 9,
      y: bounds.midY - 17,
      width: max(0, bounds.width - 18),
      height: 34
    )
    band.cornerRadius = 8
    band.backgroundColor = resolved(.tertiarySystemFill)
    for (component, wheel) in wheels.enumerated() { wheel.frame = columnFrame(component) }
  }
}
