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
