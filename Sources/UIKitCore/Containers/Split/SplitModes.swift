/// The arrangements of columns a split allows, and the one it takes (T-22, T-34).
///
/// A value: it knows style, preferences and shape of the window, no controller and no view.
nonisolated struct SplitModes: Equatable {
  typealias Mode = UISplitViewController.DisplayMode
  typealias Behavior = UISplitViewController.SplitBehavior

  var style: UISplitViewController.Style
  var preferredMode: Mode
  var preferredBehavior: Behavior
  /// True if the window is wider than high.
  var isWide: Bool

  /// The way columns share the width; a preferred mode decides where no behavior is preferred.
  var behavior: Behavior {
    if preferredBehavior != .automatic { return preferredBehavior }
    switch preferredMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .automatic, .secondaryOnly: break
    }
    if isWide { return .tile }
    return style == .tripleColumn ? .displace : .overlay
  }

  /// The modes that button, gesture and `show` can lead to, by the number of side columns.
  var allowed: [Mode] {
    let all: [Mode] =
      switch behavior {
      case .tile, .automatic: [.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
      case .overlay: [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]
      case .displace: [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]
      }
    return style == .tripleColumn ? all : Array(all.prefix(2))
  }

  /// The arrangement without anybody's choice.
  var natural: Mode {
    if preferredMode != .automatic { return nearest(to: preferredMode) }
    if style == .tripleColumn { return isWide ? .twoBesideSecondary : .oneBesideSecondary }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  /// The allowed arrangement with as many columns, or as many as there can be.
  func nearest(to mode: Mode) -> Mode {
    // The classic pair takes each of its three modes literally.
    if style == .unspecified, mode.sideColumns < 2 { return mode }
    return allowed[min(mode.sideColumns, allowed.count - 1)]
  }

  func mode(withSideColumns count: Int) -> Mode {
    allowed[min(max(count, 0), allowed.count - 1)]
  }
}

nonisolated extension UISplitViewController.DisplayMode {
  /// The number of columns seen beside the secondary one.
  var sideColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// True if columns lie over the secondary one.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
