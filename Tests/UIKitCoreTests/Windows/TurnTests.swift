import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// The turn itself: who hears what, when, and what moves.
@Suite(.serialized, .noLeaks) struct `A turn of the interface` {
  private func rotation(_ quarters: Int) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
  }

  private func isNear(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    [one.a - other.a, one.b - other.b, one.c - other.c, one.d - other.d].allSatisfy {
      abs($0) < 1e-9
    }
  }

  /// A root with a child that fills it.
  private func family(_ ledger: Ledger) -> (Stage, TurnListener, TurnListener) {
    let (root, child) = (TurnListener("root", ledger), TurnListener("child", ledger))
    let stage = Stage()
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.show(root)
    stage.settle()
    _ = ledger.take()
    return (stage, root, child)
  }

  @Test(.oracle("R-10", "R-11", "O-52", "O-53", "O-55"))
  func `is told from the root down: traits, size, traits, layout, alongside, completion`() {
    let ledger = Ledger()
    let (stage, _, _) = family(ledger)
    stage.hold(.landscapeLeft)
    #expect(
      ledger.collapsed == [
        "root willTransition", "child willTransition", "root size 852×393", "child size 852×393",
        "root traits", "child traits", "root layout 852", "child layout 852",
        "root alongside", "child alongside", "root completion", "child completion",
      ]
    )
  }

  @Test(.oracle("R-12", "O-55")) func `tells of the size alone where traits stay`() {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let stage = Stage(.airPad, root: root)
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    #expect(
      ledger.collapsed == [
        "root size 1024×768", "root layout 1024", "root alongside", "root completion",
      ]
    )
  }

  @Test(.oracle("R-15", "O-54")) func `is not told to children of one that does not call super`() {
    final class Silent: UIViewController {
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    let ledger = Ledger()
    let (root, child) = (Silent(), TurnListener("child", ledger))
    let stage = Stage(root: root)
    root.addChild(child)
    root.view.addSubview(child.view)
    stage.settle()
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    #expect(!ledger.take().contains { $0.contains("size") || $0.contains("willTransition") })
  }

  @Test(.oracle("R-16", "R-22", "O-60"), arguments: [(DeviceModel.iPhone15, 0.3), (.airPad, 0.4)])
  func `takes its time, and tells the transform`(model: DeviceModel, duration: Double) {
    let root = TurnListener("root", Ledger())
    let stage = Stage(model, root: root)
    let began = stage.display.now
    stage.device.turn(to: .landscapeLeft)
    #expect(root.motion?.isAnimated == true)
    #expect(root.motion?.duration == duration)
    #expect(isNear(root.motion?.transform ?? .identity, rotation(1)))
    stage.settle()
    #expect(abs(stage.display.now - began - duration) < 0.04)
    stage.device.turn(to: .landscapeRight)
    #expect(root.motion?.duration == duration * 2)
    #expect(isNear(root.motion?.transform ?? .identity, rotation(2)))
    stage.settle()
    stage.hold(.portrait)
    #expect(isNear(root.motion?.transform ?? .identity, rotation(1)))
  }

  @Test(.oracle("R-18", "O-63")) func `by a half announces the same size, and no traits`() {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let stage = Stage(root: root)
    stage.hold(.landscapeLeft)
    _ = ledger.take()
    stage.hold(.landscapeRight)
    #expect(
      ledger.take().filter { !$0.contains("layout") }
        == ["root size 852×393", "root alongside", "root completion"]
    )
  }

  @Test(.oracle("R-13")) func `is not what other traits are`() {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    root.traitOverrides.verticalSizeClass = .compact
    stage.settle()
    #expect(ledger.take().filter { !$0.contains("layout") } == ["root traits"])
  }

  @Test(.oracle("R-14")) func `is not what hiding a bar is`() {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let navigation = UINavigationController(rootViewController: root)
    let stage = Stage(root: navigation)
    _ = ledger.take()
    navigation.setNavigationBarHidden(true, animated: false)
    stage.settle()
    #expect(!ledger.take().contains { $0.contains("size") })
  }

  @Test(.oracle("O-58", "O-66")) func `has its orientation in layout already`() {
    final class Asking: UIViewController {
      var seen: [UIInterfaceOrientation] = []
      override func viewWillLayoutSubviews() {
        seen.append(UIApplication.shared.statusBarOrientation)
      }
    }
    let root = Asking()
    let stage = Stage(root: root)
    root.seen = []
    stage.device.turn(to: .landscapeLeft)
    #expect(Set(root.seen) == [.landscapeRight])
  }

  @Test(.oracle("O-60", "R-17")) func `turns the picture, and moves what it lays out`() throws {
    let root = UIViewController()
    let stage = Stage(root: root)
    stage.device.turn(to: .landscapeLeft)
    let begin = try #require(stage.window.layer.presentation()?.affineTransform())
    #expect(isNear(begin, rotation(-1)))
    #expect(stage.window.layer.presentation()?.bounds.width == 393)
    #expect(stage.window.layer.presentation()?.position == CGPoint(x: 426, y: 196.5))
    stage.advance(by: 0.15)
    let middle = try #require(stage.window.layer.presentation()?.affineTransform())
    #expect(abs(atan2(middle.b, middle.a) + .pi / 4) < 0.05)
    #expect(abs((root.view.layer.presentation()?.bounds.width ?? 0) - 622.5) < 20)
    #expect(stage.window.transform == .identity)
    stage.settle()
    #expect(stage.window.layer.presentation()?.affineTransform() == .identity)
  }

  @Test func `moves what was there though its picture was taken just before`() throws {
    let root = UIViewController()
    let stage = Stage(root: root)
    _ = stage.screenshot()
    stage.device.turn(to: .landscapeLeft)
    #expect(stage.window.layer.presentation()?.bounds.width == 393)
    #expect(root.view.layer.presentation()?.bounds.width == 393)
    stage.settle()
  }

  @Test func `gives what comes with it its place at once`() {
    final class Growing: UIViewController {
      let mark = UIView()
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        view.addSubview(mark)
      }
      override func viewDidLayoutSubviews() { mark.frame = view.bounds }
    }
    let root = Growing()
    let stage = Stage(root: root)
    stage.device.turn(to: .landscapeLeft)
    #expect(root.mark.layer.presentation()?.bounds.width == 852)
    stage.settle()
  }

  @Test func `does not move while animations are off`() {
    let root = TurnListener("root", Ledger())
    let stage = Stage(root: root)
    UIView.setAnimationsEnabled(false)
    stage.device.turn(to: .landscapeLeft)
    UIView.setAnimationsEnabled(true)
    #expect(root.motion?.isAnimated == false)
    #expect(root.motion?.duration == 0)
    #expect(stage.window.layer.presentation()?.affineTransform() == .identity)
  }

  @Test func `ends first where another begins, and goes on from where the picture is`() throws {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    stage.device.turn(to: .landscapeLeft)
    stage.advance(by: 0.15)
    _ = ledger.take()
    stage.device.turn(to: .portrait)
    #expect(stage.interface == .portrait)
    #expect(ledger.take().first == "root completion")
    let layer = try #require(stage.window.layer.presentation()).affineTransform()
    // Half way there it stood an eighth from upright, and the device went a quarter on.
    #expect(abs(atan2(layer.b, layer.a) - (.pi / 2 - .pi / 4)) < 0.05)
    stage.settle()
    #expect(ledger.take().filter { $0.contains("completion") }.count == 1)
    #expect(root.view.frame == stage.screen.bounds)
  }

  @Test(.oracle("R-24", "O-64", "O-65")) func `is not told to whom a full screen covers`() {
    let ledger = Ledger()
    let root = TurnListener("root", ledger)
    let modal = TurnListener("modal", ledger)
    modal.modalPresentationStyle = .fullScreen
    let stage = Stage(root: root)
    root.present(modal, animated: false)
    stage.settle()
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    #expect(!ledger.entries.contains { $0.hasPrefix("root") })
    #expect(ledger.take().contains("modal size 852×393"))
    root.dismiss(animated: false)
    stage.settle()
    #expect(root.view.frame.size == CGSize(width: 852, height: 393))
    let heard = ledger.take()
    #expect(heard.contains("root layout 852"))
    #expect(!heard.contains { $0.hasPrefix("root size") })
  }

  @Test(.oracle("R-24", "O-67")) func `is told to a presenter that is seen, and to presentations`()
  {
    final class Shown: UIPresentationController {
      var ledger: Ledger?
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        ledger?.note("controller size")
        super.viewWillTransition(to: size, with: coordinator)
      }
    }
    final class Shower: NSObject, UIViewControllerTransitioningDelegate {
      let ledger: Ledger
      init(_ ledger: Ledger) { self.ledger = ledger }
      func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        let shown = Shown(presentedViewController: presented, presenting: presenting)
        shown.ledger = ledger
        return shown
      }
    }
    let ledger = Ledger()
    let (root, modal) = (TurnListener("root", ledger), TurnListener("modal", ledger))
    let shower = Shower(ledger)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = shower
    let stage = Stage(root: root)
    root.present(modal, animated: false)
    stage.settle()
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    #expect(
      ledger.take().filter { $0.contains("size") }
        == ["root size 852×393", "controller size", "modal size 852×393"]
    )
  }

  @Test func `takes along what is on its way`() {
    let root = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(root: root)
    let next = UIViewController()
    root.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    stage.device.turn(to: .landscapeLeft)
    stage.advance(by: 0.1)
    root.present(UIViewController(), animated: true)
    stage.advance(by: 0.1)
    stage.device.turn(to: .portrait)
    stage.settle()
    #expect(root.topViewController === next)
    #expect(root.view.frame == stage.screen.bounds)
    #expect(next.view.frame.size == stage.screen.bounds.size)
    #expect(root.presentedViewController?.view.window != nil)
  }
}
