extension UIPickerView {
  /// An adjustable element to a wheel, called by the row that is chosen.
  var pickerAccessibility: AccessibilityDefaults {
    let parts = accessibilityParts(numberOfComponents) { part, component in
      part.described = { [weak self] in self?.described(component) ?? AccessibilityDefaults() }
      part.place = { [weak self] in self?.columnFrame(component) ?? .zero }
      part.onAdjust = { [weak self] in self?.turn(component, by: $0) }
    }
    return AccessibilityDefaults(elements: parts)
  }

  private func described(_ component: Int) -> AccessibilityDefaults {
    let row = selectedRow(inComponent: component)
    let speaker = delegate as? any UIPickerViewAccessibilityDelegate
    return AccessibilityDefaults(
      label: speaker?.pickerView(self, accessibilityLabelForComponent: component),
      value: row < 0 ? nil : title(ofRow: row, component),
      hint: speaker?.pickerView(self, accessibilityHintForComponent: component),
      traits: .adjustable
    )
  }

  /// The text of a row: its title, or the text in its view.
  private func title(ofRow row: Int, _ component: Int) -> String? {
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    return view(forRow: row, forComponent: component)?.textInside
  }

  private func turn(_ component: Int, by distance: Int) {
    let row = selectedRow(inComponent: component) + distance
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

extension CompactDateFace {
  /// The day and the time are buttons that open a calendar.
  var compactAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(groupsChildren: true)
  }
}
