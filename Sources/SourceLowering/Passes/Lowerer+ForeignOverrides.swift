/// A member of a class of UIKit's own that an extension overrides: a class beside the extension
/// overrides it, and the run-time gives its entry to UIKit's class (L-72).
extension Lowerer {
  /// Has the member called; false where the class isn't known to let it be overridden.
  func overrideForeign(_ member: HoistedMember) -> Bool {
    let isOfClass = member.modifiers.contains("class ") || member.modifiers.contains("static ")
    guard !isOfClass, ForeignMembers.holds(member.name, of: typeName) else { return false }
    generatedCount += 1
    let names = ["Overriding", "Plain", "OtherPlain"].map { "\($0)\(generatedCount)_\(tag)" }
    let bodies = ["{ override \(member.forwarding) }", "{}", "{}"]
    let classes = zip(names, bodies).map { "private class \($0): \(typeName) \($1)\n" }
    tail.append((condition, classes.joined()))
    let types = names.map { "\($0).self" }
    calls.append(
      (
        condition,
        "ObjectiveC.overrideMembers(of: \(typeName).self, as: \(types[0]), "
          + "beside: (\(types[1]), \(types[2])))"
      )
    )
    return true
  }
}

/// The members of UIKit's classes that extensions of public apps override.
enum ForeignMembers {
  static func holds(_ member: String, of type: String) -> Bool {
    if responders.contains(member) { return controllers.contains(type) || views.contains(type) }
    if controllers.contains(type) { return ofControllers.contains(member) }
    return views.contains(type) && ofViews.contains(member)
  }

  private static let controllers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIAlertController", "UITableViewController",
    "UICollectionViewController", "UISearchController", "UIImagePickerController",
    "UIActivityViewController",
  ]

  private static let views: Set = [
    "UIView", "UIScrollView", "UITableView", "UICollectionView", "UIImageView", "UILabel",
    "UIButton", "UITextField", "UITextView", "UIControl", "UISlider", "UISwitch", "UIStackView",
    "UIWindow", "UINavigationBar", "UITabBar", "UIToolbar", "UITableViewCell",
    "UICollectionViewCell", "UISearchBar", "UISegmentedControl",
  ]

  private static let responders: Set = [
    "touchesBegan(_:with:)", "touchesMoved(_:with:)", "touchesEnded(_:with:)",
    "touchesCancelled(_:with:)", "pressesBegan(_:with:)", "pressesEnded(_:with:)",
    "motionBegan(_:with:)", "motionEnded(_:with:)", "canBecomeFirstResponder", "awakeFromNib()",
    "canPerformAction(_:withSender:)", "traitCollectionDidChange(_:)",
  ]

  private static let ofControllers: Set = [
    "preferredStatusBarStyle", "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation",
    "childForStatusBarStyle", "childForStatusBarHidden", "childForHomeIndicatorAutoHidden",
    "prefersHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "preferredScreenEdgesDeferringSystemGestures", "shouldAutorotate",
    "supportedInterfaceOrientations", "preferredInterfaceOrientationForPresentation",
    "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
    "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
    "viewWillTransition(to:with:)",
  ]

  private static let ofViews: Set = [
    "layoutSubviews()", "hitTest(_:with:)", "point(inside:with:)", "intrinsicContentSize",
    "didMoveToSuperview()", "didMoveToWindow()", "tintColorDidChange()", "sizeThatFits(_:)",
    "gestureRecognizerShouldBegin(_:)", "alignmentRectInsets",
  ]
}
