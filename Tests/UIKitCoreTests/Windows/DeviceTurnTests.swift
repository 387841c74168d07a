import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Device and interface, and who lets the interface follow.
@Suite(.serialized, .noLeaks) struct `A device that is turned` {
  /// What is heard of the device and of the status bar.
  private final class Heard {
    var orientations: [UIDeviceOrientation] = []
    var names: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    func listen(_ name: Notification.Name, _ note: @escaping @MainActor (Notification) -> String) {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        posted in
        nonisolated(unsafe) let posted = posted
        MainActor.assumeIsolated { self.names.append(note(posted)) }
      }
      tokens.append(token)
    }

    func listenToDevice() {
      listen(UIDevice.orientationDidChangeNotification) { [weak self] _ in
        self?.orientations.append(UIDevice.current.orientation)
        return "device \(UIApplication.shared.statusBarOrientation)"
      }
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  private func whileGenerating(_ body: () -> Void) {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    body()
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
  }

  @Test(.oracle("O-02", "O-03")) func `is heard of between begin and end only, once for a change`()
  {
    let stage = Stage(root: UIViewController())
    let heard = Heard()
    heard.listenToDevice()
    defer { heard.stop() }
    stage.hold(.landscapeLeft)
    #expect(UIDevice.current.orientation == .unknown)
    whileGenerating {
      whileGenerating {
        stage.hold(.portrait)
        stage.hold(.portrait)
      }
      stage.hold(.faceUp)
      #expect(UIDevice.current.orientation == .faceUp)
      stage.hold(.landscapeRight)
      stage.hold(.faceDown)
      stage.hold(.landscapeRight)
    }
    stage.hold(.portrait)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    stage.hold(.landscapeLeft)
    #expect(
      heard.orientations == [.portrait, .faceUp, .landscapeRight, .faceDown, .landscapeRight]
    )
  }

  @Test(.oracle("O-01", "O-04", "O-06", "R-03"))
  func `has the interface follow, its landscapes the other way round`() {
    let stage = Stage(root: UIViewController())
    for (device, interface) in [
      (UIDeviceOrientation.landscapeLeft, UIInterfaceOrientation.landscapeRight),
      (.portrait, .portrait), (.landscapeRight, .landscapeLeft),
    ] {
      stage.hold(device)
      #expect(stage.interface == interface)
      #expect(stage.scene?.interfaceOrientation == interface)
      #expect(stage.scene?.effectiveGeometry.interfaceOrientation == interface)
      #expect(UIApplication.shared.statusBarOrientation == interface)
    }
  }

  @Test(.oracle("O-07", "O-08", "O-09", "R-17")) func `swaps the sides of screen, window and root`()
  {
    let controller = UIViewController()
    let inner = UIView()
    let stage = Stage(root: controller)
    inner.frame = controller.view.bounds.insetBy(dx: 10, dy: 20)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(inner)
    let native = stage.screen.nativeBounds
    stage.hold(.landscapeLeft)
    let sideways = CGRect(x: 0, y: 0, width: 852, height: 393)
    #expect(stage.screen.bounds == sideways)
    #expect(stage.window.frame == sideways)
    #expect(controller.view.frame == sideways)
    #expect(inner.frame == sideways.insetBy(dx: 10, dy: 20))
    #expect(stage.window.transform == .identity)
    #expect(controller.view.transform == .identity)
    #expect(stage.screen.nativeBounds == native)
  }

