import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Answers and writes down what a tab bar controller asks.
private final class TellingTabDelegate: NSObject, UITabBarControllerDelegate {
  var asked: [String] = []
  var refuses = false
  var animator: (any UIViewControllerAnimatedTransitioning)?

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    asked.append("shouldSelect \(viewController.title ?? "")")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { asked.append("didSelect \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// Two tabs on a device.
private struct Pair {
  let notes = Ledger()
  let stage = Stage()
  let tabs = UITabBarController()
  let a: TellingController
  let b: TellingController
  let delegate = TellingTabDelegate()

  init() {
    a = TellingController("A", notes)
    b = TellingController("B", notes)
    (a.title, b.title) = ("A", "B")
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
    stage.show(tabs)
    stage.turn(2)
    _ = notes.take()
  }

  /// What a tap on a tab does.
  func tap(_ index: Int) throws {
    let item = try #require(tabs.tabBar.items?[index])
    tabs.tabBar.selectedItem = item
    tabs.tabBar(tabs.tabBar, didSelect: item)
    stage.turn()
  }
}

@Suite(.serialized, .noLeaks) struct `Changing tabs` {
  @Test(.oracle("T-04", "T-05", "T-15")) func `the new one hears first, the old one is done first`()
  {
    let scene = Pair()
    scene.tabs.selectedIndex = 1
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)", "A.viewWillDisappear(false)",
        "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ]
    )
    scene.tabs.selectedViewController = scene.a
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ]
    )
    #expect(scene.delegate.asked == [])
  }

  @Test(.oracle("T-63")) func `a child that is added has a tab`() {
    let tabs = UITabBarController()
    let (a, b) = (UIViewController(), UIViewController())
    tabs.addChild(a)
    tabs.addChild(b)
    #expect(tabs.viewControllers == [a, b] && tabs.children == [a, b])
    #expect(tabs.selectedViewController === a && tabs.tabBar.items?.count == 2)
  }

  @Test(.oracle("T-64")) func `the first tab's view is loaded after the controller's own`() {
    final class Tabs: UITabBarController {
      var wasLoaded: Bool?
      override func viewDidLoad() {
        super.viewDidLoad()
        wasLoaded = viewControllers?[0].isViewLoaded
      }
    }
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    tabs.loadViewIfNeeded()
    #expect(tabs.wasLoaded == false && tabs.viewControllers?[0].isViewLoaded == true)
  }

  @Test(.oracle("T-06")) func `with an animator the old one hears first`() {
    let scene = Pair()
    scene.delegate.animator = DissolveAnimator()
    scene.tabs.selectedIndex = 1
    scene.stage.turn()
    #expect(
      scene.notes.takeStory() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
      ]
    )
    scene.stage.advance(by: 1)
    #expect(scene.notes.takeStory() == ["A.viewDidDisappear(true)", "B.viewDidAppear(true)"])
  }

  @Test(.oracle("T-07")) func `a tap asks, chooses, and tells`() throws {
    let scene = Pair()
    try scene.tap(1)
    try scene.tap(1)
    #expect(
      scene.delegate.asked == ["shouldSelect B", "didSelect B", "shouldSelect B", "didSelect B"]
    )
    #expect(
      scene.tabs.selectedIndex == 1 && scene.b.view.window != nil && scene.a.view.window == nil
    )
  }

  @Test(.oracle("T-08")) func `a refused tap changes nothing`() throws {
    let scene = Pair()
    scene.delegate.refuses = true
    try scene.tap(1)
    #expect(scene.delegate.asked == ["shouldSelect B"] && scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.tabBar.selectedItem === scene.a.tabBarItem && !scene.b.isViewLoaded)
    #expect(scene.notes.takeStory() == [])
  }

  @Test(.oracle("T-09")) func `a second tap pops to the root`() throws {
    let scene = Pair()
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), UIViewController()]
    scene.tabs.viewControllers = [navigation, scene.b]
    scene.tabs.selectedIndex = 0
    scene.stage.turn(2)
    try scene.tap(0)
    #expect(navigation.viewControllers.count == 1)
    scene.stage.settle()
  }

  @Test func `two choices in one turn are told in pairs`() {
    let scene = Pair()
    let c = TellingController("C", scene.notes)
    scene.tabs.viewControllers = [scene.a, scene.b, c]
    _ = scene.notes.take()
    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 2
    scene.stage.turn(2)
    #expect([scene.a, scene.b, c].map(\.appearancePhase) == ["hidden", "hidden", "visible"])
    #expect(
      scene.notes.take().filter { $0.hasPrefix("B.viewDid") && $0.contains("ppear") }.count == 2
    )
  }

  @Test(.oracle("T-11", "T-12")) func `the words of refusals are UIKit's`() {
    #expect(
      UIKitException.unknownTab.reason
        == "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    )
    #expect(UIKitException.managedTabBar.name == "NSInternalInconsistencyException")
    #expect(
      UIKitException.managedTabBar.reason
        == "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    )
  }

  @Test(.oracle("T-11")) func `choosing a stranger ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }

  @Test(.oracle("T-12")) func `changing a managed bar ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.items = []
        withExtendedLifetime(tabs) {}
      }
    }
  }

  @Test(.oracle("T-13")) func `orientations are the delegate's or the device's`() {
    let scene = Pair()
    #expect(scene.tabs.supportedInterfaceOrientations == .allButUpsideDown)
  }
}

