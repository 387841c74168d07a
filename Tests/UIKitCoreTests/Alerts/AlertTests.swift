import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Alerts` {
  let notes = Ledger()

  private func alert(
    _ style: UIAlertController.Style,
    _ titles: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [notes] in notes.note($0.title ?? "") }
      )
    }
    return alert
  }

  private func buttons(_ alert: UIAlertController) -> [AlertButton] {
    func below(_ view: UIView) -> [AlertButton] {
      view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? below($0) }
    }
    return below(alert.view)
  }

  private func show(_ alert: UIAlertController) -> (Stage, UIViewController) {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.present(alert, animated: false)
    stage.turn(2)
    return (stage, root)
  }

  @Test func `an alert stands in the middle, two short buttons side by side`() {
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    let (stage, _) = show(alert)
    #expect(alert.view.bounds.width == 270)
    #expect(abs(alert.view.frame.midY - stage.window.bounds.midY) <= 1)
    let buttons = buttons(alert)
    #expect(buttons.map(\.action.title) == ["Cancel", "OK"])
    #expect(buttons[0].frame.minY == buttons[1].frame.minY)
    #expect(buttons[0].frame.maxX < buttons[1].frame.minX)
  }

  @Test func `an alert stands in the middle of what the keyboard leaves`() {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField()
    let (stage, _) = show(alert)
    let middle = alert.view.frame.midY
    stage.keyboard(height: 336)
    stage.settle()
    #expect(abs(alert.view.frame.midY - (852 - 336) / 2) <= 1)
    #expect(alert.view.frame.maxY < 852 - 336)
    stage.keyboard(height: 0)
    stage.settle()
    #expect(alert.view.frame.midY == middle)
  }

  @Test(.oracle("W-162")) func `the first field of an alert has the keys`() {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField()
    alert.addTextField()
    let (stage, root) = show(alert)
    stage.settle()
    stage.type("Ada")
    #expect(alert.textFields?.map(\.text) == ["Ada", ""])
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `three buttons are a column, and to cancel is the last`() {
    let alert = alert(.alert, [("Cancel", .cancel), ("A", .default), ("B", .destructive)])
    _ = show(alert)
    #expect(buttons(alert).map(\.action.title) == ["A", "B", "Cancel"])
  }

  @Test func `an action runs once the alert is gone`() {
    let alert = alert(.alert, [("OK", .default), ("Cancel", .cancel)])
    let (stage, root) = show(alert)
    buttons(alert)[1].sendActions(for: .touchUpInside)
    stage.turn()
    #expect(notes.entries.isEmpty)
    stage.advance(by: 1)
    stage.turn()
    #expect(notes.entries == ["OK"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `an action sheet lies at the bottom, and a touch beside it cancels`() {
    let alert = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    let (stage, _) = show(alert)
    #expect(alert.view.frame.maxY == 818)
    #expect(alert.view.frame.width == 377)
    let beside = stage.window.hitTest(CGPoint(x: 100, y: 100), with: nil) as? UIControl
    beside?.sendActions(for: .touchUpInside)
    for _ in 0..<3 { stage.advance(by: 0.5) }
    #expect(notes.entries == ["Cancel"])
  }

  @Test func `an alert has fields, an action sheet refuses them`() async {
    let alert = alert(.alert, [("OK", .default)])
    alert.addTextField { $0.placeholder = "Name" }
    let (_, _) = show(alert)
    #expect(alert.textFields?.map(\.placeholder) == ["Name"])
    #expect(alert.textFields?.first?.frame.size == CGSize(width: 238, height: 30))
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }

  @Test func `a second way to cancel is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Never", style: .cancel))
      }
    }
  }

  @Test(.oracle("P-40")) func `on a tablet an action sheet needs something to point at`() async {
    let root = UIViewController()
    let stage = Stage(.tablet, root: root)
    let alert = alert(.actionSheet, [("Delete", .destructive), ("Cancel", .cancel)])
    alert.popoverPresentationController?.sourceView = root.view
    root.present(alert, animated: false)
    stage.turn(2)
    #expect(buttons(alert).map(\.action.title) == ["Delete"])
    #expect(alert.view.window === stage.window)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        let stage = Stage(.tablet, root: root)
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        root.present(alert, animated: false)
        stage.turn()
      }
    }
  }

  @Test func `a disabled action does nothing`() {
    let alert = alert(.alert, [("OK", .default)])
    alert.actions.first?.isEnabled = false
    let (stage, root) = show(alert)
    #expect(buttons(alert).first?.isEnabled == false)
    alert.actions.first.map(alert.choose)
    stage.advance(by: 1)
    #expect(root.presentedViewController === alert)
  }
}
