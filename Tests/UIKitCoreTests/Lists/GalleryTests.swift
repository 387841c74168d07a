import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Screens as an iOS user knows them; what each must hold is asserted, the look is for eyes.
@Suite(.serialized) struct `A gallery of lists and bars` {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `tables of each style show every cell and accessory`(style: UITableView.Style) {
    for appearance in [UIUserInterfaceStyle.light, .dark] {
      let table = SampleTable(style: style)
      let navigation = UINavigationController(rootViewController: table)
      let stage = Gallery.stage("retina6_12", appearance, root: navigation)
      #expect(table.tableView.visibleCells.count == 9)
      Gallery.keep(stage, as: "table-\(style)-\(appearance == .dark ? "dark" : "light")")
    }
  }

  @Test func `a table is edited`() {
    let table = SampleTable(style: .insetGrouped)
    let navigation = UINavigationController(rootViewController: table)
    table.setEditing(true, animated: false)
    let stage = Gallery.stage("retina6_12", root: navigation)
    #expect(table.tableView.visibleCells.allSatisfy { $0.isEditing })
    Gallery.keep(stage, as: "table-editing")
  }

  @Test func `navigation bars are normal, large or prompt`() {
    for (name, style) in [("light", UIUserInterfaceStyle.light), ("dark", .dark)] {
      let first = SampleTable(style: .plain)
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = true
      first.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
      ]
      first.navigationItem.leftBarButtonItem = first.editButtonItem
      let stage = Gallery.stage("retina6_12", style, root: navigation)
      #expect(navigation.navigationBar.frame.height == 96)
      Gallery.keep(stage, as: "nav-large-\(name)")
      let second = SampleTable(style: .insetGrouped)
      second.navigationItem.largeTitleDisplayMode = .never
      second.navigationItem.prompt = "Choose a connection"
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done,
        target: nil,
        action: nil
      )
      navigation.pushViewController(second, animated: false)
      second.tableView.contentOffset.y = 60
      stage.turn(2)
      #expect(navigation.navigationBar.frame.height == 74)
      Gallery.keep(stage, as: "nav-prompt-\(name)")
    }
  }

  @Test func `tab bars hold badges and toolbars hold buttons`() {
    for (name, model) in [("phone", "retina6_12"), ("pad", "ipad10_9rounded")] {
      let tabs = UITabBarController()
      let contents = SampleTable(style: .insetGrouped)
      let navigation = UINavigationController(rootViewController: contents)
      navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
      navigation.isToolbarHidden = false
      contents.toolbarItems = [
        UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
        .flexibleSpace(),
        UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil),
        .flexibleSpace(),
        UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
      ]
      let others = [UITabBarItem.SystemItem.recents, .contacts, .search].map { item in
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
        return other
      }
      others[0].tabBarItem.badgeValue = "3"
      others[1].tabBarItem.badgeValue = "New"
      tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
      tabs.viewControllers = [navigation] + others
      let stage = Gallery.stage(model, root: tabs)
      #expect(tabs.tabBar.items?.count == 4)
      Gallery.keep(stage, as: "tabs-\(name)")
    }
  }

  @Test func `a split shows two columns on a pad`() {
    let split = UISplitViewController(style: .doubleColumn)
    let primary = SampleTable(style: .insetGrouped)
    split.setViewController(primary, for: .primary)
    let detail = SampleTable(style: .grouped)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    let stage = Gallery.stage("ipad11_0rounded", orientation: .landscapeLeft, root: split)
    #expect(primary.view.window != nil && detail.view.window != nil)
    Gallery.keep(stage, as: "split")
  }
}
