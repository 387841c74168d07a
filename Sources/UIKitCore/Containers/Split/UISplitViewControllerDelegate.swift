public import QuartzCore

/// Is notified of and decides about the columns of a split view controller.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The columns are about to be arranged differently (T-38).
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  /// Returns the mode button and gesture lead to; `automatic` leaves it to the controller (T-38).
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Returns true if the app itself shows a controller in the primary place.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// Returns true if the app itself shows a controller in the secondary place (T-27).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool
  /// The controller that is left after the classic pair collapses; nil is the primary one (T-24).
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// The primary controller after the classic pair separates; nil is the one shown (T-26).
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns true if the app takes care of the secondary controller in a collapse (T-24).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary controller after the classic pair separates; nil asks the primary one (T-26).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The orientations that the split allows while it decides.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the split is first presented over the full screen.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation

  /// The column on top after the columns collapse (T-31).
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The arrangement after the columns separate (T-32).
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns became one stack (T-31).
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The stack became columns again (T-32).
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A column is about to come into sight.
  func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  )
  /// A column is about to go out of sight.
  func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  )
  /// A swipe is about to show or hide a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// A swipe has shown or hidden a column, whose motion may still run.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Default: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { tellLate("splitViewController:willChangeTo:", [svc, displayMode]) }
  /// Default: `automatic`.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode {
    late("targetDisplayModeForActionIn:", [svc], or: .automatic)
  }
  /// Default: false, so the split shows the controller itself.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    show vc: UIViewController,
    sender: Any?
  ) -> Bool {
    late("splitViewController:show:sender:", [splitViewController, vc, sender], or: false)
  }
  /// Default: false, so the split shows the controller itself.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    showDetail vc: UIViewController,
    sender: Any?
  ) -> Bool {
    late("splitViewController:showDetail:sender:", [splitViewController, vc, sender], or: false)
  }
  /// Default: nil, which keeps the primary controller.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    late("primaryViewControllerForCollapsing:", [splitViewController], or: nil)
  }
  /// Default: nil, which keeps the controller that is shown.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    late("primaryViewControllerForExpanding:", [splitViewController], or: nil)
  }
  /// Default: false, so the primary takes the secondary over.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    late(
      "splitViewController:collapseSecondary:onto:",
      [splitViewController, secondaryViewController, primaryViewController],
      or: false
    )
  }
  /// Default: nil, so the primary controller is asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    late(
      "splitViewController:separateSecondaryFrom:",
      [splitViewController, primaryViewController],
      or: nil
    )
  }
  /// Default: all orientations on pad, all but upside down elsewhere.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    late(
      "splitViewControllerSupportedInterfaceOrientations:",
      [splitViewController],
      or: splitViewController.usualOrientations
    )
  }
  /// Default: the orientation that the main screen has now.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation {
    late(
      "splitViewControllerPreferredInterfaceOrientationForPresentation:",
      [splitViewController],
      or: UIScreen.main.interfaceOrientation
    )
  }
  /// Default: the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    late(
      "splitViewController:topColumnForCollapsingToProposedTopColumn:",
      [svc, proposedTopColumn],
      or: proposedTopColumn
    )
  }
  /// Default: the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    late(
      "splitViewController:displayModeForExpandingToProposedDisplayMode:",
      [svc, proposed],
      or: proposed
    )
  }
  /// Default: does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    tellLate("splitViewControllerDidCollapse:", [svc])
  }
  /// Default: does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    tellLate("splitViewControllerDidExpand:", [svc])
  }
  /// Default: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willShow column: UISplitViewController.Column
  ) { tellLate("splitViewController:willShow:", [svc, column]) }
  /// Default: does nothing.
  public func splitViewController(
    _ svc: UISplitViewController,
    willHide column: UISplitViewController.Column
  ) { tellLate("splitViewController:willHide:", [svc, column]) }
  /// Default: does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { tellLate("splitViewControllerInteractivePresentationGestureWillBegin:", [svc]) }
  /// Default: does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) { tellLate("splitViewControllerInteractivePresentationGestureDidEnd:", [svc]) }
}