  @Test(.oracle("O-05", "O-12", "O-13")) func `is forgotten where app or root do not allow it`() {
    let ledger = Ledger()
    final class Upright: TurnListener {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let root = Upright("root", ledger)
    let stage = Stage(root: root)
    _ = ledger.take()
    let heard = Heard()
    heard.listenToDevice()
    defer { heard.stop() }
    whileGenerating {
      stage.hold(.landscapeLeft)
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
    #expect(heard.orientations == [.landscapeLeft])
    #expect(stage.interface == .portrait)
    #expect(ledger.take() == [])

    let plain = TurnListener("root", ledger)
    stage.show(plain)
    stage.settle()
    #expect(stage.interface == .landscapeRight)
    UIApplication.shared.allowedOrientations = .portrait
    defer { UIApplication.shared.allowedOrientations = nil }
    stage.hold(.portrait)
    _ = ledger.take()
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    #expect(ledger.take() == [])
  }

  @Test(.oracle("O-11", "O-25", "R-01"))
  func `turns a phone upside down only where all say so, a pad always`() {
    let phone = Stage(root: UIViewController())
    phone.hold(.portraitUpsideDown)
    #expect(phone.interface == .portrait)
    UIApplication.shared.allowedOrientations = .all
    phone.show(TurningController(.all))
    phone.settle()
    #expect(phone.interface == .portraitUpsideDown)
    UIApplication.shared.allowedOrientations = nil
    let pad = Stage(.airPad, root: UIViewController())
    pad.hold(.portraitUpsideDown)
    #expect(pad.interface == .portraitUpsideDown)
  }

  @Test(.oracle("O-23", "O-24", "R-01", "R-02", "R-03")) func `has masks by its kind`() {
    for (model, bits) in [(DeviceModel.iPhone15, UInt(26)), (.airPad, 30)] {
      let stage = Stage(model, root: UIViewController())
      let root = stage.window.rootViewController
      #expect(root?.supportedInterfaceOrientations.rawValue == bits)
      let app = UIApplication.shared.supportedInterfaceOrientations(for: stage.window)
      #expect(app.rawValue == bits)
    }
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
    #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
    #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
    #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
  }

  @Test(.oracle("O-51")) func `tells landscapes from portraits`() {
    let all = (0...6).compactMap { UIDeviceOrientation(rawValue: $0) }
    #expect(all.filter(\.isLandscape) == [.landscapeLeft, .landscapeRight])
    #expect(all.filter(\.isPortrait) == [.portrait, .portraitUpsideDown])
    let interfaces = (0...4).compactMap { UIInterfaceOrientation(rawValue: $0) }
    #expect(Set(interfaces.filter(\.isLandscape)) == [.landscapeLeft, .landscapeRight])
    #expect(Set(interfaces.filter(\.isPortrait)) == [.portrait, .portraitUpsideDown])
  }

  @Test(.oracle("O-10", "O-22", "R-09")) func `does not ask children, but containers' delegates`() {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let child = TurningController(.landscapeRight)
    let navigation = UINavigationController(rootViewController: child)
    let stage = Stage(root: navigation)
    stage.hold(.landscapeLeft)
    #expect(child.asked == 0)
    #expect(stage.interface == .landscapeRight)
    let delegate = Delegate()
    navigation.delegate = delegate
    stage.hold(.portrait)
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    let parent = UIViewController()
    let other = TurningController(.portrait)
    stage.show(parent)
    parent.addChild(other)
    other.view.frame = parent.view.bounds.insetBy(dx: 50, dy: 50)
    parent.view.addSubview(other.view)
    other.didMove(toParent: parent)
    stage.hold(.landscapeRight)
    #expect(other.asked == 0)
    #expect(stage.interface == .landscapeLeft)
  }

  @Test(.oracle("O-20", "O-27", "R-23", "R-25"))
  func `is followed once masks are said to be others`() {
    let root = TurningController(.portrait)
    let stage = Stage(root: root)
    stage.hold(.landscapeLeft)
    root.mask = .all
    stage.settle()
    #expect(stage.interface == .portrait)
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.turn()
    #expect(stage.interface == .landscapeRight)
    #expect(stage.screen.turnState.phase == .running)
    #expect(Animator.shared.isRunning)
    stage.settle()
    root.mask = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.settle()
    #expect(stage.interface == .portrait)
  }

  @Test(.oracle("O-30", "O-31", "O-32", "O-33", "R-04", "R-23"))
  func `is not followed by a root that does not rotate`() {
    let root = TurningController()
    let stage = Stage(root: root)
    root.rotates = false
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    root.rotates = true
    UIViewController.attemptRotationToDeviceOrientation()
    stage.settle()
    #expect(stage.interface == .landscapeRight)
    root.rotates = false
    stage.hold(.portrait)
    #expect(stage.interface == .landscapeRight)
    root.mask = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.settle()
    #expect(stage.interface == .portrait)
    let modal = TurningController(.landscapeLeft)
    modal.rotates = false
    root.present(modal, animated: false)
    stage.settle()
    #expect(stage.interface == .landscapeLeft)
    root.dismiss(animated: false)
    stage.settle()
    #expect(stage.interface == .portrait)
  }

  @Test(.oracle("O-34")) func `leaves the status bar to an app that does not rotate`() {
    let root = TurningController()
    let stage = Stage(.airPad, root: root)
    var lines: [String] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { lines.append($0.text) }
    defer { Diagnostic.listener = others }
    UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
    #expect(lines.count == 1)
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    root.rotates = false
    UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
    #expect(lines.count == 1)
    #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
    let bar = UIApplication.shared.statusBarFrame
    #expect(bar == CGRect(x: 748, y: 0, width: 20, height: 1024))
  }

  @Test(.oracle("O-58")) func `is told of the status bar in order`() {
    let heard = Heard()
    let stage = Stage(.airPad, root: UIViewController())
    heard.listenToDevice()
    let key = UIApplication.statusBarOrientationUserInfoKey
    heard.listen(UIApplication.willChangeStatusBarOrientationNotification) {
      "will \($0.userInfo?[key] ?? "") at \(UIApplication.shared.statusBarOrientation.rawValue)"
    }
    heard.listen(UIApplication.didChangeStatusBarOrientationNotification) {
      "did \($0.userInfo?[key] ?? "") at \(UIApplication.shared.statusBarOrientation.rawValue)"
    }
    let frame = UIApplication.statusBarFrameUserInfoKey
    heard.listen(UIApplication.didChangeStatusBarFrameNotification) {
      "frame \(($0.userInfo?[frame] as? NSValue)?.cgRectValue.width ?? 0)"
    }
    defer { heard.stop() }
    whileGenerating { stage.hold(.landscapeLeft) }
    #expect(heard.names == ["device portrait", "will 3 at 1", "did 1 at 3", "frame 768.0"])
  }

  @Test(.oracle("R-26")) func `yields to a request for another geometry`() {
    let root = TurningController([.portrait, .landscapeRight])
    let stage = Stage(root: root)
    var texts: [String] = []
    func request(_ mask: UIInterfaceOrientationMask) {
      stage.scene?.requestGeometryUpdate(
        UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)
      ) { texts.append($0.localizedDescription) }
      stage.settle()
    }
    request(.landscape)
    #expect(stage.interface == .landscapeRight)
    request(.portrait)
    #expect(stage.interface == .portrait)
    #expect(texts == [])
    request(.landscapeLeft)
    #expect(stage.interface == .portrait)
    #expect(
      texts == [
        "None of the requested orientations are supported by the view controller. Requested: "
          + "landscapeLeft; Supported: portrait, landscapeRight"
      ]
    )
  }

