internal import ObjectiveC

private nonisolated(unsafe) var leadingKey: UInt8 = 0
private nonisolated(unsafe) var trailingKey: UInt8 = 0
private nonisolated(unsafe) var centerKey: UInt8 = 0
private nonisolated(unsafe) var pinnedKey: UInt8 = 0

/// The groups of iOS 16, which are the bar's items in the order of reading.
extension UINavigationItem {
  /// The groups on the leading side.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups(&leadingKey, of: leftBarButtonItems ?? []) }
    set {
      keep(newValue, &leadingKey) { $0.leftBarButtonItems = $1 }
    }
  }

  /// The groups on the trailing side; the last is at the edge.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups(&trailingKey, of: (rightBarButtonItems ?? []).reversed()) }
    set {
      keep(newValue, &trailingKey) { $0.rightBarButtonItems = $1.reversed() }
    }
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

  /// The groups that were set, while the bar shows their items; else one for each item.
  private func groups(
    _ key: UnsafeRawPointer,
    of shown: [UIBarButtonItem]
  ) -> [UIBarButtonItemGroup] {
    let kept = objc_getAssociatedObject(self, key) as? [UIBarButtonItemGroup] ?? []
    return Self.items(of: kept) == shown ? kept : shown.map { $0.creatingFixedGroup() }
  }

  /// Keeps groups, and shows their items now and after each of their changes.
  private func keep(
    _ groups: [UIBarButtonItemGroup],
    _ key: UnsafeRawPointer,
    show: @escaping (UINavigationItem, [UIBarButtonItem]) -> Void
  ) {
    let old = objc_getAssociatedObject(self, key) as? [UIBarButtonItemGroup] ?? []
    for group in old { group.changed = {} }
    for group in groups {
      group.changed = { [weak self] in self.map { show($0, Self.items(of: groups)) } }
    }
    objc_setAssociatedObject(self, key, groups, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    show(self, Self.items(of: groups))
  }

  private static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}
