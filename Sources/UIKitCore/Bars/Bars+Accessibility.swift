extension BarButton {
  /// The item's values set by the app, or else its title or picture.
  var barAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: item.accessibilityLabel ?? item.shownTitle ?? item.systemItem?.spokenName
        ?? item.shownImage?.spokenName,
      value: item.accessibilityValue,
      hint: item.accessibilityHint,
      traits: stateTraits.union(item.isSelected ? [.button, .selected] : .button)
        .union(item.accessibilityTraits)
    )
  }
}

extension UIBarButtonItem.SystemItem {
  /// The spoken names of the system's pictures.
  fileprivate var spokenName: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    default: nil
    }
  }
}

extension BarBackButton {
  /// The title of the screen that it leads to (A-11).
  var backAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: fullTitle,
      traits: stateTraits.union([.button, .backButton])
    )
  }
}

extension TabButton {
  /// A tab, with what its badge says (A-10).
  var tabAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true,
      label: item.accessibilityLabel ?? item.shownTitle
        ?? item.shownImage(selected: isSelected)?.spokenName,
      value: item.accessibilityValue ?? badgeText,
      hint: item.accessibilityHint,
      traits: stateTraits.union([.button, .tabItem])
    )
  }

  private var badgeText: String? {
    guard let badge = item.badgeValue, !badge.isEmpty else { return nil }
    return Int(badge).map { "\($0) \($0 == 1 ? "item" : "items")" } ?? badge
  }
}

extension NavigationBarContent {
  /// The back button, the leading items, the title, and the trailing items (A-11).
  var contentAccessibility: AccessibilityDefaults {
    let row = [prompt, backButton] + leading.map(Optional.some) + [titleView]
    let after = trailing.map(Optional.some) + [titleRow, searchRow]
    return AccessibilityDefaults(elements: (row + after).compactMap(\.self))
  }
}

// MARK: - Large content (A-44)

extension BarButton: LargeContentSource {
  var largeContentDefaults: LargeContentDefaults {
    LargeContentDefaults(
      title: item.shownTitle ?? barAccessibility.label,
      image: item.largeContentSizeImage ?? item.shownImage
    )
  }
}

extension BarBackButton: LargeContentSource {
  var largeContentDefaults: LargeContentDefaults {
    LargeContentDefaults(title: fullTitle, image: UIImage(systemName: "chevron.backward"))
  }
}

extension TabButton: LargeContentSource {
  var largeContentDefaults: LargeContentDefaults {
    LargeContentDefaults(
      title: item.shownTitle,
      image: item.largeContentSizeImage ?? item.shownImage(selected: isSelected)
    )
  }
}
