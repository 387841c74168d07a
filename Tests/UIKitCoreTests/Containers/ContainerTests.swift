import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized, .noLeaks) struct `Navigation stacks` {
  @Test(.oracle("N-19", "N-31", "N-32")) func `a fresh one is empty, its toolbar hidden`() {
    let navigation = UINavigationController()
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.isToolbarHidden)
    #expect(!UIViewController().hidesBottomBarWhenPushed)
  }

  @Test(.oracle("N-08")) func `pushing outside of a window loads nothing`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers.count == 2 && !second.isViewLoaded)
    #expect(second.parent === navigation && second.navigationController === navigation)
    #expect(navigation.navigationBar.items?.count == 2)
  }

  @Test(.oracle("N-15", "N-17")) func `popping answers what came off`() {
    let controllers = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = controllers
    #expect(navigation.popViewController(animated: false) === controllers[3])
    #expect(
      navigation.popToRootViewController(animated: false) == [controllers[1], controllers[2]]
    )
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(controllers[1].parent == nil)
  }

  @Test func `a dark bar asks for a light status bar`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(navigation.preferredStatusBarStyle == .default)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test func `bars are clear only while the content is at its end`() {
    let controller = UIViewController()
    let content = UIScrollView(frame: UIScreen.main.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(content)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let stage = Stage(root: navigation)
    stage.turn(2)
    #expect(navigation.toolbar.placement.isAtScrollEdge)
    content.contentSize = CGSize(width: 393, height: 2000)
    #expect(!navigation.toolbar.placement.isAtScrollEdge)
    #expect(navigation.navigationBar.placement.isAtScrollEdge)
    content.contentOffset.y = content.maximumOffset.y
    #expect(navigation.toolbar.placement.isAtScrollEdge)
    #expect(!navigation.navigationBar.placement.isAtScrollEdge)
  }

  @Test func `only the top is in the window`() {
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    navigation.pushViewController(second, animated: false)
    stage.turn(2)
    #expect(first.view.window == nil && second.view.window != nil)
    navigation.popViewController(animated: false)
    stage.turn(2)
    #expect(first.view.window != nil && second.view.window == nil)
  }
}

@Suite(.serialized, .noLeaks) struct `Tab bar controllers` {
  @Test(.oracle("T-01")) func `a fresh one has nothing chosen`() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil && tabs.selectedViewController == nil)
    #expect(tabs.selectedIndex == NSNotFound && tabs.customizableViewControllers == nil)
  }

  @Test(.oracle("T-02", "T-03")) func `the first tab is chosen and only it is loaded`() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
    #expect(controllers.allSatisfy { $0.parent === tabs })
    let stage = Stage(root: tabs)
    #expect(controllers.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedIndex = 2
    stage.turn(2)
    #expect(controllers[0].view.window == nil && controllers[2].view.window != nil)
  }

  @Test(.oracle("T-10")) func `more than five tabs leave room for a list of the others`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { index in
      let controller = UIViewController()
      controller.title = "Tab \(index)"
      return controller
    }
    let stage = Stage(root: tabs)
    #expect(tabs.tabBar.items?.map(\.shownTitle) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    tabs.selectedIndex = 5
    stage.turn(2)
    #expect(tabs.moreNavigationController.view.window != nil)
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
  }

  @Test func `a pushed controller may hide the bar`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = Stage(root: tabs)
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: false)
    stage.turn(2)
    #expect(tabs.tabBar.isHidden)
    #expect(next.view.safeAreaInsets.bottom == 34)
  }
}

@Suite(.serialized, .noLeaks) struct `Split view controllers` {
  private func split(on model: String, _ orientation: Orientation) throws
    -> (UISplitViewController, Stage)
  {
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    let stage = Stage(try #require(DeviceModel(named: model)), orientation: orientation)
    stage.show(split)
    stage.turn(2)
    return (split, stage)
  }

  @Test(.oracle("T-20", "T-35")) func `a fresh one says so`() {
    let split = UISplitViewController()
    #expect(split.viewControllers.isEmpty && split.presentsWithGesture)
    #expect(split.preferredDisplayMode == .automatic && split.displayMode != .automatic)
    #expect(split.style == .unspecified && split.primaryEdge == .leading)
    #expect(UISplitViewController.DisplayMode.twoDisplaceSecondary.rawValue == 6)
  }

  @Test(.oracle("T-21", "T-22", "T-37")) func `columns stand side by side in landscape`() throws {
    let (split, stage) = try split(on: "ipad9_7", .landscapeLeft)
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(split.children == split.viewControllers)
    #expect(split.viewControllers[0].view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(split.viewControllers[1].view.frame.maxX == 1024)
    #expect(split.viewControllers[0].traitCollection.horizontalSizeClass == .compact)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("T-22")) func `a pad in portrait shows the secondary alone`() throws {
    let (split, stage) = try split(on: "ipad9_7", .portrait)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.viewControllers[1].view.frame.width == 768)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("T-23", "T-25")) func `a phone stacks the secondary on the primary`() throws {
    let (split, stage) = try split(on: "retina4_7", .portrait)
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    let primary = try #require(split.viewControllers.first as? UINavigationController)
    #expect(primary.viewControllers.count == 2)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("T-30")) func `columns get navigation bars`() {
    let split = UISplitViewController(style: .doubleColumn)
    let plain = UIViewController()
    split.setViewController(plain, for: .primary)
    #expect(split.viewControllers.first is UINavigationController)
    #expect(plain.navigationController != nil)
    split.setViewController(plain, for: .compact)
    #expect(split.viewController(for: .compact) === plain)
  }

  @Test(.oracle("T-65")) func `a column says which controller was set for it`() {
    let split = UISplitViewController(style: .doubleColumn)
    let (plain, stack) = (UIViewController(), UINavigationController())
    split.setViewController(stack, for: .primary)
    split.setViewController(plain, for: .secondary)
    #expect(split.viewController(for: .primary) === stack)
    #expect(split.viewController(for: .secondary) === plain)
    plain.navigationController?.pushViewController(UIViewController(), animated: false)
    #expect(split.viewController(for: .secondary) === plain)
    split.setViewController(nil, for: .secondary)
    #expect(split.viewController(for: .secondary) == nil)
  }
}

@Suite(.serialized, .noLeaks) struct `Page view controllers` {
  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }

  @Test(.oracle("T-50")) func `a fresh one curls`() {
    let pages = UIPageViewController()
    #expect(pages.transitionStyle == .pageCurl && pages.spineLocation == .min)
    #expect(pages.gestureRecognizers.count == 2 && pages.viewControllers == [])
    let scrolling = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    #expect(scrolling.gestureRecognizers.isEmpty && scrolling.spineLocation == .none)
  }

  @Test(.oracle("T-51", "T-58")) func `pages are set at once, with dots if there is a count`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = Pages()
    pages.dataSource = source
    let page = UIViewController()
    var completed: [Bool] = []
    pages.setViewControllers([page], direction: .forward, animated: false) {
      completed.append($0)
    }
    #expect(completed == [true] && page.parent === pages)
    let stage = Stage(root: pages)
    #expect(pages.pageControl?.numberOfPages == 3 && pages.pageControl?.currentPage == 1)
    #expect(page.view.frame.height == stage.window.bounds.height - 37 - 34)
  }
}
