import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A device that goes on turning, or turns back, before the interface has come to rest.
@Suite(.serialized, .noLeaks) struct `A turn that is interrupted` {
  /// Asks at each stage of a turn whether there is a coordinator.
  private final class Asking: TurnListener {
    var onSize: () -> Void = {}
    var onAlongside: () -> Void = {}
    var onCompletion: () -> Void = {}
    var cancelled: [Bool] = []

    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      ledger.note("\(name) is given its own: \(transitionCoordinator === coordinator)")
      coordinator.animate { [weak self] _ in
        self?.noteWhetherThereIsOne("alongside")
        self?.onAlongside()
      } completion: { [weak self] context in
        self?.noteWhetherThereIsOne("completion")
        self?.cancelled.append(context.isCancelled)
        self?.onCompletion()
      }
      onSize()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      noteWhetherThereIsOne("layout")
    }

    private func noteWhetherThereIsOne(_ stage: String) {
      ledger.note("\(name) has one in \(stage): \(transitionCoordinator != nil)")
    }
  }

  private let ledger = Ledger()

  private func asking(_ model: DeviceModel = .iPhone15) -> (Stage, Asking) {
    let root = Asking("root", ledger)
    let stage = Stage(model, root: root)
    _ = ledger.take()
    return (stage, root)
  }

  @Test(.oracle("R-27")) func `a controller has the coordinator from the call to the end`() {
    let (stage, root) = asking()
    let child = Asking("child", ledger)
    root.addChild(child)
    child.view.frame = root.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.settle()
    _ = ledger.take()
    #expect(root.transitionCoordinator == nil)
    stage.device.turn(to: .landscapeLeft)
    stage.advance(by: 0.1)
    #expect(root.transitionCoordinator?.targetTransform.isIdentity == false)
    #expect(child.transitionCoordinator === root.transitionCoordinator)
    stage.settle()
    #expect(root.transitionCoordinator == nil)
    let heard = ledger.take()
    for name in ["root", "child"] {
      #expect(heard.contains("\(name) is given its own: true"))
      #expect(heard.contains("\(name) has one in layout: true"))
      #expect(heard.contains("\(name) has one in alongside: true"))
      #expect(heard.contains("\(name) has one in completion: false"))
    }
  }

  @Test(.oracle("R-27")) func `what is added with it runs along`() throws {
    let (stage, root) = asking()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(mark)
    stage.settle()
    stage.device.turn(to: .landscapeLeft)
    var isOver = false
    root.transitionCoordinator?.animate { _ in
      mark.alpha = 0
    } completion: { _ in
      isOver = true
    }
    stage.advance(by: 0.15)
    let shown = try #require(mark.layer.presentation()).opacity
    #expect(shown > 0.1 && shown < 0.9 && !isOver)
    stage.settle()
    #expect(isOver)
  }

  @Test(.oracle("R-27"), arguments: [DeviceModel.iPhone15, .airPad])
  func `turned back at any moment, everything is as before`(_ model: DeviceModel) {
    let (stage, root) = asking(model)
    root.view.addSubview(UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30)))
    stage.settle()
    let before = stage.screenshot()?.dataProvider?.bytes
    for frames in 0..<26 {
      _ = ledger.take()
      root.cancelled = []
      stage.device.turn(to: .landscapeLeft)
      for _ in 0..<frames { stage.advance(by: 1 / 60) }
      stage.device.turn(to: .portrait)
      #expect(stage.interface == .portrait)
      stage.settle()
      let heard = ledger.take()
      #expect(heard.count { $0 == "root completion" } == 2)
      #expect(heard.count { $0 == "root alongside" } == 2)
      // It has ended before the other begins: a turn is not taken back.
      #expect(root.cancelled == [false, false])
      #expect(root.view.frame == stage.screen.bounds)
      #expect(root.traitCollection.verticalSizeClass == .regular)
      #expect(stage.screenshot()?.dataProvider?.bytes == before, "after \(frames) frames")
    }
  }

  @Test func `to and fro in each frame ends where the device is`() {
    let (stage, root) = asking()
    let sides: [UIDeviceOrientation] = [
      .landscapeLeft, .portrait, .landscapeRight, .landscapeLeft, .portrait, .landscapeRight,
    ]
    for side in sides {
      stage.device.turn(to: side)
      stage.advance(by: 1 / 60)
    }
    stage.settle()
    #expect(stage.interface == .landscapeLeft)
    #expect(root.view.frame == stage.screen.bounds)
    let heard = ledger.take()
    #expect(heard.count { $0 == "root completion" } == sides.count)
    #expect(stage.window.layer.presentation()?.affineTransform() == .identity)
    #expect(root.transitionCoordinator == nil)
  }

  @Test(arguments: ["size", "alongside", "completion"])
  func `a device that turns back inside of a call has its way`(_ stage: String) {
    let (screen, root) = asking()
    var hasTurned = false
    let back = { [weak screen] in
      guard !hasTurned else { return }
      hasTurned = true
      screen?.device.turn(to: .portrait)
    }
    switch stage {
    case "size": root.onSize = back
    case "alongside": root.onAlongside = back
    default: root.onCompletion = back
    }
    screen.device.turn(to: .landscapeLeft)
    screen.settle()
    screen.advance(by: 1)
    #expect(hasTurned && screen.interface == .portrait)
    #expect(root.view.frame == screen.screen.bounds)
    #expect(root.traitCollection.verticalSizeClass == .regular)
    let heard = ledger.take()
    #expect(heard.count { $0 == "root completion" } == 2)
    #expect(root.transitionCoordinator == nil)
  }

  @Test func `a sheet, a keyboard and a split come back too`() {
    let split = UISplitViewController(style: .doubleColumn)
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    let detail = UIViewController()
    detail.view.addSubview(field)
    split.setViewController(UITableViewController(), for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = Stage(.airPad, root: split)
    split.present(UIViewController(), animated: false)
    stage.hold(.landscapeLeft)
    stage.hold(.portrait)
    let before = split.viewControllers.map { $0.view.frame }
    let sheet = split.presentedViewController?.view.frame
    stage.device.turn(to: .landscapeLeft)
    stage.advance(by: 0.1)
    stage.device.turn(to: .portrait)
    stage.advance(by: 0.1)
    stage.device.turn(to: .landscapeRight)
    stage.advance(by: 0.05)
    stage.device.turn(to: .portrait)
    stage.settle()
    #expect(split.view.frame == stage.screen.bounds)
    #expect(split.viewControllers.map { $0.view.frame } == before)
    #expect(split.presentedViewController?.view.frame == sheet)
    split.dismiss(animated: false)
    stage.settle()
    field.becomeFirstResponder()
    stage.device.turn(to: .landscapeLeft)
    stage.advance(by: 0.1)
    stage.device.turn(to: .portrait)
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(split.viewControllers.map { $0.view.frame } == before)
  }
}
