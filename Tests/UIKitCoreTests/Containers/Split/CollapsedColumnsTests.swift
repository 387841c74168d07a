import Testing
import UIKitTesting

@testable import UIKitCore

/// Columns that lie on one stack, when the app rearranges that stack itself.
@MainActor struct `Collapsed columns` {
  let list = UIViewController()
  let detail = UIViewController()
  let split = UISplitViewController(style: .doubleColumn)
  let stage: Stage

  init() {
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    stage = Stage(.iPhone15, root: split)
    stage.settle()
  }

  var base: UINavigationController? {
    split.columns[.primary] as? UINavigationController
  }

  @Test func `below an upper column that is the root there is nothing to show`() {
    base?.setViewControllers([detail], animated: false)
    split.show(.primary)
    stage.settle()
    #expect(base?.viewControllers == [detail])
  }

  @Test func `a column that was taken off comes back`() {
    #expect(base?.viewControllers == [list, detail])
    split.hide(.secondary)
    stage.settle()
    #expect(base?.viewControllers == [list] && split.stackedControllers == [detail])
    split.show(.secondary)
    stage.settle()
    #expect(base?.viewControllers == [list, detail])
  }

  @Test func `one that the app uses elsewhere meanwhile does not`() {
    split.hide(.secondary)
    stage.settle()
    let other = UINavigationController(rootViewController: detail)
    split.show(.secondary)
    stage.settle()
    #expect(base?.viewControllers == [list] && detail.parent === other)
  }

  @Test(.oracle("T-32")) func `what is pushed on a column meanwhile lies on what it held`() throws {
    let stage = Stage(try #require(DeviceModel(named: "iPad (10th generation)")), root: split)
    stage.resize(to: .third)
    stage.settle()
    #expect(base?.viewControllers == [list, detail])
    let other = UIViewController()
    let column = try #require(split.columns[.secondary] as? UINavigationController)
    column.pushViewController(other, animated: false)
    stage.resize(to: .full)
    stage.settle()
    #expect(!split.isCollapsed && column.viewControllers == [detail, other])
    #expect(split.children.allSatisfy { $0 is UINavigationController })
  }
}
