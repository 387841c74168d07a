import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// What is seen while the interface turns: the old picture at first, and nothing of it jumps.
@Suite(.serialized) struct `The picture of a turn` {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `rows that have no room afterwards stay until the end`() {
    let rows = Rows()
    let stage = Stage(root: UINavigationController(rootViewController: rows))
    stage.settle()
    let before = rows.tableView.subviews.count { $0 is UITableViewCell }
    stage.device.turn(to: .landscapeLeft)
    #expect(rows.tableView.subviews.count { $0 is UITableViewCell } >= before)
    stage.advance(by: 0.15)
    #expect(rows.tableView.subviews.count { $0 is UITableViewCell } >= before)
    stage.settle()
    #expect(rows.tableView.subviews.count { $0 is UITableViewCell } < before)
    #expect(rows.tableView.stretchBeforeTurn == nil)
    stage.hold(.portrait)
    #expect(rows.tableView.subviews.count { $0 is UITableViewCell } == before)
  }

  @Test func `a bar's parts that are made anew for its height begin where the old ones were`()
    throws
  {
    let page = UIViewController()
    page.title = "Birds"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: page)
    let stage = Stage(root: navigation)
    stage.settle()
    let content = navigation.navigationBar.content
    let (title, button) = (content.titleView?.center.x, content.trailing.first?.center.x)
    stage.device.turn(to: .landscapeLeft)
    #expect(content.titleView?.layer.presentation()?.position.x == title)
    #expect(content.trailing.first?.layer.presentation()?.position.x == button)
    stage.settle()
    #expect(abs((content.titleView?.center.x ?? 0) - 426) < 1)
  }

  @Test func `the bar that leads home stays dark on a light page while it turns`() throws {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let stage = Stage(root: page)
    stage.settle()
    _ = stage.screen.picture()
    stage.device.turn(to: .landscapeLeft)
    for _ in 0..<3 {
      stage.advance(by: 0.08)
      _ = stage.screen.picture()
      #expect(!stage.screen.shownChrome.isIndicatorLight)
    }
    stage.settle()
    _ = stage.screen.picture()
    #expect(!stage.screen.shownChrome.isIndicatorLight)
  }

  @Test func `a status bar that the other side has not fades away, and comes back`() throws {
    let page = UIViewController()
    page.view.backgroundColor = .white
    let stage = Stage(root: page)
    stage.settle()
    stage.device.turn(to: .landscapeLeft)
    stage.turn()
    let going = try #require(stage.screen.statusBarFade)
    #expect(going.alpha(at: stage.display.now) > 0.8 && stage.screen.statusBarFrame.isEmpty)
    stage.advance(by: 0.16)
    #expect(going.alpha(at: stage.display.now) == 0)
    stage.settle()
    #expect(stage.screen.statusBarFade == nil)
    stage.device.turn(to: .portrait)
    stage.turn()
    let coming = try #require(stage.screen.statusBarFade)
    #expect(coming.alpha(at: stage.display.now) == 0)
    stage.settle()
    #expect(stage.screen.statusBarFade == nil && !stage.screen.statusBarFrame.isEmpty)
  }

  @Test func `tabs and the bar that leads home go along`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...3).map {
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Tab \($0)", image: nil, tag: $0)
      return page
    }
    let stage = Stage(root: tabs)
    stage.settle()
    let before = tabs.tabBar.buttons.map(\.center.x)
    #expect(stage.screen.indicatorFrame != nil)
    stage.device.turn(to: .landscapeLeft)
    #expect(tabs.tabBar.buttons.map { $0.layer.presentation()?.position.x ?? 0 } == before)
    stage.advance(by: 0.15)
    #expect(stage.screen.indicatorFrame != nil)
    stage.settle()
    #expect(stage.screen.indicatorFrame != nil)
  }

  @Test func `text is not squeezed`() {
    let (text, field) = (UITextView(), UITextField())
    text.contentMode = .scaleToFill
    #expect(text.layer.contentsGravity == .topLeft)
    let stage = Stage(root: UIViewController())
    stage.window.addSubview(field)
    for (alignment, gravity) in [
      (NSTextAlignment.natural, CALayerContentsGravity.left), (.right, .right), (.center, .center),
    ] {
      field.textAlignment = alignment
      field.setNeedsLayout()
      stage.settle()
      #expect(field.textLabel.layer.contentsGravity == gravity)
    }
  }
}
