/// The tagged objects of a running app, for tests that compare it with a restored one.
extension UIApplication {
  /// Controllers and views by their identifiers, one a line, with what UIKit keeps of them.
  ///
  /// What lies on the one stack of a collapsed split view stands below its own column: a split view
  /// that is covered collapses or separates only once it is seen again.
  package var restorationOutline: String {
    restorationRoots.filter { $0.restorationIdentifier != nil }
      .flatMap { Self.outline($0, depth: 0) }.joined(separator: "\n")
  }

  private static func outline(
    _ controller: UIViewController,
    depth: Int,
    in parent: UIViewController? = nil
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    var lines = ["\(indent)\(controller.restorationIdentifier ?? "")\(note(controller))"]
    for view in StateTree.views(of: controller) {
      lines.append("\(indent)  – \(view.restorationIdentifier ?? "")\(note(view))")
    }
    for child in below(controller, in: parent) where child.restorationIdentifier != nil {
      lines += outline(child, depth: depth + 1, in: controller)
    }
    return lines
  }

  private static func note(_ controller: UIViewController) -> String {
    let tabs = controller as? UITabBarController
    let chosen = tabs?.selectedViewController?.restorationIdentifier.map { " shows \($0)" }
    return (chosen ?? "") + note(controller as? UISplitViewController)
      + (controller.modal.presenting == nil ? "" : " presented \(controller.modal.style)")
  }

  private static func note(_ split: UISplitViewController?) -> String {
    // A classic pair keeps the mode over a collapse, columns lose it when they separate.
    guard let split, split.collapse == nil || split.style == .unspecified else { return "" }
    return split.chosenMode.map { " \($0)" } ?? ""
  }

  private static func below(
    _ controller: UIViewController,
    in parent: UIViewController?
  ) -> [UIViewController] {
    let all = StateTree.below(controller)
    if let split = controller as? UISplitViewController {
      return all.map { separated($0, in: split) }
    }
    guard let split = parent as? UISplitViewController,
      let base = split.collapse?.shown as? UINavigationController
    else { return all }
    let upper = leaving(.secondary, of: split, from: base)
    let lower = leaving(.supplementary, of: split, from: base).filter { !upper.contains($0) }
    if controller === base { return all.filter { !upper.contains($0) && !lower.contains($0) } }
    if controller === split.stackTakingBack(.secondary) { return upper + all }
    return controller === split.stackTakingBack(.supplementary) ? lower + all : all
  }

  /// The controllers that leave the one stack of a collapsed split view when its columns separate.
  private static func leaving(
    _ column: UISplitViewController.Column,
    of split: UISplitViewController,
    from base: UINavigationController
  ) -> [UIViewController] {
    let contents = split.stacked(column, on: base)
    return split.stackTakingBack(column) == nil ? contents.suffix(1) : contents
  }

  /// A column's controller as it will be when the columns of a collapsed split view separate.
  private static func separated(
    _ controller: UIViewController,
    in split: UISplitViewController
  ) -> UIViewController {
    guard let base = split.collapse?.shown as? UINavigationController, controller !== base,
      let column = split.columns.first(where: { $0.value === controller })?.key,
      split.stackTakingBack(column) == nil
    else { return controller }
    return split.stacked(column, on: base).last ?? controller
  }

  private static func note(_ view: UIView) -> String {
    var note = ""
    if let scroll = view as? UIScrollView {
      // A list that is covered takes its place only once it is laid out.
      let offset = scroll.scrolling.restored?.offset ?? scroll.contentOffset
      note += " at \(Int(offset.x.rounded())) \(Int(offset.y.rounded()))"
      let zoom = scroll.scrolling.restored?.zoom ?? scroll.zoomScale
      if zoom != 1 { note += " zoomed \(zoom)" }
    }
    if let list = view as? any RestorableList, !list.chosenElements.isEmpty {
      let paths = list.chosenElements.map { $0.map { "\($0)" }.joined(separator: "-") }
      note += " chosen \(paths.sorted().joined(separator: " "))"
    }
    if let text = view as? UITextView, text.selectedRange.length > 0 {
      note += " selected \(text.selectedRange.location) \(text.selectedRange.length)"
    }
    return note
  }

  /// True if an activity for each scene is kept, and no controllers (X-20).
  package var keepsActivities: Bool { restoration.hasScenes }

  /// True while the screen is kept as a picture with the state (X-16).
  package var keepsPictures: Bool {
    get { restoration.takesPictures }
    set { restoration.takesPictures = newValue }
  }

  /// Ends the state as the end of the app's process does: it stays as it is.
  package func abandonState() { restoration.store?.abandon() }

  /// Has the object be the one that `shared` answers, as that of another device was before.
  package func becomeShared() { if Self.shared !== self { Self.shared = self } }
}
