internal import ObjectiveC

private nonisolated(unsafe) var centerKey: UInt8 = 0
private nonisolated(unsafe) var pinnedKey: UInt8 = 0

/// The groups of iOS 16, which are the bar's items in the order of reading.
extension UINavigationItem {
  /// The groups on the leading side.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { (leftBarButtonItems ?? []).map { $0.creatingFixedGroup() } }
    set { leftBarButtonItems = Self.items(of: newValue) }
  }

  /// The groups on the trailing side; the last is at the edge.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { (rightBarButtonItems ?? []).reversed().map { $0.creatingFixedGroup() } }
    set { rightBarButtonItems = Self.items(of: newValue).reversed() }
  }

  /// The groups in the middle, which an iPad shows and people rearrange; kept, and not shown here.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { objc_getAssociatedObject(self, &centerKey) as? [UIBarButtonItemGroup] ?? [] }
    set {
      objc_setAssociatedObject(self, &centerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The group at the trailing edge that never moves; kept, and not shown here.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { objc_getAssociatedObject(self, &pinnedKey) as? UIBarButtonItemGroup }
    set {
      objc_setAssociatedObject(self, &pinnedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}
