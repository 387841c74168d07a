import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A picker` {
  final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 5 : 3
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(component).\(row)" }
  }

  @Test(.oracle("Q-17")) func `is 320 by 216 points`() {
    #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func `turns its wheels to rows that it has`() {
    let rows = Rows()
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 1) == 2)
    let view = picker.view(forRow: 3, forComponent: 0) as? UILabel
    #expect(view?.text == "0.3" && view?.alpha == 1)
    #expect((picker.view(forRow: 4, forComponent: 0)?.alpha ?? 1) < 1)
  }
}

@Suite struct `A date picker` {
  @Test(arguments: [(1e300, 23, 59), (.nan, 0, 0), (-1e300, 0, 0), (5400, 1, 30)])
  func `counts down from less than a day`(
    duration: TimeInterval,
    hours: Int,
    minutes: Int
  ) throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = duration
    picker.layoutIfNeeded()
    let face = try #require(picker.subviews.lazy.compactMap { $0 as? WheelDateFace }.first)
    #expect(face.selectedRow(inComponent: 0) == hours)
    #expect(face.selectedRow(inComponent: 1) == minutes)
  }

  private func picker(_ mode: UIDatePicker.Mode, _ locale: String) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: locale)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = mode
    picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    return picker
  }

  @Test func `orders its wheels as the language does`() {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func chosen(_ locale: String) -> [String] {
      picker(.date, locale).formats.wheels(date, duration: 0).map { $0.title($0.chosen) }
    }
    #expect(chosen("en_US") == ["March", "8", "2023"])
    #expect(chosen("de_DE") == ["8", "März", "2023"])
  }

  @Test func `counts hours as the language does`() {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    func chosen(_ locale: String) -> [String] {
      picker(.time, locale).formats.wheels(date, duration: 0).map { $0.title($0.chosen) }
    }
    #expect(chosen("en_US") == ["8", "26", "PM"])
    #expect(chosen("de_DE") == ["20", "26"])
  }

  @Test func `is a line unless asked otherwise`() {
    #expect(picker(.date, "en_US").datePickerStyle == .compact)
    #expect(picker(.countDownTimer, "en_US").datePickerStyle == .wheels)
  }

  @Test func `holds its date between its ends`() {
    let picker = picker(.date, "en_US")
    let end = Date(timeIntervalSinceReferenceDate: 600_000_000)
    picker.maximumDate = end
    #expect(picker.date == end)
  }

  @Test func `reads its mode, style and date`() throws {
    let picker: UIDatePicker = try decoded(
      """
      <datePicker datePickerMode="date" minuteInterval="5" style="inline" id="d">
      <date key="date" timeIntervalSinceReferenceDate="448248004"/></datePicker>
      """
    )
    #expect(picker.datePickerMode == .date && picker.datePickerStyle == .inline)
    #expect(picker.minuteInterval == 5)
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 448_248_004))
  }

  @Test func `is wheels where an older document left room for them`() throws {
    let picker: UIDatePicker = try decoded(
      """
      <datePicker datePickerMode="date" minuteInterval="1" id="d">
      <rect key="frame" x="0" y="0" width="375" height="216"/></datePicker>
      """
    )
    #expect(picker.datePickerStyle == .wheels)
  }
}
