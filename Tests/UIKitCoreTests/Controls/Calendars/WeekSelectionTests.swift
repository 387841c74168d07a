import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A calendar of March 2026 of which a week may be chosen, but not the one from the 15th.
private final class Screen: UIViewController, UICalendarSelectionWeekOfYearDelegate {
  let month = UICalendarView(frame: CGRect(x: 20, y: 100, width: 350, height: 380))
  var calls: [String] = []

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    month.locale = Locale(identifier: "en_US")
    month.calendar = calendar
    month.visibleDateComponents = DateComponents(year: 2026, month: 3)
    month.selectionBehavior = UICalendarSelectionWeekOfYear(delegate: self)
    view.addSubview(month)
  }

  var choice: UICalendarSelectionWeekOfYear? {
    month.selectionBehavior as? UICalendarSelectionWeekOfYear
  }
  /// The days that are drawn as chosen.
  var days: [Int] {
    month.face.days.cells.enumerated().filter(\.element.isSelected).map { $0.offset + 1 }
  }

  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    calls.append(weekOfYearComponents.map { "week \($0.weekOfYear ?? 0)" } ?? "none")
  }
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { weekOfYearComponents?.weekOfYear != 12 }
}

@Suite(.serialized) struct `Weeks of calendars` {
  @Test(.oracle("W-214")) func `a tap on a day chooses its week, and another one none`() {
    let screen = Screen()
    let stage = Stage(.iPhone15, root: screen)
    stage.turn(2)
    func tap(_ day: Int) {
      stage.tap(screen.month.face.days.cells[day - 1])
      stage.turn()
    }
    tap(12)
    #expect(screen.days == Array(8...14) && screen.calls == ["week 11"])
    #expect(screen.choice?.selectedWeekOfYear?.yearForWeekOfYear == 2026)
    tap(17)
    #expect(screen.days == Array(8...14) && screen.calls.count == 1)
    tap(8)
    #expect(screen.days == [] && screen.calls.last == "none")
    screen.choice?.setSelected(
      DateComponents(weekOfYear: 10, yearForWeekOfYear: 2026),
      animated: false
    )
    #expect(screen.days == Array(1...7) && screen.calls.count == 2)
  }
}
