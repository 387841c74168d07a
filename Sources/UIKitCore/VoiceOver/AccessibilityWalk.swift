internal import AccessibilityTree

/// Finds the elements that are read of a screen, and their order.
struct AccessibilityWalk {
  /// Elements whose tops differ by less are in one row.
  let rowHeight: CGFloat
  let isRightToLeft: Bool
  /// Lists that lead back to themselves end where they began.
  private var path: Set<ObjectIdentifier> = []

  init(_ screen: UIScreen) {
    rowHeight = screen.traitCollection.userInterfaceIdiom == .pad ? 13 : 8
    isRightToLeft = screen.traitCollection.layoutDirection == .rightToLeft
  }

  init(rowHeight: CGFloat, isRightToLeft: Bool) {
    self.rowHeight = rowHeight
    self.isRightToLeft = isRightToLeft
  }

  /// The windows of a screen with what is in them, the rearmost first.
  static func items(on screen: UIScreen) -> [AccessibleItem] {
    AccessibilityReading.run {
      var walk = AccessibilityWalk(screen)
      let windows = walk.reachable(screen.windows)
      return windows.flatMap { walk.items(of: $0) }
    }
  }

  /// The elements of a view, in reading order.
  static func items(in view: UIView, of screen: UIScreen) -> [AccessibleItem] {
    var walk = AccessibilityWalk(screen)
    let found = walk.items(of: view)
    return walk.sorted(found)
  }

  // MARK: - Finding

  private mutating func items(of object: NSObject) -> [AccessibleItem] {
    let said = AccessibleObject(object: object)
    guard !isHidden(said), path.insert(ObjectIdentifier(object)).inserted else { return [] }
    defer { path.remove(ObjectIdentifier(object)) }
    if said.isElement {
      // The inside of an element is not searched.
      return [AccessibleItem(object: object, isElement: true, frame: said.frame)]
    }
    if let listed = said.listed {
      // A list keeps its order.
      let children = items(listed: listed)
      return grouped(said, children, kind: Self.kind(of: said) ?? .group)
    }
    guard let view = said.view else { return [] }
    let children = reachable(view.subviews).flatMap { items(of: $0) }
    guard let kind = Self.kind(of: said) else { return children }
    return grouped(said, sorted(children), kind: kind)
  }

  private mutating func items(listed: [Any]) -> [AccessibleItem] {
    listed.flatMap { entry -> [AccessibleItem] in
      if let list = entry as? [Any] { return items(listed: list) }
      return (entry as? NSObject).map { items(of: $0) } ?? []
    }
  }

  /// Of views side by side only the last modal one can be reached.
  private func reachable<View: UIView>(_ views: [View]) -> [View] {
    let modal = views.last { !$0.isHidden && $0.accessibilityViewIsModal }
    return modal.map { [$0] } ?? views
  }

  private func isHidden(_ said: AccessibleObject) -> Bool {
    if said.hidesElements { return true }
    guard let view = said.view else { return false }
    if view.isHidden || view.alpha <= 0 { return true }
    guard view.bounds.width <= 0 || view.bounds.height <= 0 else { return false }
    return view.clipsToBounds || said.isElement || said.listed != nil
  }

  // MARK: - Grouping

  /// The kind of a container; nil for a view that only holds others.
  private static func kind(of said: AccessibleObject) -> AccessibilityContainerKind? {
    switch said.containerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup: return said.frame.isEmpty && !said.hasName ? nil : .group
    case .none: break
    }
    switch said.object {
    case is UIWindow: return .window
    case is UITableView, is UICollectionView: return .cells
    case is PageScrollView: return said.groupsChildren ? .group : nil
    case is UIScrollView: return .scrollArea
    case is UITabBar: return .tabBar
    case is UINavigationBar, is UIToolbar: return .bar
    case is AlertView: return .alert
    default: return said.groupsChildren ? .group : nil
    }
  }

  private func grouped(
    _ said: AccessibleObject,
    _ children: [AccessibleItem],
    kind: AccessibilityContainerKind
  ) -> [AccessibleItem] {
    guard let first = children.first else { return [] }
    var group = AccessibleItem(object: said.object, isElement: false, frame: first.frame)
    group.kind = kind
    group.children = children
    // Content that is scrolled out at the top is not read before views above the scroll view.
    if let scroll = said.object as? UIScrollView {
      let shown = scroll.frameOnScreen(of: scroll.bounds.inset(by: scroll.adjustedContentInset))
      group.frame.origin.x = max(group.frame.minX, shown.minX)
      group.frame.origin.y = max(group.frame.minY, shown.minY)
    }
    AccessibilityContexts(said).apply(to: &group)
    return [group]
  }

  // MARK: - Sorting

  /// Rows from top to bottom, and along a row as one reads.
  ///
  /// "In one row" is no order that any way of sorting could use, since the first and the last of
  /// three may be in two rows; each item goes before those that it comes before, from the end on,
  /// as in the recorded cases.
  ///
  /// - Complexity: linear for items that are nearly in order already.
  func sorted(_ items: [AccessibleItem]) -> [AccessibleItem] {
    var sorted: [AccessibleItem] = []
    sorted.reserveCapacity(items.count)
    for item in items {
      var index = sorted.count
      while index > 0, comes(item.frame, before: sorted[index - 1].frame) { index -= 1 }
      sorted.insert(item, at: index)
    }
    return sorted
  }

  func comes(_ first: CGRect, before second: CGRect) -> Bool {
    if abs(first.minY - second.minY) >= rowHeight { return first.minY < second.minY }
    return isRightToLeft ? first.maxX > second.maxX : first.minX < second.minX
  }
}
