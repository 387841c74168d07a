import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Writes down what a tab bar controller asks and reports about tabs, and refuses one of them.
private final class TabReporter: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var refused: String?
  var leavesOutRoots = false

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelectTab tab: UITab
  ) -> Bool {
    calls.append("may \(tab.title)")
    return tab.identifier != refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelectTab selectedTab: UITab,
    previousTab: UITab?
  ) { calls.append("\(selectedTab.title) after \(previousTab?.title ?? "none")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { leavesOutRoots && tab is UITabGroup ? [] : proposedViewControllers }
}

/// The names of the controllers that tabs have made.
private final class Made {
  var names: [String] = []

  func screen(of tab: UITab) -> UIViewController {
    names.append(tab.identifier)
    let screen = UIViewController()
    screen.title = "Screen of \(tab.title)"
    return screen
  }
}

/// Three tabs on a phone, the third a group of two.
private struct Birds {
  let stage = Stage()
  let made = Made()
  let reporter = TabReporter()
  let tabs: UITabBarController
  let nests: UITabGroup

  init(groupHasScreen: Bool = true) {
    let screen: @MainActor (UITab) -> UIViewController = made.screen
    let ownScreen = groupHasScreen ? screen : nil
    nests = UITabGroup(
      title: "Nests",
      image: nil,
      identifier: "nests",
      children: [
        UITab(title: "Old", image: nil, identifier: "old", viewControllerProvider: screen),
        UITab(title: "New", image: nil, identifier: "new", viewControllerProvider: screen),
      ],
      viewControllerProvider: ownScreen
    )
    let all: [UITab] = [
      UITab(title: "Birds", image: nil, identifier: "birds", viewControllerProvider: screen),
      UISearchTab(viewControllerProvider: screen), nests,
    ]
    tabs = UITabBarController(tabs: all)
    tabs.delegate = reporter
    stage.show(tabs)
    stage.turn(2)
  }

  var barTitles: [String] { tabs.tabBar.items?.map { $0.shownTitle ?? "" } ?? [] }

  /// True if all ways to ask say that a root tab is chosen, and its screen is seen.
  func agree(on identifier: String) -> Bool {
    let index = tabs.tabs.firstIndex { $0.identifier == identifier } ?? -1
    let tab = tabs.tabs[index]
    return tabs.selectedIndex == index && tabs.selectedTab === tab
      && tabs.selectedViewController === tab.viewController
      && tabs.tabBar.selectedItem?.shownTitle == tab.title
      && tab.viewController?.viewIfLoaded?.window != nil
  }
}

@Suite(.serialized, .noLeaks) struct `Tabs as objects` {
  @Test(.oracle("W-210")) func `controllers are made when their tabs are chosen`() {
    let scene = Birds()
    #expect(scene.barTitles == ["Birds", "Search", "Nests"])
    #expect(scene.made.names == ["birds"] && scene.agree(on: "birds"))
    scene.stage.tap("Search")
    scene.stage.turn(2)
    #expect(scene.made.names.count == 2 && scene.tabs.selectedIndex == 1)
    #expect(scene.reporter.calls == ["may Search", "Search after Birds"])
    scene.stage.tap("Birds")
    scene.stage.turn(2)
    #expect(scene.made.names.count == 2 && scene.agree(on: "birds"))
    let screen = scene.tabs.tabs[0].viewController
    #expect(screen?.tab === scene.tabs.tabs[0] && screen?.parent === scene.tabs)
  }

  @Test(.oracle("W-210")) func `all ways to choose a tab agree, and code tells no delegate`() {
    let scene = Birds()
    scene.tabs.selectedIndex = 1
    scene.stage.turn(2)
    #expect(scene.agree(on: scene.tabs.tabs[1].identifier))
    scene.tabs.selectedTab = scene.tabs.tab(forIdentifier: "birds")
    scene.stage.turn(2)
    #expect(scene.agree(on: "birds"))
    scene.tabs.selectedViewController = scene.nests.viewController
    scene.stage.turn(2)
    #expect(scene.agree(on: "nests") && scene.reporter.calls == [])
  }

  @Test(.oracle("W-210")) func `a tab may be refused, disabled, hidden, and have a badge`() {
    let scene = Birds()
    scene.reporter.refused = "nests"
    scene.stage.tap("Nests")
    scene.stage.turn(2)
    #expect(scene.agree(on: "birds") && scene.reporter.calls == ["may Nests"])
    scene.tabs.tabs[0].badgeValue = "3"
    scene.tabs.tabs[1].isEnabled = false
    scene.stage.turn()
    let place = scene.tabs.tabs[1].frame(in: scene.stage.window) ?? .zero
    scene.stage.tap(at: CGPoint(x: place.midX, y: place.midY))
    scene.stage.turn(2)
    #expect(place.width > 0 && scene.agree(on: "birds"))
    #expect(scene.tabs.tabBar.items?.first?.badgeValue == "3")
    scene.tabs.tabs[0].isHidden = true
    scene.stage.turn(2)
    #expect(scene.barTitles == ["Search", "Nests"])
    #expect(scene.tabs.selectedTab === scene.tabs.tabs[1] && scene.tabs.selectedIndex == 0)
    scene.tabs.compactTabIdentifiers = ["birds", "nests"]
    scene.tabs.tabs[0].isHidden = false
    scene.stage.turn(2)
    #expect(scene.barTitles == ["Birds", "Nests"])
  }

  @Test(.oracle("W-210")) func `other tabs keep the chosen one if it stays`() {
    let scene = Birds()
    scene.tabs.selectedTab = scene.nests
    let gone = scene.tabs.tabs[0].viewController
    scene.tabs.setTabs(
      [UITab(title: "Eggs", image: nil, identifier: "eggs"), scene.nests],
      animated: false
    )
    scene.stage.turn(2)
    #expect(scene.tabs.selectedTab === scene.nests && scene.barTitles == ["Eggs", "Nests"])
    #expect(gone?.parent == nil && scene.tabs.tab(forIdentifier: "birds") == nil)
  }
}

@Suite(.serialized, .noLeaks) struct `Groups of tabs` {
  @Test(.oracle("W-211")) func `a group is one item and shows its own screen`() {
    let scene = Birds()
    scene.stage.tap("Nests")
    scene.stage.turn(2)
    #expect(scene.agree(on: "nests"))
    scene.tabs.selectedTab = scene.tabs.tab(forIdentifier: "new")
    scene.stage.turn(2)
    #expect(scene.nests.selectedChild?.identifier == "new")
    #expect(scene.tabs.selectedTab?.identifier == "new" && scene.tabs.selectedIndex == 2)
    #expect(scene.tabs.selectedViewController === scene.nests.viewController)
    #expect(!scene.made.names.contains("new"))
  }

  @Test(.oracle("W-211")) func `a group without a screen shows a child`() {
    let scene = Birds(groupHasScreen: false)
    scene.nests.defaultChildIdentifier = "new"
    scene.stage.tap("Nests")
    scene.stage.turn(2)
    #expect(scene.tabs.selectedTab?.identifier == "new")
    #expect(scene.nests.children[1].viewController?.view.window != nil)
    scene.nests.selectedChild = scene.nests.children[0]
    scene.stage.turn(2)
    #expect(scene.nests.children[0].viewController?.view.window != nil)
    #expect(scene.tabs.selectedTab?.identifier == "old")
  }

  @Test(.oracle("W-211")) func `a stack shows the group and what is selected in it`() {
    let scene = Birds()
    let stack = UINavigationController()
    scene.nests.managingNavigationController = stack
    scene.tabs.selectedTab = scene.nests.children[0]
    scene.stage.settle()
    #expect(scene.tabs.selectedViewController === stack && stack.view.window != nil)
    #expect(stack.viewControllers.map(\.title) == ["Screen of Nests", "Screen of Old"])
    #expect(scene.nests.children[0].managingTabGroup === scene.nests)
    stack.popViewController(animated: true)
    scene.stage.settle()
    #expect(scene.tabs.selectedTab === scene.nests && scene.nests.selectedChild == nil)
    scene.reporter.leavesOutRoots = true
    scene.tabs.selectedTab = scene.nests.children[1]
    scene.stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["Screen of New"])
  }
}

