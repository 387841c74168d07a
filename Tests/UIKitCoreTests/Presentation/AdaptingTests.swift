import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Adapting` {
  let notes = Ledger()

  /// A delegate that answers a style and writes down what it is told.
  final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    let notes: Ledger
    var style: UIModalPresentationStyle?
    var replacement: UIViewController?

    init(_ notes: Ledger, style: UIModalPresentationStyle? = nil) {
      self.notes = notes
      self.style = style
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController,
      traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      notes.note("style")
      return traitCollection.horizontalSizeClass == .compact
        ? style ?? controller.builtInStyle(in: traitCollection) : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      notes.note("controller for \(style.rawValue)")
      return replacement
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { notes.note("prepare \(type(of: adaptivePresentationController))") }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { notes.note("will present \(style.rawValue) \(transitionCoordinator != nil)") }
  }

  private func popover(_ delegate: Delegate, over first: UIViewController) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.delegate = delegate
    controller.popoverPresentationController?.sourceView = first.view
    controller.popoverPresentationController?.sourceRect =
      CGRect(x: 100, y: 100, width: 20, height: 20)
    return controller
  }

  @Test(.oracle("P-36")) func `styles adapt to a narrow environment`() {
    let narrow = UITraitCollection(horizontalSizeClass: .compact)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    func adapted(_ style: UIModalPresentationStyle, _ traits: UITraitCollection)
      -> UIModalPresentationStyle
    {
      Presentation.makeController(style, for: UIViewController(), presenting: nil)
        .adaptivePresentationStyle(for: traits)
    }
    #expect(adapted(.popover, narrow) == .formSheet)
    #expect(adapted(.pageSheet, narrow) == .none && adapted(.formSheet, narrow) == .none)
    #expect(adapted(.currentContext, narrow) == .fullScreen)
    #expect(adapted(.overCurrentContext, narrow) == .overFullScreen)
    for style in [
      UIModalPresentationStyle.popover, .pageSheet, .formSheet, .currentContext,
      .overCurrentContext, .fullScreen,
    ] { #expect(adapted(style, wide) == .none) }
  }

  @Test(.oracle("P-05")) func `a sheet that adapts to a full screen tells the presenter`() {
    let first = TellingController("A", notes)
    let stage = Stage(root: first)
    let second = UIViewController()
    let delegate = Delegate(Ledger(), style: .fullScreen)
    second.presentationController?.delegate = delegate
    _ = notes.take()
    first.present(second, animated: false)
    stage.turn(2)
    #expect(
      notes.take().filter { $0.contains("Disappear") }
        == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"]
    )
    #expect(first.view.window == nil)
  }

  @Test(.oracle("P-37", "P-39")) func `the delegate is asked in this order`() {
    let first = UIViewController()
    let stage = Stage(root: first)
    let delegate = Delegate(notes)
    let second = popover(delegate, over: first)
    first.present(second, animated: true)
    stage.turn()
    #expect(
      notes.collapsed == [
        "style", "controller for 2", "prepare UISheetPresentationController",
        "will present 2 true",
      ]
    )
    #expect(second.modalPresentationStyle == .popover)
    #expect(second.modalPresentationStyle.rawValue == 7)
    stage.settle()
  }

  @Test(.oracle("P-37", "P-38")) func `none keeps a popover on a phone`() {
    let first = UIViewController()
    let stage = Stage(root: first)
    let delegate = Delegate(notes, style: UIModalPresentationStyle.none)
    let second = popover(delegate, over: first)
    second.preferredContentSize = CGSize(width: 200, height: 100)
    first.present(second, animated: false)
    stage.turn(2)
    #expect(second.popoverPresentationController?.arrowDirection == .up)
    #expect(second.view.bounds.size == CGSize(width: 200, height: 113))
    #expect(notes.collapsed == ["style", "will present -1 true"])
  }

  @Test(.oracle("P-37")) func `a delegate may wrap what is presented`() {
    let first = UIViewController()
    let stage = Stage(root: first)
    let delegate = Delegate(notes, style: .fullScreen)
    let second = popover(delegate, over: first)
    let wrapper = UINavigationController(rootViewController: second)
    delegate.replacement = wrapper
    second.removeFromParent()
    wrapper.setViewControllers([second], animated: false)
    let plain = popover(delegate, over: first)
    let around = UINavigationController()
    delegate.replacement = around
    first.present(plain, animated: false)
    stage.turn(2)
    #expect(first.presentedViewController === around)
    #expect(around.view.window === stage.window)
  }

  @Test(.oracle("P-35")) func `a popover's delegate hears that the user sent it away`() {
    final class Hearing: NSObject, UIPopoverPresentationControllerDelegate {
      var heard: [String] = []
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool {
        heard.append("should")
        return true
      }
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) { heard.append("did") }
    }
    let first = UIViewController()
    let stage = Stage(.tablet, root: first)
    let second = popover(Delegate(notes), over: first)
    let hearing = Hearing()
    second.popoverPresentationController?.delegate = hearing
    first.present(second, animated: false)
    stage.turn(2)
    stage.tap(at: CGPoint(x: 5, y: stage.window.bounds.maxY - 5))
    stage.settle()
    #expect(first.presentedViewController == nil && hearing.heard == ["should", "did"])
  }

  @Test func `a popover becomes a sheet and a popover again as the width changes`() {
    let first = UIViewController()
    let stage = Stage(.tablet, root: first)
    let delegate = Delegate(notes)
    let second = popover(delegate, over: first)
    first.present(second, animated: false)
    stage.turn(2)
    #expect(second.modal.presentation?.activeController is UIPopoverPresentationController)
    stage.window.traitOverrides.horizontalSizeClass = .compact
    stage.turn(2)
    #expect(second.modal.presentation?.activeController is UISheetPresentationController)
    #expect(second.view.window === stage.window)
    #expect(second.view.bounds.width == stage.window.bounds.width)
    stage.window.traitOverrides.horizontalSizeClass = .regular
    stage.turn(2)
    #expect(second.modal.presentation?.activeController is UIPopoverPresentationController)
    #expect(second.view.window === stage.window)
  }

  /// A popover on a tablet that has turned its interface aside, in two thirds of its screen.
  private func popoverInTwoThirds() -> (Stage, UIViewController) {
    let first = UIViewController()
    let stage = Stage(.airPad, root: first)
    stage.rotate(to: .landscapeLeft)
    stage.resize(to: .twoThirds)
    stage.settle()
    let second = popover(Delegate(Ledger()), over: first)
    first.present(second, animated: false)
    stage.settle()
    return (stage, second)
  }

  @Test(.oracle("P-04", "P-36"), arguments: [true, false])
  func `a popover below a full screen that turns the interface adapts once it is back`(
    animated: Bool
  ) throws {
    let (stage, second) = popoverInTwoThirds()
    let frame = second.view.convert(second.view.bounds, to: nil)
    let third = TurningController(.portrait)
    second.present(third, animated: animated)
    stage.settle()
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(second.view.window == nil && second.appearancePhase == "hidden")
    second.dismiss(animated: animated)
    stage.settle()
    #expect(second.view.window === stage.window && second.isVisible)
    #expect(second.modal.presentation?.activeController is UIPopoverPresentationController)
    #expect(second.view.convert(second.view.bounds, to: nil) == frame)
  }

  @Test(.oracle("P-04", "P-36"))
  func `a popover below a full screen becomes a sheet when that goes`() {
    let (stage, second) = popoverInTwoThirds()
    let third = UIViewController()
    third.modalPresentationStyle = .fullScreen
    second.present(third, animated: false)
    stage.settle()
    stage.resize(to: .third)
    stage.settle()
    #expect(second.view.window == nil && second.appearancePhase == "hidden")
    second.dismiss(animated: true)
    stage.settle()
    #expect(second.view.window === stage.window && second.isVisible)
    #expect(second.modal.presentation?.activeController is UISheetPresentationController)
    #expect(second.view.bounds.width == stage.window.bounds.width)
  }

  @Test(.oracle("P-36")) func `a popover that comes while the window narrows becomes a sheet`() {
    let (stage, second) = popoverInTwoThirds()
    second.dismiss(animated: false)
    stage.settle()
    stage.window.rootViewController?.present(second, animated: true)
    second.popoverPresentationController?.sourceView = stage.window.rootViewController?.view
    stage.advance(by: 0.1)
    stage.window.traitOverrides.horizontalSizeClass = .compact
    stage.settle()
    #expect(second.modal.presentation?.activeController is UISheetPresentationController)
    #expect(second.view.window === stage.window && second.isVisible)
  }
}
