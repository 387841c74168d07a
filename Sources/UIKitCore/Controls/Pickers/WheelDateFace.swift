/// A date picker's wheels.
final class WheelDateFace: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private var columns: [DateWheel] = []
  /// Called with the rows that a person has turned the wheels to.
  var onChoice: (_ rows: [Int], _ columns: [DateWheel]) -> Void = { _, _ in }

  convenience init(formats: DateFormats, date: Date, duration: TimeInterval) {
    self.init(frame: .zero)
    columns = formats.wheels(date, duration: duration)
    dataSource = self
    delegate = self
    for (index, column) in columns.enumerated() {
      selectRow(column.chosen, inComponent: index, animated: false)
      wheels[index].isEndless = column.isEndless
    }
  }

  /// Turns the wheels to a date, or to where one lies that they were turned beyond.
  func show(_ date: Date, _ formats: DateFormats, animated: Bool) {
    for (index, column) in columns.enumerated() {
      let row = formats.row(of: date, in: column)
      guard row != selectedRow(inComponent: index) else { continue }
      selectRow(row, inComponent: index, animated: animated)
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { columns[component].title(row) }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    columns[component].width ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = label(forRow: row, forComponent: component)
    (label as? UILabel)?.textAlignment = columns[component].alignment
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    onChoice(columns.indices.map { selectedRow(inComponent: $0) }, columns)
  }
}
