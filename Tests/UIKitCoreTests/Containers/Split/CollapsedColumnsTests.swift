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
    split.viewController(for: .primary) as? UINavigationController
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
}
