import Device
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@Suite(.noLeaks) struct `A stage` {
  @Test(.noLeaks) func `writes down what controllers are told`() {
    let root = UIViewController()
    root.title = "Root"
    let stage = Stage(.iPhone15, root: root)
    #expect(
      stage.callbacks.take() == [
        "Root.loadView", "Root.viewDidLoad", "Root.viewWillAppear(false)",
        "Root.viewIsAppearing(false)", "Root.viewWillLayoutSubviews",
        "Root.viewDidLayoutSubviews", "Root.viewDidAppear(false)",
      ]
    )
  }

  @Test func `fails a test whose callbacks break the law`() {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    withKnownIssue {
      ControllerWatch.note(.viewDidAppear(animated: false), to: root)
    }
    stage.turn()
  }

  @Test func `fails a tap on what is not there or lies under something`() {
    let root = UIViewController()
    let stage = Stage(.iPhone15, root: root)
    withKnownIssue { stage.tap("Nowhere") }
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.setTitle("Under", for: .normal)
    root.view.addSubview(button)
    let cover = UIView(frame: root.view.bounds)
    root.view.addSubview(cover)
    withKnownIssue { stage.tap("Under") }
    cover.removeFromSuperview()
    stage.tap("Under")
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    let firstSize = UIScreen.main.bounds.size

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
  }

  @Test func `keeps to its own orientations while another's app runs`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    let app = stage.app
    let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]]
    let other = Stage(info: info, app: { Delegate() })
    #expect(other.screen.bounds.width > other.screen.bounds.height)
    stage.turn(2)
    #expect(stage.screen.bounds.width < stage.screen.bounds.height)
    #expect(UIApplication.shared === app && UIScreen.main === stage.screen)
    other.turn(2)
    #expect(UIApplication.shared === other.app && UIScreen.main === other.screen)
    #expect(other.screen.bounds.width > other.screen.bounds.height)
  }

  @Test func `is there before the delegate of its app is made`() {
    let stage = Stage(.airPad, app: { Delegate() })
    #expect((stage.app.delegate as? Delegate)?.firstSize == stage.screen.bounds.size)
  }

  final class Short: MemoryPressure {
    var times = 1
    func hasRisen() -> Bool {
      defer { times -= 1 }
      return times > 0
    }
  }

  final class Warned: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() { warnings += 1 }
  }

  @Test func `hears of a machine whose memory is short`() {
    let root = Warned()
    let stage = Stage(.iPhone15, root: root)
    stage.display.memoryPressure = Short()
    stage.turn(3)
    #expect(root.warnings == 1)
  }

  @Test func `knows which controllers a test leaves behind`() async {
    let kept = Kept()
    await withKnownIssue {
      try await LeakCheck.run { await kept.keep() }
    }
    kept.controller = nil
  }

  @MainActor final class Kept {
    var controller: UIViewController?
    func keep() { controller = UIViewController() }
  }
}