/// Seven tabs on a phone, the sixth a stack.
private struct Seven {
  let stage = Stage()
  let tabs = UITabBarController()
  let controllers: [UIViewController]

  init() {
    controllers = (0..<7).map { index in
      let content = UIViewController()
      content.title = "Tab \(index)"
      return index == 5 ? UINavigationController(rootViewController: content) : content
    }
    tabs.viewControllers = controllers
    stage.show(tabs)
    stage.turn(2)
  }

  func tapMore() throws {
    let item = try #require(tabs.moreNavigationController.tabBarItem)
    tabs.tabBar(tabs.tabBar, didSelect: item)
    stage.turn(2)
  }

  func choose(row: Int) throws {
    let list = try #require(
      tabs.moreNavigationController.viewControllers.first as? UITableViewController
    )
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    stage.turn()
    stage.advance(by: 1)
    stage.turn()
  }
}

@Suite(.serialized, .noLeaks) struct `More tabs than fit` {
  @Test(.oracle("T-10")) func `the list comes in the place of a tab`() throws {
    let scene = Seven()
    try scene.tapMore()
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    #expect(scene.tabs.selectedIndex == NSNotFound)
    let list = try #require(
      scene.tabs.moreNavigationController.topViewController as? UITableViewController
    )
    let table = try #require(list.tableView)
    #expect(table.numberOfRows(inSection: 0) == 3)
    let names = (0..<3).map {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text
    }
    #expect(names == ["Tab 4", "Tab 5", "Tab 6"])
  }

  @Test(.oracle("T-10")) func `a row pushes its controller, which is then chosen`() throws {
    let scene = Seven()
    try scene.tapMore()
    try scene.choose(row: 2)
    #expect(
      scene.tabs.selectedViewController === scene.controllers[6] && scene.tabs.selectedIndex == 6
    )
    #expect(scene.controllers[6].view.window != nil)
    #expect(scene.controllers[6].navigationController === scene.tabs.moreNavigationController)
    #expect(scene.controllers[6].tabBarController === scene.tabs)
    scene.tabs.moreNavigationController.popViewController(animated: true)
    scene.stage.turn()
    scene.stage.advance(by: 1)
    scene.stage.turn(2)
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    #expect(scene.controllers[6].view.window == nil)
    try scene.choose(row: 0)
    #expect(scene.tabs.selectedIndex == 4 && scene.controllers[4].view.window != nil)
  }

  @Test func `a stack in the list keeps its bar, with a way back to the list`() throws {
    let scene = Seven()
    try scene.tapMore()
    try scene.choose(row: 1)
    let inner = try #require(scene.controllers[5] as? UINavigationController)
    #expect(inner.view.window != nil && scene.tabs.selectedIndex == 5)
    #expect(scene.tabs.moreNavigationController.navigationBar.isHidden)
    #expect(inner.navigationBar.content.backButton?.shownTitle == "More")
    inner.navigationBar.goBack()
    scene.stage.turn()
    scene.stage.advance(by: 1)
    scene.stage.turn(2)
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    #expect(!scene.tabs.moreNavigationController.navigationBar.isHidden)
  }

  @Test func `a controller of the list can be chosen by code, and left again`() {
    let scene = Seven()
    scene.tabs.selectedIndex = 6
    scene.stage.turn(2)
    #expect(scene.controllers[6].view.window != nil)
    #expect(scene.tabs.tabBar.selectedItem === scene.tabs.moreNavigationController.tabBarItem)
    scene.tabs.selectedIndex = 0
    scene.stage.turn(2)
    #expect(scene.controllers[0].view.window != nil && scene.controllers[6].view.window == nil)
    scene.tabs.selectedIndex = 6
    scene.stage.turn(2)
    #expect(scene.controllers[6].view.window != nil && scene.tabs.selectedIndex == 6)
  }

  @Test func `all tabs may be rearranged unless the app says otherwise`() {
    let scene = Seven()
    #expect(scene.tabs.customizableViewControllers == scene.controllers)
    let list = scene.tabs.moreNavigationController.viewControllers.first
    #expect(list?.navigationItem.rightBarButtonItem?.systemItem == .edit)
    scene.tabs.customizableViewControllers = nil
    #expect(list?.navigationItem.rightBarButtonItem == nil)
  }
}
