import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized, .noLeaks) struct `What presenting refuses` {
  /// The lines that the console gets while something runs.
  private func console(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { lines.append($0.text) }
    defer { Diagnostic.listener = others }
    body()
    return lines
  }

  private func name(_ controller: UIViewController) -> String { Diagnostic.address(controller) }

  @Test(.oracle("P-18")) func `a second controller on the same presenter`() {
    let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
    let stage = Stage(root: a)
    a.present(b, animated: false)
    let lines = console { a.present(c, animated: false) }
    #expect(
      lines == [
        "Attempt to present \(name(c)) on \(name(a)) (from \(name(a))) which is already "
          + "presenting \(name(b))."
      ]
    )
    stage.turn(2)
    #expect(a.presentedViewController === b && c.presentingViewController == nil)
  }

  @Test(.oracle("P-19")) func `a presenter in no window`() {
    let (a, b) = (UIViewController(), UIViewController())
    var isDone = false
    let lines = console { a.present(b, animated: false) { isDone = true } }
    #expect(
      lines == [
        "Attempt to present \(name(b)) on \(name(a)) (from \(name(a))) whose view is not in the "
          + "window hierarchy."
      ]
    )
    #expect(a.presentedViewController == nil && !isDone)
  }

  @Test(.oracle("P-46")) func `presenting before the view is in a window`() {
    final class Early: UIViewController {
      let other = UIViewController()
      override func viewDidLoad() { present(other, animated: false) }
    }
    let early = Early()
    let lines = console { _ = Stage(root: early) }
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
  }

  @Test(.oracle("P-20", "P-22")) func `the words for an active controller`() {
    let controller = UIViewController()
    let exception = UIKitException.presentedActive(controller)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason
        == "Application tried to present modally an active controller \(name(controller))."
    )
  }

  @Test(.oracle("P-20")) func `a child`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (a, b) = (UIViewController(), UIViewController())
        let stage = Stage(root: a)
        a.addChild(b)
        a.present(b, animated: false)
        stage.turn()
      }
    }
  }

  @Test(.oracle("P-20")) func `what is presented already`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (a, b) = (UIViewController(), UIViewController())
        let stage = Stage(root: a)
        a.present(b, animated: false)
        stage.turn(2)
        b.present(b, animated: false)
      }
    }
  }

  @Test(.oracle("P-22")) func `itself`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let a = UIViewController()
        let stage = Stage(root: a)
        a.present(a, animated: false)
        stage.turn()
      }
    }
  }

  @Test(.oracle("P-21")) func `nothing`() async {
    let controller = UIViewController()
    let exception = UIKitException.presentedNothing(on: controller)
    #expect(exception.name == "NSInvalidArgumentException")
    #expect(
      exception.reason == "Application tried to present a nil modal view controller on target "
        + "\(name(controller))."
    )
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController().presentNow(nil, animated: false, completion: nil)
      }
    }
  }

  @Test(.oracle("P-40")) func `a popover that points at nothing`() async {
    let popover = UIPopoverPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
    let exception = UIKitException.popoverWithoutSource(popover)
    #expect(exception.name == "NSGenericException")
    #expect(
      exception.reason == "UIPopoverPresentationController (\(Diagnostic.address(popover))) "
        + "should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    )
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (a, b) = (UIViewController(), UIViewController())
        let stage = Stage(.tablet, root: a)
        b.modalPresentationStyle = .popover
        a.present(b, animated: false)
        stage.turn()
      }
    }
  }

  @Test(.oracle("P-40")) func `but on a phone the popover is a sheet, which needs no source`() {
    let (a, b) = (UIViewController(), UIViewController())
    let stage = Stage(root: a)
    b.modalPresentationStyle = .popover
    a.present(b, animated: false)
    stage.turn(2)
    #expect(b.view.window === stage.window)
  }

  @Test(.oracle("P-41")) func `a popover may be set up after present returned`() {
    let (a, b) = (UIViewController(), UIViewController())
    let stage = Stage(.tablet, root: a)
    b.modalPresentationStyle = .popover
    a.present(b, animated: true)
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(b.view.window === stage.window)
    #expect(b.popoverPresentationController?.arrowDirection == .up)
  }

  @Test(.oracle("P-47")) func `a dismissal while something still comes`() {
    let (a, b) = (UIViewController(), UIViewController())
    let stage = Stage(root: a)
    a.present(b, animated: true)
    stage.turn()
    let lines = console { a.dismiss(animated: true) }
    #expect(
      lines == [
        "Attempt to dismiss from view controller \(name(a)) while a presentation or dismiss is "
          + "in progress!"
      ]
    )
    stage.advance(by: 1)
    #expect(a.presentedViewController === b)
  }
}
