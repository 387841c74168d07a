import Testing
import UIKitTesting

@testable import UIKitCore

/// Rows of tables.
@Suite struct `A row, spoken` {
  final class Rows: UITableViewController {
    var makeCell: (Int) -> UITableViewCell = { _ in UITableViewCell() }
    var count = 1
    var chosen: [Int] = []
    var deleted: [Int] = []
    var asked: [Int] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { makeCell(indexPath.row) }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { "Birds" }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }

    override func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { asked.append(indexPath.row) }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      deleted.append(indexPath.row)
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }

  private func cell(_ text: String, _ detail: String? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = text
    cell.detailTextLabel?.text = detail
    return cell
  }

  private func lines(_ rows: Rows) -> [String] {
    let stage = Stage(root: rows)
    stage.turn()
    return stage.screen.spokenElements.map(\.spoken.description)
  }

  @Test(.oracle("A-37")) func `is one element of all its words, under its heading`() {
    let rows = Rows(style: .plain)
    rows.makeCell = { _ in cell("Wren", "2 seen") }
    #expect(lines(rows) == ["Birds. Heading.", "Wren, 2 seen"])
  }

  @Test(.oracle("A-37")) func `takes value and kind of a switch that is alone in it`() {
    let rows = Rows(style: .plain)
    rows.makeCell = { _ in
      let row = cell("Wi-Fi")
      let control = UISwitch()
      control.isOn = true
      row.accessoryView = control
      return row
    }
    #expect(lines(rows).last == "Wi-Fi. Switch Button. On.")
  }

  @Test(.oracle("A-37")) func `is selected when it is chosen or ticked`() {
    let rows = Rows(style: .plain)
    rows.makeCell = { _ in
      let row = cell("Owl")
      row.accessoryType = .checkmark
      return row
    }
    #expect(lines(rows).last == "Selected: Owl")
  }

  @Test func `stands beside buttons in it, which are elements of their own`() {
    let rows = Rows(style: .plain)
    rows.makeCell = { _ in
      let row = UITableViewCell()
      let label = UILabel(frame: CGRect(x: 16, y: 0, width: 100, height: 40))
      label.text = "Robin"
      let button = UIButton(type: .system)
      button.setTitle("Call", for: .normal)
      button.frame = CGRect(x: 200, y: 0, width: 60, height: 40)
      row.contentView.addSubview(label)
      row.contentView.addSubview(button)
      return row
    }
    let stage = Stage(root: rows)
    #expect(stage.speech == "Birds. Heading.\nRobin — Actions available.\nCall. Button.")
    stage.voiceOver.start()
    stage.voiceOver.focus(on: "Robin")
    stage.voiceOver.activate()
    #expect(rows.chosen == [0])
  }

  private func row(_ views: UIView...) -> UITableViewCell {
    let row = UITableViewCell()
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 16 + 110 * CGFloat(index), y: 0, width: 100, height: 40)
      row.contentView.addSubview(view)
    }
    return row
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test(.oracle("A-37")) func `is not named twice where its switch is called like its text`() {
    let rows = Rows(style: .plain)
    rows.makeCell = { _ in
      let control = UISwitch()
      control.accessibilityLabel = "Rare bird"
      return row(label("Rare bird"), control)
    }
    #expect(lines(rows).last == "Rare bird. Switch Button. Off.")
  }

  @Test func `leaves text that is edited, wheels and lists to themselves`() {
    let rows = Rows(style: .plain)
    let notes = UITextView()
    notes.text = "Seen at dawn"
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .wheels
    rows.count = 2
    rows.makeCell = { $0 == 0 ? row(label("Notes"), notes) : row(date) }
    let spoken = lines(rows)
    #expect(spoken.contains("Notes") && spoken.contains("Seen at dawn. Text Field."))
    #expect(spoken.count { $0.hasSuffix("Adjustable.") } >= 3)
  }

  @Test(.oracle("A-20")) func `has its buttons in reading order, whichever was added first`() {
    let rows = Rows(style: .plain)
    rows.makeCell = { _ in
      let (first, second) = (UIButton(type: .system), UIButton(type: .system))
      first.setTitle("First", for: .normal)
      second.setTitle("Second", for: .normal)
      let row = row(label("Robin"), first, second)
      row.contentView.bringSubviewToFront(first)
      return row
    }
    #expect(lines(rows).suffix(3) == ["Robin", "First. Button.", "Second. Button."])
  }

  @Test func `is described once while a screen is read`() {
    final class Counted: UITableViewCell {
      var count = 0
      override var accessibilityDefaults: AccessibilityDefaults {
        count += 1
        return super.accessibilityDefaults
      }
    }
    let rows = Rows(style: .plain)
    let counted = Counted(style: .default, reuseIdentifier: nil)
    counted.textLabel?.text = "Wren"
    rows.makeCell = { _ in counted }
    let stage = Stage(root: rows)
    stage.turn()
    counted.count = 0
    _ = stage.screen.accessibilitySnapshot
    #expect(counted.count == 1)
  }

  @Test(.oracle("A-37")) func `offers its accessory and its swipes as actions`() {
    let rows = Rows(style: .plain)
    rows.count = 2
    rows.makeCell = { index in
      let row = cell("Row \(index)")
      row.accessoryType = .detailButton
      return row
    }
    let stage = Stage(root: rows)
    stage.voiceOver.start()
    stage.voiceOver.focus(on: "Row 1")
    #expect(stage.voiceOver.actions == ["Delete", "More Info"])
    #expect(stage.voiceOver.lastHint == "Actions available.")
    stage.voiceOver.perform("More Info")
    #expect(rows.asked == [1])
    stage.voiceOver.perform("Delete")
    #expect(rows.deleted == [1])
    #expect(stage.voiceOver.focusedElement != nil)
  }

  @Test func `is reached by going on, however many there are`() {
    let rows = Rows(style: .plain)
    rows.count = 200
    rows.makeCell = { cell("Row \($0)") }
    let stage = Stage(root: rows)
    stage.voiceOver.start()
    var steps = 0
    while stage.voiceOver.next(), steps < 300 { steps += 1 }
    #expect(steps == 200)
    #expect(stage.voiceOver.lastSpeech == "Row 199")
    while stage.voiceOver.previous(), steps > 0 { steps -= 1 }
    #expect(stage.voiceOver.lastSpeech == "Birds. Heading.")
  }
}
