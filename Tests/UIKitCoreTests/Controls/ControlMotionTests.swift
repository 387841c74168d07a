import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Controls that move` {
  private let page = UIViewController()
  private let stage: Stage

  init() { stage = Stage(root: page) }

  private func show(
    _ view: UIView,
    at frame: CGRect = CGRect(x: 40, y: 200, width: 200, height: 40)
  ) {
    view.frame = frame
    page.view.addSubview(view)
    stage.settle()
  }

  /// Counts the events of a control.
  private func events(of control: UIControl) -> () -> Int {
    final class Count { var events = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.events += 1 }, for: .valueChanged)
    return { count.events }
  }

  @Test(.oracle("W-141")) func `a switch slides to its other state`() {
    let control = UISwitch()
    let events = events(of: control)
    show(control)
    stage.tap(control)
    #expect(control.isOn && events() == 1)
    #expect(stage.screen.frameLoop.needsFrame)
    stage.settle()
  }

  @Test(.oracle("W-141")) func `a switch follows a drag and says so once`() {
    let control = UISwitch()
    let events = events(of: control)
    show(control)
    let finger = stage.touch(at: CGPoint(x: 50, y: 215))
    finger.move(to: CGPoint(x: 80, y: 215))
    #expect(control.isOn && events() == 0)
    finger.lift()
    #expect(control.isOn && events() == 1)
    let back = stage.touch(at: CGPoint(x: 80, y: 215))
    back.move(to: CGPoint(x: 50, y: 215))
    back.move(to: CGPoint(x: 80, y: 215))
    back.lift()
    #expect(control.isOn && events() == 1)
  }

  @Test(.oracle("W-141")) func `a stepper that is held goes on`() {
    let stepper = UIStepper()
    let events = events(of: stepper)
    show(stepper)
    let finger = stage.touch(at: CGPoint(x: 110, y: 215))
    finger.stay(for: 0.3)
    #expect(stepper.value == 0)
    finger.stay(for: 0.7)
    #expect(stepper.value >= 2)
    let held = stepper.value
    finger.lift()
    #expect(stepper.value == held && events() == Int(held))
    stepper.autorepeat = false
    stage.press(at: CGPoint(x: 110, y: 215), for: 2)
    #expect(stepper.value == held + 1)
  }

  @Test(.oracle("W-141")) func `dots follow a drag`() {
    let dots = UIPageControl()
    dots.numberOfPages = 5
    let events = events(of: dots)
    show(dots)
    let finger = stage.touch(at: CGPoint(x: 120, y: 220))
    finger.move(to: CGPoint(x: 155, y: 220))
    #expect(dots.currentPage == 2 && events() == 2)
    #expect(dots.interactionState == .continuous)
    finger.lift()
    #expect(dots.currentPage == 2 && dots.interactionState == .none)
  }

  @Test func `a line of progress follows the work that it observes`() {
    let work = Progress(totalUnitCount: 10)
    let line = UIProgressView(progressViewStyle: .default)
    line.observedProgress = work
    show(line)
    stage.screen.frameLoop.isWatched = true
    work.completedUnitCount = 5
    stage.advance(by: 0.2)
    #expect(line.progress == 0.5)
    work.completedUnitCount = 10
    stage.advance(by: 0.2)
    stage.settle()
    #expect(line.progress == 1)
  }
}

@Suite(.serialized) struct `A row that is swiped` {
  private final class List: UITableViewController {
    var done: [String] = []
    var fully = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      5
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = ["Delete", "Flag"].map { title in
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
          self?.done.append(title)
          done(true)
        }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = fully
      return configuration
    }
  }

  private let list = List()
  private let stage: Stage

  init() {
    stage = Stage(root: UINavigationController(rootViewController: list))
    stage.settle()
  }

  private var slide: CGFloat { list.tableView.cellForRow(at: [0, 1])?.slide ?? 0 }

  /// A finger on the second row, at so many points from the left.
  private func finger(_ x: CGFloat) -> Finger {
    let row = list.tableView.rectForRow(at: [0, 1])
    let middle = list.tableView.convert(CGPoint(x: x, y: row.midY), to: nil)
    return stage.touch(at: middle)
  }

  @Test(.oracle("V-178")) func `follows the finger and stays open beyond half of its actions`() {
    let finger = finger(300)
    finger.move(to: CGPoint(x: 240, y: finger.point.y))
    #expect(slide < -40 && slide > -61)
    finger.move(to: CGPoint(x: 170, y: finger.point.y))
    finger.stay(for: 0.3)
    finger.lift()
    stage.settle()
    #expect(slide == -(list.tableView.uncovered?.fullWidth ?? 0) && slide < -140)
    stage.tap("Flag")
    stage.settle()
    #expect(list.done == ["Flag"] && slide == 0 && list.tableView.uncovered == nil)
  }

  @Test(.oracle("V-178")) func `goes back when it is let go too early`() {
    let finger = finger(300)
    finger.move(to: CGPoint(x: 250, y: finger.point.y))
    finger.stay(for: 0.3)
    finger.lift()
    stage.settle()
    #expect(slide == 0 && list.tableView.uncovered == nil && list.done.isEmpty)
  }

  @Test(.oracle("V-178")) func `performs its first action when it is swiped across`() {
    let finger = finger(380)
    finger.move(to: CGPoint(x: 60, y: finger.point.y))
    finger.lift()
    stage.settle()
    #expect(list.done == ["Delete"] && slide == 0)
    list.fully = false
    let second = self.finger(380)
    second.move(to: CGPoint(x: 60, y: second.point.y))
    second.lift()
    stage.settle()
    #expect(list.done == ["Delete"] && slide < -140)
  }

  @Test(.oracle("V-178")) func `is covered by a touch elsewhere, which chooses nothing`() {
    let finger = finger(300)
    finger.move(to: CGPoint(x: 150, y: finger.point.y))
    finger.lift()
    stage.settle()
    stage.tap("Row 3")
    stage.settle()
    #expect(slide == 0 && list.tableView.indexPathForSelectedRow == nil)
  }
}
