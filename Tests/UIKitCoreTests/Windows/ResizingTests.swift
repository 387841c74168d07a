import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `An app in a part of the screen` {
  let notes = Ledger()

  /// A root that writes down what it is told of sizes and traits.
  final class Root: TellingController {
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("willTransition(\(newCollection.horizontalSizeClass))")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("viewWillTransition(\(Int(size.width))x\(Int(size.height)))")
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// What the root was told, without what says nothing of the change.
  private func heard() -> [String] {
    notes.take().filter {
      $0.contains("ransition") || $0.contains("trait") || $0.contains("Layout")
    }
    .filter { !$0.contains("Margins") }
  }

  @Test(.oracle("S-31")) func `windows have the size of the part, the screen keeps its own`() {
    let stage = Stage(.tablet, root: UIViewController())
    #expect(stage.window.bounds.size == CGSize(width: 834, height: 1194))
    stage.resize(to: .third)
    #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 320, height: 1194))
    #expect(stage.window.rootViewController?.view.bounds.size == stage.window.bounds.size)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.window.traitCollection.verticalSizeClass == .regular)
    #expect(stage.screen.bounds.size == CGSize(width: 834, height: 1194))
    #expect(stage.screenshot()?.width == 640)
    stage.resize(to: .full)
    #expect(stage.window.bounds.size == CGSize(width: 834, height: 1194))
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(.oracle("S-31")) func `controllers hear of traits, where they change, and of the size`() {
    let stage = Stage(.tablet, root: Root("A", notes))
    stage.turn()
    _ = notes.take()
    stage.resize(to: .twoThirds)
    #expect(
      heard() == [
        "A.willTransition(compact)", "A.viewWillTransition(504x1194)", "A.traitCollectionDidChange",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ]
    )
    stage.resize(to: .third)
    #expect(
      heard() == [
        "A.viewWillTransition(320x1194)", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ]
    )
    stage.resize(to: .third)
    #expect(heard().isEmpty)
  }

  @Test(.oracle("S-31")) func `a share changes its size as the device turns, a window keeps it`() {
    let stage = Stage(.tablet, root: UIViewController())
    stage.resize(to: .half)
    stage.rotate(to: .landscapeLeft)
    #expect(stage.window.bounds.size == CGSize(width: 592, height: 834))
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
    stage.resize(to: CGSize(width: 700, height: 5000))
    #expect(stage.window.bounds.size == CGSize(width: 700, height: 834))
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
    stage.rotate(to: .portrait)
    #expect(stage.window.bounds.size == CGSize(width: 700, height: 1194))
    stage.resize(to: CGSize(width: 1, height: 1))
    #expect(stage.window.bounds.size == CGSize(width: 320, height: 320))
  }

  @Test(.oracle("S-31")) func `a window above the edge of the screen has no safe area there`() {
    let stage = Stage(.tablet, root: UIViewController())
    #expect(stage.window.safeAreaInsets.bottom == 20)
    stage.resize(to: CGSize(width: 700, height: 800))
    #expect(stage.window.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 0, right: 0))
    stage.resize(to: .half)
    #expect(stage.window.safeAreaInsets.bottom == 20)
  }

  @Test(.oracle("S-32")) func `a phone's app has the whole screen`() {
    let stage = Stage(.iPhone15, root: UIViewController())
    stage.resize(to: .half)
    stage.resize(to: CGSize(width: 300, height: 300))
    #expect(stage.window.bounds.size == CGSize(width: 393, height: 852))
  }

  @Test(.oracle("S-32"), arguments: [true, false])
  func `an app that requires the full screen keeps it`(requires: Bool) {
    let stage = Stage(.tablet, info: ["UIRequiresFullScreen": requires]) {
      OneWindowDelegate { UIViewController() }
    }
    #expect(stage.window.windowScene?.sizeRestrictions == nil || !requires)
    stage.resize(to: .third)
    #expect(stage.window.bounds.width == (requires ? 834 : 320))
    stage.terminate()
  }

  @Test(.oracle("S-33")) func `a window is never smaller or larger than its app wants it`() throws {
    let stage = Stage(.tablet, info: [:]) { OneWindowDelegate { UIViewController() } }
    let limits = try #require(stage.window.windowScene?.sizeRestrictions)
    #expect(limits.minimumSize == .zero && limits.maximumSize.width > 10_000)
    limits.minimumSize = CGSize(width: 500, height: 400)
    stage.resize(to: CGSize(width: 400, height: 300))
    #expect(stage.window.bounds.size == CGSize(width: 500, height: 400))
    limits.maximumSize = CGSize(width: 600, height: 600)
    stage.resize(to: CGSize(width: 800, height: 800))
    #expect(stage.window.bounds.size == CGSize(width: 600, height: 600))
    limits.maximumSize.width = 550
    stage.turn()
    #expect(stage.window.bounds.size == CGSize(width: 550, height: 600))
    stage.resize(to: .third)
    #expect(stage.window.bounds.width == 320)
    stage.terminate()
  }

  /// A scene's delegate that writes down what it is told.
  final class SceneListener: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var lines: [String] = []

    func windowScene(
      _ windowScene: UIWindowScene,
      didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      let (old, new) = (previousCoordinateSpace.bounds, windowScene.coordinateSpace.bounds)
      lines.append(
        "\(Int(old.width))x\(Int(old.height)) to \(Int(new.width))x\(Int(new.height))"
          + " \(previousInterfaceOrientation.rawValue) \(windowScene.interfaceOrientation.rawValue)"
          + " \(previousTraitCollection.horizontalSizeClass)"
      )
    }
  }

  @Test(.oracle("S-36")) func `a scene's delegate hears of size, orientation and traits`() {
    let stage = Stage(.tablet, info: [:]) { OneWindowDelegate { UIViewController() } }
    let listener = SceneListener()
    stage.window.windowScene?.delegate = listener
    stage.turn()
    #expect(listener.lines.isEmpty)
    stage.resize(to: .third)
    #expect(listener.lines == ["834x1194 to 320x1194 1 1 regular"])
    listener.lines = []
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(listener.lines == ["320x1194 to 375x834 1 4 compact"])
    listener.lines = []
    stage.window.windowScene?.traitOverrides.userInterfaceStyle = .dark
    stage.turn(2)
    #expect(listener.lines == ["375x834 to 375x834 4 4 compact"])
    stage.terminate()
  }

  @Test func `coordinates of a scene are those of its windows`() throws {
    let stage = Stage(.tablet, info: [:]) { OneWindowDelegate { UIViewController() } }
    let space = try #require(stage.window.windowScene?.coordinateSpace)
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    stage.window.rootViewController?.view.addSubview(view)
    #expect(space.convert(CGPoint(x: 31, y: 42), to: view) == CGPoint(x: 1, y: 2))
    #expect(space.convert(view.bounds, from: view) == view.frame)
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 31, y: 42))
    stage.terminate()
  }

  @Test func `a launch may begin in a part`() {
    var settings = LaunchSettings(["PORTICO_SIZE": "half", "PORTICO_DEVICE": "iPad Pro 11-inch"])
    #expect(settings.part == .share(.half))
    settings.orientation = .landscapeLeft
    let launch = AppLaunch(settings, delegate: nil, info: [:])
    #expect(UIWindow().bounds.size == CGSize(width: 592, height: 834))
    #expect(launch.screen.traitCollection.horizontalSizeClass == .compact)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(window.bounds.size == CGSize(width: 592, height: 834))
    window.isHidden = true
    withExtendedLifetime(launch) {}
  }

  @Test(
    arguments: [
      ("third", ScreenPart.share(.third)), ("slide-over", .share(.slideOver)),
      ("507x1024", .size(CGSize(width: 507, height: 1024))), ("507", nil), ("axb", nil),
      ("0x5", nil),
      ("nanx5", nil), ("1x2x3", nil), ("", nil),
    ] as [(String, ScreenPart?)]
  )
  func `a part has a name on the command line`(name: String, part: ScreenPart?) {
    #expect(ScreenPart(named: name) == part)
  }
}