  @Test func `has a scene around its windows`() {
    let stage = Stage(root: UIViewController())
    #expect(stage.window.windowScene != nil)
    #expect(UIApplication.shared.connectedScenes == [stage.window.windowScene])
    #expect(stage.scene?.windows.contains(stage.window) == true)
  }

  @Test(.oracle("S-4")) func `shows no strip for a status bar that is hidden`() {
    final class Quiet: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let stage = Stage(root: UIViewController())
    #expect(UIApplication.shared.statusBarFrame.height == 54)
    stage.show(Quiet())
    stage.turn(2)
    #expect(UIApplication.shared.statusBarFrame == .zero)
    #expect(stage.scene?.statusBarManager?.statusBarFrame == .zero)
    #expect(stage.scene?.statusBarManager?.isStatusBarHidden == true)
  }
}

/// Apps from their launch on.
@Suite(.serialized, .noLeaks) struct `An app's orientations` {
  fileprivate final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var mask: UIInterfaceOrientationMask?
    let root: UIViewController

    init(_ root: UIViewController) { self.root = root }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      return true
    }

    func application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask ?? application.orientationsOfInfo }
  }

  /// Notes the size at each stage of its first appearance.
  private final class Sideways: UIViewController {
    var sizes: [String: CGSize] = [:]
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func viewDidAppear(_ animated: Bool) { sizes["did"] = view.bounds.size }
    override func viewIsAppearing(_ animated: Bool) { sizes["is"] = view.bounds.size }
  }

  @Test(.oracle("O-20", "O-21", "R-19")) func `at launch are those of the root, not of the device`()
  {
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
    let root = Sideways()
    let stage = Stage(info: [:], app: { Delegate(root) })
    #expect(stage.interface == .landscapeRight)
    #expect(UIDevice.current.orientation == .portrait)
    let size = CGSize(width: 852, height: 393)
    #expect(root.sizes == ["did": size, "is": size])
  }

  @Test(.oracle("O-42", "R-02")) func `are those of Info.plist, or the delegate's answer`() throws {
    let info = [
      "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ],
      "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationLandscapeRight"],
    ]
    let stage = Stage(info: info, app: { Delegate(UIViewController()) })
    #expect(stage.interface == .portrait)
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    stage.hold(.landscapeRight)
    #expect(stage.interface == .landscapeLeft)
    let delegate = try #require(stage.app.delegate as? Delegate)
    delegate.mask = .portrait
    stage.hold(.portrait)
    stage.hold(.landscapeRight)
    #expect(stage.interface == .portrait)
    let pad = Stage(.airPad, info: info, app: { Delegate(UIViewController()) })
    #expect(pad.interface == .landscapeRight)
  }

  @Test(.oracle("O-44")) func `on a pad obey the deciding controller, who has the whole screen`() {
    let root = TurningController(.portrait)
    let stage = Stage(.airPad, info: [:], app: { Delegate(root) })
    stage.hold(.landscapeLeft)
    #expect(stage.interface == .portrait)
    root.mask = nil
    stage.hold(.portraitUpsideDown)
    #expect(stage.interface == .portraitUpsideDown)
  }

  @Test(.oracle("O-47", "R-05")) func `without scenes must have some in common with the root's`()
    async
  {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]
        _ = Stage(info: info, app: { Delegate(TurningController(.landscape)) })
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[TurningController shouldAutorotate] is returning YES"))
  }
}
