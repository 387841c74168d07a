import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `A picker that is turned` {
  private final class Page: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 200, width: 320, height: 216))
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      (picker.dataSource, picker.delegate) = (self, self)
      view.addSubview(picker)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      50
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "Row \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }

  private let page = Page()
  private let stage: Stage

  init() {
    stage = Stage(root: page)
    stage.settle()
  }

  @Test(.oracle("W-140")) func `rests at a row, which its delegate hears of once`() {
    let finger = stage.touch(at: CGPoint(x: 160, y: 308))
    finger.move(to: CGPoint(x: 160, y: 208), duration: 0.3)
    finger.stay(for: 0.3)
    finger.lift()
    stage.settle()
    // 100 points without the first ten are 2.8 rows.
    #expect(page.chosen == [3])
    #expect(page.picker.selectedRow(inComponent: 0) == 3)
    let row = page.picker.view(forRow: 3, forComponent: 0)
    #expect(row?.alpha == 1 && abs((row?.frame.height ?? 0) - 32) < 0.01)
  }

  @Test(.oracle("W-140")) func `turns to the row that is tapped`() {
    stage.tap("Row 2")
    stage.settle()
    #expect(page.chosen == [2])
  }

  @Test(.oracle("W-140")) func `is turned by code without a call`() {
    page.picker.selectRow(20, inComponent: 0, animated: true)
    #expect(page.picker.selectedRow(inComponent: 0) == 20)
    stage.settle()
    #expect(page.chosen.isEmpty)
    #expect(page.picker.view(forRow: 20, forComponent: 0)?.alpha == 1)
  }

  @Test func `comes back from beyond its last row`() {
    page.picker.selectRow(49, inComponent: 0, animated: false)
    stage.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 230))
    stage.settle()
    #expect(page.picker.selectedRow(inComponent: 0) == 49 && page.chosen.isEmpty)
  }
}

@Suite(.serialized) struct `A date picker that is used` {
  private let picker = UIDatePicker()
  private let page = UIViewController()
  private final class Count { var events = 0 }
  private let count = Count()
  private let stage: Stage

  init() {
    picker.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    // Friday the 31st of January 2020, 10:20.
    picker.date = Date(timeIntervalSince1970: 1_580_466_000)
    let count = count
    picker.addAction(UIAction { _ in count.events += 1 }, for: .valueChanged)
    page.loadViewIfNeeded()
    page.view.addSubview(picker)
    stage = Stage(root: page)
  }

  private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 200), size: picker.intrinsicContentSize)
    stage.settle()
  }

  private var parts: DateComponents {
    picker.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
  }

  @Test func `takes the last day of a month that is shorter`() {
    show(.date, .wheels)
    // The name of the next month lies below that of the present one.
    stage.tap("February")
    stage.settle()
    #expect(parts.month == 2 && parts.day == 29 && parts.year == 2020)
    #expect(count.events == 1)
    let wheels = picker.face as? WheelDateFace
    #expect(wheels?.selectedRow(inComponent: 1) == 28)
  }

  @Test func `goes over the end of the hours`() {
    show(.time, .wheels)
    stage.tap("11")
    stage.settle()
    #expect(parts.hour == 11 && parts.minute == 20)
    stage.tap("PM")
    stage.settle()
    #expect(parts.hour == 23 && count.events == 2)
  }

  @Test func `comes back to the last date that can be chosen`() {
    picker.maximumDate = picker.date
    show(.date, .wheels)
    stage.tap("February")
    stage.settle()
    #expect(parts.month == 1 && parts.day == 31 && count.events == 0)
    #expect((picker.face as? WheelDateFace)?.selectedRow(inComponent: 0) == 0)
  }

  @Test func `counts down from what its wheels show`() {
    picker.countDownDuration = 60 * 60
    show(.countDownTimer, .wheels)
    stage.tap("2 hours")
    stage.settle()
    #expect(picker.countDownDuration == 2 * 60 * 60 && count.events == 1)
  }

  @Test func `has a calendar whose days and months are tapped`() {
    picker.maximumDate = picker.date.addingTimeInterval(86_400 * 20)
    show(.date, .inline)
    stage.tap("14")
    #expect(parts.day == 14 && parts.month == 1 && parts.hour == 10)
    stage.tap("Next Month")
    #expect(count.events == 1)
    stage.tap("3")
    #expect(parts.day == 3 && parts.month == 2 && count.events == 2)
    // After the last date.
    stage.tap("25")
    #expect(parts.day == 3 && count.events == 2)
  }

  @Test func `opens a card from its line`() throws {
    show(.dateAndTime, .compact)
    stage.tap("Jan 31, 2020")
    stage.settle()
    stage.tap("15")
    #expect(parts.day == 15 && parts.hour == 10 && count.events == 1)
    stage.tap(at: CGPoint(x: 200, y: 820))
    stage.settle()
    #expect(page.view.window?.subviews.contains { $0 is DateCard } == false)
    stage.settle()
    #expect(stage.view(named: "Jan 15, 2020") != nil)
  }
}