/// What adapts while the size class changes under it.
@Suite(.noLeaks) struct `Adapting to another width` {
  private func popover(over first: UIViewController) -> UIViewController {
    let second = UIViewController()
    second.modalPresentationStyle = .popover
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    first.present(second, animated: false)
    return second
  }

  private func isPopover(_ controller: UIViewController) -> Bool {
    controller.modal.presentation?.activeController is UIPopoverPresentationController
  }

  @Test(.oracle("P-36")) func `a popover is a sheet in a narrow part, and back`() {
    let first = UIViewController()
    let stage = Stage(.tablet, root: first)
    let second = popover(over: first)
    stage.turn(2)
    #expect(isPopover(second))
    for share in [ScreenShare.third, .full, .slideOver, .full] {
      stage.resize(to: share)
      stage.turn(2)
      #expect(isPopover(second) == (share == .full))
      #expect(second.view.window === stage.window)
      #expect(first.presentedViewController === second)
      if share != .full { #expect(second.view.bounds.width == stage.window.bounds.width) }
    }
  }

  @Test(.oracle("P-36", "S-2")) func `a popover of a large phone is one while sideways`()
    throws
  {
    let first = UIViewController()
    let stage = Stage(try #require(DeviceModel(named: "iPhone 15 Pro Max")), root: first)
    let second = popover(over: first)
    stage.turn(2)
    #expect(!isPopover(second))
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(isPopover(second) && second.view.window === stage.window)
    #expect(second.view.bounds.width < stage.window.bounds.width)
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(!isPopover(second) && second.view.window === stage.window)
    #expect(second.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(
    .oracle("T-31", "T-32"),
    arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn]
  )
  func `columns become one stack in a narrow part, and columns again`(
    style: UISplitViewController.Style
  ) {
    let split = UISplitViewController(style: style)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    let stage = Stage(.tablet, root: split)
    stage.rotate(to: .landscapeLeft)
    stage.settle()
    #expect(!split.isCollapsed && primary.view.window != nil && secondary.view.window != nil)
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    stage.resize(to: .third)
    stage.settle()
    #expect(split.isCollapsed)
    #expect(secondary.navigationController === primary.navigationController)
    #expect(secondary.view.bounds.width == stage.window.bounds.width)
    stage.resize(to: .full)
    stage.settle()
    #expect(!split.isCollapsed && primary.view.window != nil && secondary.view.window != nil)
    #expect(secondary.navigationController !== primary.navigationController)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `margins are a phone's in a narrow part`() {
    let root = UIViewController()
    let stage = Stage(.tablet, root: root)
    #expect(root.view.layoutMargins.left == 20)
    stage.resize(to: .third)
    #expect(root.view.layoutMargins.left == 16)
    stage.resize(to: .full)
    #expect(root.view.layoutMargins.left == 20)
  }

  @Test(.oracle("S-5", "S-6", "S-7")) func `bars change their heights with a turn, and back`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let stage = Stage(.iPhone15, root: tabs)
    stage.turn(2)
    func heights() -> [CGFloat] {
      [
        navigation.navigationBar.frame.height, tabs.tabBar.frame.height,
        navigation.toolbar.frame.height, stage.window.safeAreaInsets.bottom,
      ]
    }
    let upright = heights()
    #expect(upright == [44, 83, 44, 34])
    stage.rotate(to: .landscapeRight)
    stage.settle()
    #expect(heights() == [32, 53, 32, 21])
    stage.rotate(to: .portrait)
    stage.settle()
    #expect(heights() == upright)
  }

