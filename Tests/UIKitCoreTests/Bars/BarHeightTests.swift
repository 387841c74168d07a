import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A navigation controller in a tab bar controller with toolbar, on a device.
private struct Bars {
  let stage: Stage
  let content = UIViewController()
  let navigation: UINavigationController
  let tabs = UITabBarController()

  init(
    _ model: String,
    _ orientation: Orientation = .portrait,
    large: Bool = false,
    prompt: String? = nil
  ) throws {
    let device = try #require(DeviceModel(named: model))
    stage = Stage(device, orientation: orientation)
    content.title = "Title"
    content.navigationItem.prompt = prompt
    navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    stage.turn(2)
  }

  var navigationBar: CGRect { navigation.navigationBar.frame }
}

@Suite(.serialized) struct `Heights of bars` {
  @Test(
    .oracle("S-5"),
    arguments: [
      ("retina4_7", CGFloat(20)), ("retina5_9", 44), ("retina6_1", 48), ("retina6_0", 47),
      ("retina6_12", 59),
    ]
  )
  func `a navigation bar is 44 points tall below the status bar`(model: String, top: CGFloat)
    throws
  {
    let bars = try Bars(model)
    #expect(bars.navigationBar.minY == top)
    #expect(bars.navigationBar.height == 44)
  }

  @Test(.oracle("S-5")) func `a large title adds 52 points and a prompt 30`() throws {
    #expect(try Bars("retina4_7", large: true).navigationBar.height == 96)
    #expect(try Bars("retina4_7", prompt: "Prompt").navigationBar.height == 74)
    #expect(try Bars("ipad9_7", large: true).navigationBar.height == 102)
  }

  @Test(.oracle("S-5")) func `a navigation bar in a sheet has room above and below`() {
    let first = UIViewController()
    let stage = Stage(.iPhone15, root: first)
    let content = UIViewController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    navigation.modalPresentationStyle = .pageSheet
    first.present(navigation, animated: false)
    stage.settle()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
  }

  @Test(
    .oracle("S-5", "S-6", "S-7"),
    arguments: [
      ("retina4_7", Orientation.landscapeLeft, CGFloat(32), CGFloat(32), CGFloat(32)),
      ("retina5_9", .landscapeLeft, 32, 32, 32),
      ("retina5_5", .landscapeLeft, 44, 49, 44),
      ("ipad9_7", .portrait, 50, 50, 50),
      ("retina4_7", .portrait, 44, 49, 44),
    ]
  )
  func `bars are low in landscape and tall on pads`(
    model: String,
    orientation: Orientation,
    navigation: CGFloat,
    tab: CGFloat,
    tool: CGFloat
  ) throws {
    let bars = try Bars(model, orientation)
    bars.navigation.isToolbarHidden = false
    bars.stage.turn(2)
    let safe = bars.tabs.view.safeAreaInsets.bottom
    #expect(bars.navigationBar.height == navigation)
    #expect(bars.tabs.tabBar.frame.height == tab + safe)
    #expect(bars.navigation.toolbar.frame.height == tool)
  }

  @Test(.oracle("S-6", "T-14")) func `a tab bar reaches down behind the home indicator`() throws {
    let bars = try Bars("retina5_9")
    #expect(bars.tabs.tabBar.frame == CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
    let landscape = try Bars("retina5_9", .landscapeLeft)
    #expect(landscape.tabs.tabBar.frame.height == 53)
  }

  @Test(.oracle("S-7")) func `a toolbar stands above the home indicator`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    let stage = Stage(try #require(DeviceModel(named: "retina5_9")))
    stage.show(navigation)
    stage.turn(2)
    #expect(navigation.toolbar.frame.minY == 734)
    #expect(content.view.safeAreaInsets.bottom == 78)
  }

  @Test(
    .oracle("S-19"),
    arguments: [("retina5_9", true, 49), ("retina5_9", false, 44), ("retina4_7", true, 44)]
  )
  func `a toolbar that stands on the safe area above the home indicator is as high as a tab bar`(
    model: String,
    isAboveSafeAreaInset: Bool,
    height: CGFloat
  ) throws {
    let controller = UIViewController()
    let bar = UIToolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let view: UIView = controller.view
    let bottom = isAboveSafeAreaInset ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: bottom),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let stage = Stage(try #require(DeviceModel(named: model)))
    stage.show(controller)
    stage.turn(2)
    #expect(bar.frame.height == height)
  }

