import Device
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Writes down what a split asks and tells, and answers what a test wants.
private final class TellingSplitDelegate: NSObject, UISplitViewControllerDelegate {
  var log: [String] = []
  var handlesSecondary = false
  var top: UISplitViewController.Column?
  var handlesDetail = false

  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    log.append("primaryForCollapsing")
    return nil
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    log.append("collapseSecondary")
    return handlesSecondary
  }
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    log.append("primaryForExpanding")
    return nil
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    log.append("separateSecondary")
    return nil
  }
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { log.append("willChangeTo \(displayMode) from \(svc.displayMode)") }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    log.append("showDetail")
    return handlesDetail
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("top \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    log.append("modeForExpanding \(proposed)")
    return proposed
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("didCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("didExpand") }
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { log.append("willShow \(column)") }
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { log.append("willHide \(column)") }
}

/// Three plain controllers, two of them in stacks, in a split on a device.
private struct Split {
  let controller: UISplitViewController
  let primary: UINavigationController
  let secondary: UINavigationController
  let list = UIViewController()
  let detail = UIViewController()
  let delegate = TellingSplitDelegate()
  let stage: Stage

  init(
    _ model: String,
    _ orientation: Orientation = .portrait,
    style: UISplitViewController.Style = .unspecified,
    prepare: (Split) -> Void = { _ in }
  ) throws {
    primary = UINavigationController(rootViewController: list)
    secondary = UINavigationController(rootViewController: detail)
    stage = Stage(try #require(DeviceModel(named: model)), orientation: orientation)
    if style == .unspecified {
      controller = UISplitViewController()
      controller.viewControllers = [primary, secondary]
    } else {
      controller = UISplitViewController(style: style)
      controller.setViewController(primary, for: .primary)
      controller.setViewController(secondary, for: .secondary)
    }
    controller.delegate = delegate
    prepare(self)
    stage.show(controller)
    stage.turn(2)
  }
}

@Suite(.serialized, .noLeaks) struct `Collapsing the classic pair` {
  @Test(.noLeaks) func `a column slides in and out, and is told so`() throws {
    let notes = Ledger()
    let split = UISplitViewController(style: .doubleColumn)
    let first = TellingController("A", notes)
    split.setViewController(first, for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let stage = Stage(try #require(DeviceModel(named: "ipad11_0rounded")), root: split)
    stage.settle()
    let column = try #require(
      split.viewController(for: .primary)?.navigationController
        ?? split.viewController(for: .primary)
    )
    #expect(column.viewIfLoaded?.window == nil)
    _ = notes.take()
    split.show(.primary)
    stage.turn()
    stage.advance(by: 0.15)
    let x = try #require(column.view.layer.presentation()?.frame.minX)
    #expect(x < 0 && x > -column.view.bounds.width)
    stage.settle()
    #expect(column.view.frame.minX == 0)
    let reported = ["A.viewWillAppear(true)", "A.viewDidAppear(true)"]
    #expect(notes.only(Set(reported)) == reported)
    split.hide(.primary)
    stage.turn()
    stage.advance(by: 0.15)
    #expect(column.view.window != nil)
    stage.settle()
    #expect(column.view.window == nil)
    let gone = ["A.viewWillDisappear(true)", "A.viewDidDisappear(true)"]
    #expect(notes.only(Set(gone)) == gone)
  }

  @Test(.oracle("T-24", "T-25")) func `the secondary's content goes onto the primary's stack`()
    throws
  {
    let split = try Split("retina4_7")
    #expect(split.delegate.log == ["primaryForCollapsing", "collapseSecondary"])
    #expect(split.primary.viewControllers == [split.list, split.detail])
    #expect(split.detail.view.window != nil)
  }

  @Test(.oracle("T-24", "T-25")) func `a delegate that takes care of it leaves the primary alone`()
    throws
  {
    let split = try Split("retina4_7") { $0.delegate.handlesSecondary = true }
    #expect(split.primary.viewControllers == [split.list])
    #expect(split.list.view.window != nil && split.controller.viewControllers == [split.primary])
  }

  @Test(.oracle("T-26", "T-39")) func `turning a large phone separates them, and back again`()
    throws
  {
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification,
      object: nil,
      queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let split = try Split("retina6_5")
    #expect(split.primary.viewControllers.count == 2)
    split.delegate.log = []
    split.stage.rotate(to: .landscapeLeft)
    split.stage.turn(2)
    #expect(split.delegate.log.prefix(2) == ["primaryForExpanding", "separateSecondary"])
    #expect(split.controller.viewControllers == [split.primary, split.secondary])
    #expect(split.primary.viewControllers == [split.list])
    #expect(split.secondary.viewControllers == [split.detail])
    #expect(changes == 2)
  }

  @Test(.oracle("T-26")) func `what was shown while collapsed becomes the secondary`() throws {
    let split = try Split("retina6_5") { $0.delegate.handlesSecondary = true }
    let other = UIViewController()
    split.list.showDetailViewController(other, sender: nil)
    split.stage.turn()
    split.stage.advance(by: 1)
    split.stage.turn()
    #expect(split.primary.viewControllers == [split.list, other])
    split.stage.rotate(to: .landscapeLeft)
    split.stage.turn(2)
    #expect(split.primary.viewControllers == [split.list])
    #expect(split.controller.viewControllers == [split.primary, other])
  }

  @Test(.oracle("T-26"), arguments: [true, false])
  func `what is on its way to the stack becomes the secondary at once`(animated: Bool) throws {
    let split = try Split("retina6_5") { $0.delegate.handlesSecondary = true }
    let other = UIViewController()
    split.primary.pushViewController(other, animated: animated)
    split.stage.turn()
    split.stage.rotate(to: .landscapeLeft)
    split.stage.turn(2)
    #expect(split.primary.viewControllers == [split.list])
    #expect(split.controller.viewControllers == [split.primary, other])
    #expect(other.parent === split.controller)
    #expect(other.view.window != nil)
  }
}

@Suite(.serialized, .noLeaks) struct `Columns that separate again` {
  @Test(.oracle("T-26")) func `take back what was popped just before`() throws {
    let split = try Split("retina6_5")
    #expect(split.primary.viewControllers == [split.list, split.detail])
    split.primary.popViewController(animated: false)
    split.stage.rotate(to: .landscapeLeft)
    split.stage.turn(2)
    #expect(split.primary.viewControllers == [split.list])
    #expect(split.controller.viewControllers == [split.primary, split.secondary])
    #expect(split.secondary.viewControllers == [split.detail])
    #expect(split.detail.parent === split.secondary)
  }

  @Test(.oracle("T-26")) func `leave a secondary that something was pushed on where it lies`()
    throws
  {
    let plain = UIViewController()
    let split = try Split("retina6_5") { $0.controller.viewControllers[1] = plain }
    let other = UIViewController()
    #expect(split.primary.viewControllers == [split.list, plain])
    split.primary.pushViewController(other, animated: false)
    split.stage.rotate(to: .landscapeLeft)
    split.stage.turn(2)
    #expect(split.primary.viewControllers == [split.list, plain])
    #expect(split.controller.viewControllers == [split.primary, other])
  }
}

@Suite(.serialized, .noLeaks) struct `Showing details` {
  @Test(.oracle("T-27")) func `columns replace the secondary`() throws {
    let split = try Split("ipad9_7", .landscapeLeft)
    let other = UIViewController()
    split.list.showDetailViewController(other, sender: nil)
    split.stage.turn(2)
    #expect(split.delegate.log.contains("showDetail"))
    #expect(split.controller.viewControllers == [split.primary, other])
    #expect(other.view.window != nil && split.secondary.parent == nil)
  }

  @Test(.oracle("T-27")) func `a delegate that shows it stops that`() throws {
    let split = try Split("ipad9_7", .landscapeLeft) { $0.delegate.handlesDetail = true }
    split.list.showDetailViewController(UIViewController(), sender: nil)
    #expect(split.controller.viewControllers == [split.primary, split.secondary])
  }

  @Test(.oracle("T-27")) func `a collapsed pair pushes`() throws {
    let split = try Split("retina4_7")
    let other = UIViewController()
    split.list.showDetailViewController(other, sender: nil)
    #expect(split.primary.viewControllers == [split.list, other])
  }

  @Test(.oracle("T-27", "T-28")) func `without a container it is presented`() {
    let (plain, other) = (UIViewController(), UIViewController())
    let stage = Stage(root: plain)
    plain.showDetailViewController(other, sender: nil)
    stage.turn(2)
    #expect(plain.presentedViewController === other)
    stage.settle()
  }

  @Test(.oracle("T-29")) func `the nearest container that does more is the target`() throws {
    let split = try Split("ipad9_7", .landscapeLeft)
    let target = { (action: Selector) in
      split.list.targetViewController(forAction: action, sender: nil)
    }
    #expect(target("showViewController:sender:") === split.primary)
    #expect(target("showDetailViewController:sender:") === split.controller)
    #expect(
      UIViewController().targetViewController(forAction: "showViewController:sender:", sender: nil)
        == nil
    )
  }

  @Test(.oracle("T-36")) func `columns don't ask the delegate`() throws {
    let split = try Split("ipad9_7", .landscapeLeft, style: .doubleColumn)
    split.list.showDetailViewController(UIViewController(), sender: nil)
    #expect(!split.delegate.log.contains("showDetail"))
  }
}

@Suite(.serialized, .noLeaks) struct `Columns` {
  @Test(.oracle("T-31")) func `they stack up to the top column`() throws {
    let split = try Split("retina4_7", style: .doubleColumn)
    #expect(split.delegate.log == ["top secondary", "didCollapse"])
    #expect(split.primary.viewControllers == [split.list, split.detail])
    let onList = try Split("retina4_7", style: .doubleColumn) { $0.delegate.top = .primary }
    #expect(onList.primary.viewControllers == [onList.list])
    #expect(onList.list.view.window != nil)
  }

  @Test(.oracle("T-31")) func `a compact column stands for all`() throws {
    let compact = UIViewController()
    let split = try Split("retina4_7", style: .doubleColumn) {
      $0.controller.setViewController(compact, for: .compact)
    }
    #expect(split.delegate.log == ["top compact", "willShow compact", "didCollapse"])
    #expect(compact.view.window != nil && split.list.viewIfLoaded?.window == nil)
  }

  @Test(.oracle("T-32")) func `they separate with a mode that the delegate may change`() throws {
    let split = try Split("retina6_5", style: .doubleColumn)
    split.delegate.log = []
    split.stage.rotate(to: .landscapeLeft)
    split.stage.turn(2)
    #expect(
      split.delegate.log == [
        "modeForExpanding oneBesideSecondary", "willShow primary", "willShow secondary",
        "didExpand",
      ]
    )
    #expect(split.secondary.viewControllers == [split.detail])
  }

  @Test(.oracle("T-33")) func `show and hide move between modes`() throws {
    let split = try Split("ipad9_7", .landscapeLeft, style: .doubleColumn)
    #expect(split.controller.displayMode == .oneBesideSecondary)
    split.controller.hide(.secondary)
    #expect(split.delegate.log == [])
    split.controller.hide(.primary)
    #expect(split.controller.displayMode == .secondaryOnly)
    split.controller.hide(.primary)
    split.controller.show(.primary)
    #expect(
      split.delegate.log == [
        "willChangeTo secondaryOnly from oneBesideSecondary", "willHide primary",
        "willChangeTo oneBesideSecondary from secondaryOnly", "willShow primary",
      ]
    )
    split.stage.turn()
    split.stage.advance(by: 1)
    split.stage.turn()
    #expect(split.list.view.window != nil)
  }

  @Test(.oracle("T-33")) func `collapsed, show pushes and hide pops`() throws {
    let split = try Split("retina4_7", style: .doubleColumn) { $0.delegate.top = .primary }
    let settle = {
      split.stage.turn()
      split.stage.advance(by: 1)
      split.stage.turn()
    }
    split.controller.show(.primary)
    #expect(split.primary.viewControllers == [split.list])
    split.controller.show(.secondary)
    settle()
    #expect(split.primary.viewControllers == [split.list, split.detail])
    split.controller.hide(.primary)
    #expect(split.primary.viewControllers.count == 2)
    split.controller.hide(.secondary)
    settle()
    #expect(split.primary.viewControllers == [split.list])
    split.controller.show(.secondary)
    settle()
    #expect(split.primary.viewControllers == [split.list, split.detail])
  }

  @Test(.oracle("T-34")) func `each behaviour has its modes`() {
    let modes = { (behavior: UISplitViewController.SplitBehavior) in
      SplitModes(
        style: .tripleColumn,
        preferredMode: .automatic,
        preferredBehavior: behavior,
        isWide: true
      ).allowed
    }
    #expect(modes(.tile) == [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary])
    #expect(modes(.overlay) == [.secondaryOnly, .oneOverSecondary, .twoOverSecondary])
    #expect(modes(.displace) == [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary])
  }

  @Test(.oracle("T-38")) func `the button asks where it leads, and says so before`() throws {
    let split = try Split("ipad9_7", .portrait)
    #expect(split.controller.displayMode == .secondaryOnly)
    split.controller.displayModeButtonItem.perform()
    #expect(split.delegate.log == ["willChangeTo oneOverSecondary from secondaryOnly"])
    #expect(split.controller.displayMode == .oneOverSecondary)
    split.stage.turn()
    split.stage.advance(by: 1)
    split.stage.turn()
    #expect(split.primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1024))
    #expect(split.secondary.view.frame.width == 768)
  }

  @Test func `the places of three columns`() {
    let places = SplitPlaces(
      bounds: CGRect(x: 0, y: 0, width: 1180, height: 820),
      mode: .twoDisplaceSecondary,
      shown: [.primary, .supplementary, .secondary],
      widths: [.primary: 320, .supplementary: 300],
      hairline: 0.5,
      isMirrored: false
    )
    #expect(places.frames[.supplementary]?.minX == 320.5)
    #expect(places.frames[.secondary] == CGRect(x: 621, y: 0, width: 879, height: 820))
    #expect(places.lines.map(\.minX) == [320, 620.5])
  }

  @Test func `three columns come to rest`() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(UIViewController(), for: column)
    }
    var reported: [Diagnostic] = []
    let others = Diagnostic.listener
    Diagnostic.listener = { reported.append($0) }
    defer { Diagnostic.listener = others }
    let stage = Stage(
      try #require(DeviceModel(named: "ipad10_9rounded")),
      orientation: .landscapeLeft
    )
    stage.show(split)
    stage.turn(2)
    #expect(split.displayMode == .twoBesideSecondary && reported == [])
  }
}
