/// A date picker's wheels.
final class WheelDateFace: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private var columns: [DateWheel] = []

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

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].rows.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { columns[component].rows[row] }

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
}
