import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A calendar of March 2026, whose weekends cannot be chosen and whose tenth day has a mark.
private final class Screen: UIViewController, UICalendarViewDelegate,
  UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
{
  let month = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 380))
  var calls: [String] = []
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    month.locale = Locale(identifier: "en_US")
    month.calendar = calendar
    month.visibleDateComponents = DateComponents(year: 2026, month: 3)
    month.delegate = self
    view.addSubview(month)
  }

  private func isWeekend(_ parts: DateComponents?) -> Bool {
    parts.flatMap(calendar.date(from:)).map(calendar.isDateInWeekend) ?? false
  }
  private func text(_ parts: DateComponents?) -> String {
    parts.map { "\($0.month ?? 0)/\($0.day ?? 0)" } ?? "none"
  }

  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    dateComponents.day == 10 ? .default(color: .systemRed, size: .large) : nil
  }
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { calls.append("left \(previousDateComponents.month ?? 0)") }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  ) { calls.append("chose \(text(dateComponents))") }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { !isWeekend(dateComponents) }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  ) { calls.append("chose \(text(dateComponents))") }
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  ) { calls.append("took back \(text(dateComponents))") }
}

@Suite(.serialized) struct `Calendars` {
  private func shown() -> (Stage, Screen) {
    let screen = Screen()
    let stage = Stage(.iPhone15, root: screen)
    stage.turn(2)
    return (stage, screen)
  }

  private func tap(_ day: Int, _ stage: Stage, _ screen: Screen) {
    stage.tap(screen.month.face.days.cells[day - 1])
    stage.turn()
  }

  @Test(.oracle("W-190")) func `one day is chosen, those that cannot be are not`() {
    let (stage, screen) = shown()
    let choice = UICalendarSelectionSingleDate(delegate: screen)
    screen.month.selectionBehavior = choice
    stage.turn()
    tap(12, stage, screen)
    Gallery.keep(stage, as: "calendar")
    tap(14, stage, screen)
    #expect(screen.calls == ["chose 3/12"] && choice.selectedDate?.day == 12)
    #expect(screen.month.face.days.cells.filter(\.isSelected).count == 1)
    tap(12, stage, screen)
    #expect(screen.calls.last == "chose none" && choice.selectedDate == nil)
    choice.setSelected(DateComponents(year: 2026, month: 3, day: 4), animated: true)
    #expect(screen.month.face.days.cells[3].isSelected && screen.calls.count == 2)
  }

  @Test(.oracle("W-190")) func `several days are chosen and taken back`() {
    let (stage, screen) = shown()
    let choice = UICalendarSelectionMultiDate(delegate: screen)
    screen.month.selectionBehavior = choice
    stage.turn()
    for day in [3, 5, 3] { tap(day, stage, screen) }
    #expect(screen.calls == ["chose 3/3", "chose 3/5", "took back 3/3"])
    #expect(choice.selectedDates.map(\.day) == [5])
  }

  @Test(.oracle("W-190")) func `arrows lead to other months within the range`() throws {
    let (stage, screen) = shown()
    let first = try #require(
      screen.calendar.date(from: DateComponents(year: 2026, month: 2, day: 20))
    )
    screen.month.availableDateRange = DateInterval(start: first, end: .distantFuture)
    stage.turn()
    #expect(screen.month.face.days.cells.count == 31)
    stage.tap("Previous Month")
    stage.settle()
    #expect(screen.month.visibleDateComponents.month == 2)
    #expect(screen.month.face.days.cells.count == 28)
    #expect(!screen.month.face.days.cells[18].isEnabled)
    #expect(screen.month.face.days.cells[19].isEnabled)
    stage.tap("Previous Month")
    stage.settle()
    #expect(screen.calls == ["left 3"])
  }

  @Test(.oracle("W-190")) func `days have the marks of the delegate`() {
    let (stage, screen) = shown()
    let cells = screen.month.face.days.cells
    #expect(cells[9].mark != nil && cells[10].mark == nil)
    screen.month.wantsDateDecorations = false
    stage.turn()
    #expect(screen.month.face.days.cells.allSatisfy { $0.mark == nil })
  }
}
