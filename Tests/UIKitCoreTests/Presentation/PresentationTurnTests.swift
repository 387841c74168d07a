import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Controllers that cover the screen and want another orientation than what is below them.
@Suite(.serialized, .noLeaks) struct `A full screen of its own orientation` {
  @Test(.oracle("O-14", "R-09")) func `decides for as long as it is shown`() {
    let root = TurningController()
    let modal = TurningController(.portrait)
    let stage = Stage(root: root)
    root.present(modal, animated: true)
    stage.settle()
    root.asked = 0
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    #expect(root.asked == 0)
    modal.mask = [.portrait, .landscapeRight]
    stage.hold(.portrait)
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    .oracle("O-15", "O-18", "R-09", "P-42"),
    arguments: [
      (UIModalPresentationStyle.pageSheet, false), (.formSheet, false), (.popover, false),
      (.overFullScreen, true), (.fullScreen, true),
    ]
  )
  func `is asked, and no sheet or popover is`(style: UIModalPresentationStyle, isAsked: Bool) {
    let root = UIViewController()
    let modal = PreferringController(.portrait, style: style)
    modal.preference = .portrait
    modal.popoverPresentationController?.sourceView = root.view
    let stage = Stage(.airPad, root: root)
    root.present(modal, animated: false)
    stage.settle()
    stage.hold(.landscapeLeft)
    #expect((modal.asked > 0) == isAsked)
    #expect(stage.interface == (isAsked ? .portrait : .landscapeRight))
  }

  @Test(.oracle("O-16", "O-17", "O-19", "O-36", "R-08", "P-42"), arguments: [true, false])
  func `is shown in it at once, and what is below keeps its size`(animated: Bool) {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    let modal = TurningController(.landscape)
    root.present(modal, animated: animated)
    stage.turn()
    #expect(stage.interface == .landscapeRight)
    #expect(stage.scene?.interfaceOrientation == .landscapeRight)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(UIDevice.current.orientation == .portrait)
    stage.settle()
    #expect(modal.view.frame.size == CGSize(width: 852, height: 393))
    #expect(modal.traitCollection.verticalSizeClass == .compact)
    #expect(root.view.bounds.size == CGSize(width: 393, height: 852))
    #expect(ledger.collapsed.filter { $0 != "root layout 393" } == [])
    _ = ledger.take()
    root.dismiss(animated: animated)
    stage.settle()
    #expect(stage.interface == .portrait)
    #expect(root.view.frame == stage.screen.bounds)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    #expect(root.view.window === stage.window)
    #expect(!ledger.take().contains { $0.contains("size") || $0.contains("traits") })
  }

  @Test(.oracle("O-19")) func `goes back to what the device is held as by then`() {
    let root = UIViewController()
    let modal = TurningController(.landscapeLeft)
    let stage = Stage(root: root)
    root.present(modal, animated: true)
    stage.settle()
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .landscapeLeft)
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.interface == .landscapeRight)
    #expect(root.view.frame == stage.screen.bounds)
  }

  @Test(.oracle("O-37", "O-38", "O-39", "O-41", "R-08", "P-42"))
  func `is shown as it prefers, which counts then only`() {
    let root = PreferringController()
    let stage = Stage(root: root)
    #expect(stage.interface == .portrait)
    let sheet = PreferringController(style: .pageSheet)
    root.present(sheet, animated: false)
    stage.settle()
    #expect(stage.interface == .portrait)
    root.dismiss(animated: false)
    stage.settle()
    let plain = TurningController()
    #expect(plain.preferredInterfaceOrientationForPresentation == .portrait)
    let modal = PreferringController()
    root.present(modal, animated: true)
    stage.settle()
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.screen.attitude.orientation == .portrait)
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .landscapeRight)
    stage.hold(.portrait)
    #expect(stage.interface == .portrait)
  }

  @Test(.oracle("O-18", "P-42")) func `over the presenter tells that of the turn`() {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    let modal = PreferringController(.landscape, style: .overFullScreen)
    modal.preference = .landscapeLeft
    root.present(modal, animated: true)
    stage.settle()
    #expect(stage.interface == .landscapeRight)
    #expect(ledger.take().contains("root size 852×393"))
    root.dismiss(animated: true)
    stage.settle()
    #expect(stage.interface == .portrait)
    #expect(ledger.take().contains("root size 393×852"))
    #expect(root.view.frame == stage.screen.bounds)
  }

  @Test(.oracle("O-40", "R-07")) func `that it does not allow ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeRight
          }
        }
        let root = UIViewController()
        let stage = Stage(root: root)
        let modal = Wrong()
        modal.modalPresentationStyle = .fullScreen
        root.present(modal, animated: false)
        stage.turn(2)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("preferredInterfaceOrientationForPresentation 'landscapeRight' must"))
  }

  @Test(.oracle("O-28", "R-06")) func `of none at all ends the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(root: TurningController([]))
        stage.turn()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIApplicationInvalidInterfaceOrientation"))
  }

  @Test(.oracle("O-46", "R-05")) func `that the app does not allow is written down, and not shown`()
  {
    var lines: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { lines.append($0.text) }
    defer { Diagnostic.listener = others }
    let root = UIViewController()
    let stage = Stage(root: root)
    stage.app.allowedOrientations = .portrait
    root.present(TurningController(.landscape), animated: false)
    stage.settle()
    #expect(stage.interface == .portrait)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("portrait") == true)
    #expect(lines.first?.contains("landscapeRight, landscapeLeft") == true)
    root.dismiss(animated: false)
    stage.settle()
  }

  @Test(.oracle("O-43")) func `is bound by the app's mask, a system's controller too`() {
    let root = UIViewController()
    let stage = Stage(root: root)
    stage.app.allowedOrientations = .portrait
    let share = UIImagePickerController()
    share.modalPresentationStyle = .fullScreen
    root.present(share, animated: false)
    stage.settle()
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    root.dismiss(animated: false)
    stage.settle()
  }

  /// Brings a controller with a dissolve that a test ends, finished or not.
  private final class Held: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    var context: (any UIViewControllerContextTransitioning)?
    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> Double { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      context.bringIn(below: false)
    }
    func end(_ finished: Bool) {
      let context = context
      self.context = nil
      context?.completeTransition(finished)
    }
  }

  @Test(.oracle("P-42")) func `leaves no trace where it is cancelled`() {
    let root = UIViewController()
    let modal = TurningController(.landscape)
    let held = Held()
    modal.transitioningDelegate = held
    let stage = Stage(root: root)
    root.present(modal, animated: true)
    stage.turn()
    #expect(stage.interface == .landscapeRight)
    held.end(false)
    stage.settle()
    #expect(stage.interface == .portrait)
    #expect(root.view.superview === stage.window)
    #expect(root.view.frame == stage.screen.bounds)
    root.present(modal, animated: true)
    stage.turn()
    held.end(true)
    stage.settle()
    root.dismiss(animated: true)
    stage.turn()
    #expect(stage.interface == .portrait)
    held.end(false)
    stage.settle()
    #expect(stage.interface == .landscapeRight)
    #expect(modal.view.frame == stage.screen.bounds)
    #expect(modal.view.window === stage.window)
    #expect(root.view.window == nil)
    root.dismiss(animated: true)
    stage.turn()
    held.end(true)
    stage.settle()
    #expect(root.view.frame == stage.screen.bounds)
    #expect(stage.interface == .portrait)
  }
}
