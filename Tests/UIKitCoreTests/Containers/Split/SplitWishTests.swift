import Device
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized, .noLeaks) struct `What an app wishes of columns` {
  @Test(.noLeaks, .oracle("T-22")) func `another preferred mode moves them`() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let first = UIViewController()
    split.setViewController(first, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    let stage = Stage(try #require(DeviceModel(named: "ipad11_0rounded")), root: split)
    stage.settle()
    let column = try #require(first.navigationController)
    #expect(split.displayMode == .secondaryOnly && column.viewIfLoaded?.window == nil)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(split.displayMode == .oneBesideSecondary)
    stage.turn()
    stage.advance(by: 0.15)
    let x = try #require(column.view.layer.presentation()?.frame.minX)
    #expect(x < 0 && x > -column.view.bounds.width)
    stage.settle()
    #expect(column.view.frame.minX == 0 && column.view.window === stage.window)
  }

  @Test func `the button for columns is not seen while there is one stack`() throws {
    let split = UISplitViewController()
    let detail = UIViewController()
    detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    split.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: detail),
    ]
    let phone = Stage(try #require(DeviceModel(named: "retina4_7")), root: split)
    phone.settle()
    #expect(split.isCollapsed && split.displayModeButtonItem.isHidden)
    let tablet = Stage(try #require(DeviceModel(named: "ipad9_7")), root: split)
    tablet.settle()
    #expect(!split.isCollapsed && !split.displayModeButtonItem.isHidden)
  }
}