  @Test func `a search bar without room has its field somewhere`() {
    for width in [0, 1, 10, 60] {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let frame = bar.searchTextField.frame
      #expect(frame.minX.isFinite && frame.width >= 0, "\(width)")
    }
  }

  @Test(.oracle("S-8")) func `a search bar is 56 points tall and 52 in a navigation bar`() throws {
    #expect(UISearchBar(frame: .zero).sizeThatFits(CGSize(width: 320, height: 0)).height == 56)
    let bars = try Bars("retina4_7")
    bars.content.navigationItem.searchController = UISearchController(searchResultsController: nil)
    bars.stage.turn(2)
    #expect(bars.navigationBar.height == 96)
  }

  @Test(.oracle("S-14")) func `layout guides are as long as bars cover`() throws {
    let plain = UIViewController()
    let stage = Stage(try #require(DeviceModel(named: "retina4_7")))
    stage.show(plain)
    stage.turn(2)
    #expect(plain.topLayoutGuide.length == 20 && plain.bottomLayoutGuide.length == 0)
    let bars = try Bars("retina4_7")
    #expect(bars.content.topLayoutGuide.length == 64 && bars.content.bottomLayoutGuide.length == 49)
    bars.navigation.isToolbarHidden = false
    bars.stage.turn(2)
    #expect(bars.content.bottomLayoutGuide.length == 93)
    let tall = try Bars("retina5_9")
    #expect(tall.content.bottomLayoutGuide.length == 83)
  }

  @Test func `opaque bars stand beside the content`() throws {
    let bars = try Bars("retina4_7")
    bars.navigation.navigationBar.isTranslucent = false
    bars.navigation.view.setNeedsLayout()
    bars.stage.turn(2)
    #expect(bars.content.view.frame.minY == 64)
    #expect(bars.content.view.safeAreaInsets.top == 0)
  }

  @Test(.oracle("S-5")) func `a list that begins below the bar leaves the large title whole`()
    throws
  {
    let stage = Stage(try #require(DeviceModel(named: "retina4_7")))
    let content = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    list.alwaysBounceVertical = true
    content.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    stage.turn(2)
    list.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    stage.turn()
    #expect(navigation.navigationBar.frame.height == 44)
    list.translatesAutoresizingMaskIntoConstraints = false
    let safe = content.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safe.topAnchor),
      list.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    stage.turn(2)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.frame.minY == 116 && list.adjustedContentInset == .zero)
  }

  @Test(.oracle("S-46")) func `content that comes before the first layout leaves the large title`()
    throws
  {
    let stage = Stage(try #require(DeviceModel(named: "retina4_7")))
    let content = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    content.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    UIView.animate(withDuration: 0.2) { list.contentSize = CGSize(width: 375, height: 2000) }
    stage.turn(2)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(list.contentOffset.y == -116)
  }

  @Test(.oracle("Q-18")) func `bars on their own have their heights on a phone`() throws {
    let stage = Stage(try #require(DeviceModel(named: "retina4_7")))
    let size = CGSize(width: 375, height: 0)
    #expect(UINavigationBar(frame: .zero).sizeThatFits(size).height == 44)
    #expect(UIToolbar(frame: .zero).sizeThatFits(size).height == 44)
    #expect(UITabBar(frame: .zero).sizeThatFits(size).height == 49)
    #expect(UISearchBar(frame: .zero).sizeThatFits(size).height == 56)
    withExtendedLifetime(stage) {}
  }

  @Test(.oracle("Q-32")) func `a fresh tab bar has no tabs`() {
    let bar = UITabBar(frame: .zero)
    #expect(bar.items == nil && bar.selectedItem == nil)
    bar.setItems([UITabBarItem(title: "One", image: nil, tag: 1)], animated: false)
    #expect(bar.items?.count == 1)
    bar.setItems(nil, animated: false)
    #expect(bar.items == nil)
  }

  @Test func `no fraction of a point keeps a large title from coming to rest`() throws {
    let bars = try Bars("retina6_12", large: true)
    let list = UITableViewController()
    list.title = "List"
    bars.navigation.setViewControllers([list], animated: false)
    bars.stage.turn(2)
    let top = list.tableView.contentOffset.y
    var dice = Dice(seed: 20)
    for _ in 0..<200 {
      list.tableView.contentOffset.y = top + .random(in: -1...60, using: &dice)
      bars.stage.turn()
      list.tableView.contentOffset.y = top - .random(in: 0...300, using: &dice)
      bars.stage.turn()
    }
    list.tableView.contentOffset.y = top
    bars.stage.turn(2)
    #expect(bars.navigationBar.height == 96)
  }
}