@Suite(.serialized, .noLeaks) struct `Tabs of controllers` {
  @Test(.oracle("W-212")) func `controllers have tabs with their items' titles and badges`() {
    let stage = Stage()
    let tabs = UITabBarController()
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("A", "B")
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    stage.turn(2)
    let made = tabs.tabs
    #expect(made.map(\.title) == ["A", "B"] && b.tab === made[1])
    b.tabBarItem.badgeValue = "2"
    #expect(made[1].badgeValue == "2")
    stage.tap("B")
    stage.turn(2)
    #expect(tabs.selectedTab === made[1])
    tabs.viewControllers = [b, a]
    #expect(tabs.tabs.elementsEqual([made[1], made[0]], by: ===) && tabs.selectedTab === made[1])
  }

  @Test(.oracle("W-213")) func `the bar goes and comes, and the screen has its room`() {
    let scene = Birds()
    let screen = scene.tabs.selectedViewController?.view
    let inset = screen?.safeAreaInsets.bottom ?? 0
    scene.tabs.setTabBarHidden(true, animated: true)
    scene.stage.turn()
    #expect(scene.tabs.isTabBarHidden && !scene.tabs.tabBar.isHidden)
    scene.stage.settle()
    #expect(scene.tabs.tabBar.isHidden && screen?.safeAreaInsets.bottom == inset - 49)
    scene.tabs.isTabBarHidden = false
    scene.stage.settle()
    #expect(!scene.tabs.tabBar.isHidden && screen?.safeAreaInsets.bottom == inset)
    scene.stage.tap("Search")
    #expect(scene.tabs.selectedIndex == 1)
  }
}

/// A controller of an app that had these names first.
private final class Main: UITabBarController {
  let tabs = ["birds", "nests"]
  var mode = 3
  var selectedTab = "birds"
  var isTabBarHidden = false
}

private final class Perch: UIViewController {
  var tab = 7
}

@Suite struct `Names of tabs that apps had first` {
  @Test(.oracle("W-209")) func `an app's own properties are meant`() {
    let (main, perch) = (Main(), Perch())
    main.viewControllers = [perch]
    #expect(main.tabs.count == 2 && main.mode == 3 && perch.tab == 7)
    #expect((main as UITabBarController).tabs.count == 1)
    #expect((perch as UIViewController).tab === (main as UITabBarController).tabs[0])
  }
}