  @Test(arguments: [UIButton.self, UISegmentedControl.self] as [UIView.Type])
  func `a title view that had to give way is whole again`(type: UIView.Type) {
    let content = UIViewController()
    let (title, side) = (type.init(frame: CGRect(x: 0, y: 0, width: 700, height: 40)), UIView())
    side.frame.size = CGSize(width: 60, height: 30)
    content.navigationItem.titleView = title
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: side)
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage(.tablet, root: navigation)
    stage.turn(2)
    #expect(title.bounds.size == CGSize(width: 700, height: 40))
    stage.resize(to: .third)
    stage.settle()
    #expect(title.bounds.width < 300 && side.bounds.width == 60)
    stage.resize(to: .full)
    stage.settle()
    #expect(title.bounds.size == CGSize(width: 700, height: 40))
    title.bounds.size.width = 90
    navigation.navigationBar.setNeedsLayout()
    stage.settle()
    #expect(title.bounds.width == 90)
  }

  @Test func `a list that reaches out of the safe area comes to rest below a bar`() {
    let content = UIViewController()
    let list = UITableView()
    list.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(list)
    NSLayoutConstraint.activate([
      list.widthAnchor.constraint(equalTo: content.view.widthAnchor),
      list.heightAnchor.constraint(equalTo: content.view.heightAnchor),
      list.centerXAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.centerXAnchor),
      list.centerYAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.centerYAnchor),
    ])
    for name in ["iPhone 15 Pro Max", "iPhone 15", "iPhone 13 mini", "iPhone 8 Plus"] {
      let stage = Stage(DeviceModel(named: name) ?? .iPhone15)
      stage.show(UINavigationController(rootViewController: content))
      for orientation in [Orientation.landscapeLeft, .portrait, .landscapeRight] {
        stage.rotate(to: orientation)
        stage.settle()
        #expect(list.contentOffset.y == -list.adjustedContentInset.top)
      }
      stage.window.rootViewController = nil
    }
  }
}
