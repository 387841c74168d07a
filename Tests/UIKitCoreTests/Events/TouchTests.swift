import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Touches` {
  final class Rows: UIViewController, @MainActor UITableViewDataSource,
    @MainActor UITableViewDelegate
  {
    let tableView = UITableView()
    override func loadView() {
      tableView.dataSource = self
      tableView.delegate = self
      view = tableView
    }
    var reported: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      50
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      didSelectRowAt indexPath: IndexPath
    ) { reported.append("select \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView,
      didDeselectRowAt indexPath: IndexPath
    ) { reported.append("deselect \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView,
      didHighlightRowAt indexPath: IndexPath
    ) { reported.append("highlight \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView,
      didUnhighlightRowAt indexPath: IndexPath
    ) { reported.append("unhighlight \(indexPath.row)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      reported.append("drag")
    }
    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) { reported.append("let go, \(decelerate ? "goes on" : "rests")") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      reported.append("at rest")
    }
  }

  @Test func `a tapped row is highlighted, then chosen in place of the one before`() {
    let rows = Rows()
    let stage = Stage(.iPhone15, root: rows)
    stage.tap("row 2")
    stage.tap("row 4")
    #expect(
      rows.reported == [
        "highlight 2", "unhighlight 2", "select 2",
        "highlight 4", "unhighlight 4", "deselect 2", "select 4",
      ]
    )
    #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
  }

  @Test func `a dragged table follows the finger and touches no row`() {
    let rows = Rows()
    let stage = Stage(.iPhone15, root: rows)
    let top = rows.tableView.contentOffset.y
    let finger = stage.touch(at: CGPoint(x: 200, y: 600))
    finger.move(to: CGPoint(x: 200, y: 588), duration: 0.05)
    let begun = rows.tableView.contentOffset.y
    finger.move(to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(rows.tableView.contentOffset.y == begun + 188)
    #expect(begun - top < 12)
    finger.stay(for: 0.2)
    finger.lift()
    #expect(rows.reported == ["drag", "let go, rests"])
  }

  @Test(.oracle("V-20"))
  func `a flung table goes on and comes to rest on a pixel's worth of nothing`() {
    let rows = Rows()
    let stage = Stage(.iPhone15, root: rows)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
    let left = rows.tableView.contentOffset.y
    #expect(rows.tableView.isDecelerating)
    stage.settle()
    #expect(rows.reported == ["drag", "let go, goes on", "at rest"])
    // 1000 points a second at a rate of 0.998 go 494 points further, until 10 are left.
    #expect(abs(rows.tableView.contentOffset.y - left - 494) < 1)
  }

  @Test func `a table pulled beyond its top comes back`() {
    let rows = Rows()
    let stage = Stage(.iPhone15, root: rows)
    let top = rows.tableView.contentOffset.y
    let finger = stage.touch(at: CGPoint(x: 200, y: 300))
    finger.move(to: CGPoint(x: 200, y: 500), duration: 0.2)
    #expect(rows.tableView.contentOffset.y < top - 60)
    #expect(rows.tableView.contentOffset.y > top - 200)
    finger.lift()
    stage.settle()
    #expect(rows.tableView.contentOffset.y == top)
  }

  @Test func `a row held down is highlighted after a moment, and let go by a drag`() {
    let rows = Rows()
    let stage = Stage(.iPhone15, root: rows)
    let finger = stage.touch(at: CGPoint(x: 200, y: 300))
    #expect(rows.reported == [])
    finger.stay(for: 0.2)
    #expect(rows.reported == ["highlight 5"])
    finger.move(to: CGPoint(x: 200, y: 250), duration: 0.1)
    #expect(rows.reported == ["highlight 5", "unhighlight 5", "drag"])
    finger.lift()
  }

  @Test func `pages rest at multiples of their width`() {
    let controller = UIViewController()
    let stage = Stage(.iPhone15, root: controller)
    let pages = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    pages.isPagingEnabled = true
    pages.contentSize = CGSize(width: 900, height: 300)
    controller.view.addSubview(pages)
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.1)
    stage.settle()
    #expect(pages.contentOffset == CGPoint(x: 300, y: 0))
    let slow = stage.touch(at: CGPoint(x: 150, y: 200))
    slow.move(to: CGPoint(x: 250, y: 200), duration: 0.2)
    slow.stay(for: 0.3)
    slow.lift()
    stage.settle()
    #expect(pages.contentOffset == CGPoint(x: 300, y: 0))
  }

  @Test(.oracle("W-107")) func `a finger has no force where the screen feels none`() {
    final class Felt: UIView {
      var forces: [CGFloat] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forces += touches.flatMap { [$0.force, $0.maximumPossibleForce] }
      }
    }
    let controller = UIViewController()
    let felt = Felt()
    controller.view = felt
    let stage = Stage(.iPhone15, root: controller)
    stage.tap(at: CGPoint(x: 100, y: 300))
    #expect(felt.forces == [0, 0])
    #expect(felt.traitCollection.forceTouchCapability != .available)
  }

  @Test func `controls take their taps, drags and letters`() {
    let controller = UIViewController()
    let stage = Stage(.iPhone15, root: controller)
    let (toggle, slider) = (UISwitch(), UISlider())
    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    let field = UITextField()
    toggle.frame.origin = CGPoint(x: 20, y: 100)
    slider.frame = CGRect(x: 20, y: 160, width: 204, height: 31)
    segments.frame = CGRect(x: 20, y: 220, width: 300, height: 32)
    field.frame = CGRect(x: 20, y: 280, width: 300, height: 34)
    field.placeholder = "Name"
    for view in [toggle, slider, segments, field] { controller.view.addSubview(view) }
    stage.tap(toggle)
    #expect(toggle.isOn)
    stage.drag(from: CGPoint(x: 34, y: 175), to: CGPoint(x: 122, y: 175))
    #expect(abs(slider.value - 0.5) < 0.01)
    stage.tap("Week")
    #expect(segments.selectedSegmentIndex == 1)
    stage.tap("Name")
    #expect(field.isEditing)
    stage.type("Ada")
    stage.press(key: 42)
    #expect(field.text == "Ad")
    #expect(stage.window.endEditing(false))
    #expect(!field.isEditing)
  }

  final class Commander: UIViewController {
    var done: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "s", modifierFlags: .command, action: "save:"),
        UIKeyCommand(input: "d", modifierFlags: .command, action: "drop:"),
      ]
    }
    override func validate(_ command: UICommand) {
      if command.action == "drop:" { command.attributes.insert(.disabled) }
    }
  }

  @Test func `a key command goes up the chain to whoever has it`() {
    for name in ["save:", "drop:"] {
      ActionTable.register(Selector(name), of: Commander.self) { target, _, _ in
        (target as? Commander)?.done.append(name)
      }
    }
    let commander = Commander()
    let stage = Stage(.iPhone15, root: commander)
    stage.press(key: 22, modifiers: .command)
    stage.press(key: 7, modifiers: .command)
    stage.press(key: 22)
    #expect(commander.done == ["save:"])
  }

  @Test func `a command that was added counts until it is removed`() {
    ActionTable.register("save:", of: Commander.self) { target, _, _ in
      (target as? Commander)?.done.append("save:")
    }
    let commander = Commander()
    let stage = Stage(.iPhone15, root: commander)
    let command = UIKeyCommand(input: "e", modifierFlags: .command, action: "save:")
    commander.addKeyCommand(command)
    stage.press(key: 8, modifiers: .command)
    commander.removeKeyCommand(command)
    stage.press(key: 8, modifiers: .command)
    #expect(commander.done == ["save:"])
    let plain = UIViewController()
    #expect(plain.keyCommands == nil)
    plain.addKeyCommand(command)
    #expect(plain.keyCommands == [command])
  }

  final class Warned: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test(.oracle("C-33"))
  func `a memory warning reaches every controller, on the screen or not`() {
    let (shown, child, apart) = (Warned(), Warned(), Warned())
    shown.addChild(child)
    child.loadViewIfNeeded()
    let stage = Stage(.iPhone15, root: shown)
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    stage.memoryWarning()
    NotificationCenter.default.removeObserver(observer)
    #expect([shown, child, apart].map(\.warnings) == [1, 1, 1] && posted == 1)
    #expect([shown, child, apart].map(\.isViewLoaded) == [true, true, false])
  }
}
