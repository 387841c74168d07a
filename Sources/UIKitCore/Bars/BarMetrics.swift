internal import QuartzCore

/// The heights of bars in points, by device class (S-5, S-6, S-7).
nonisolated struct BarMetrics: Equatable {
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass
  /// Points added to every bar's height, to find out what depends on it.
  private var stretch: CGFloat = 0

  init(
    idiom: UIUserInterfaceIdiom,
    horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
  }

  @MainActor
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: traits.userInterfaceIdiom,
      horizontal: traits.horizontalSizeClass,
      vertical: traits.verticalSizeClass
    )
    stretch = UIScreen.main.layoutRules?.probe ?? 0
  }

  /// Phones in landscape have low bars, but for the largest ones, which are regular in width.
  var isLow: Bool { idiom != .pad && vertical == .compact && horizontal != .regular }

  /// The row of a navigation bar that holds buttons and title.
  var navigationRow: CGFloat { stretch + (idiom == .pad ? 50 : isLow ? 32 : 44) }

  /// The height a large title adds below that row; low bars have none.
  var largeTitleRow: CGFloat { vertical == .compact ? 0 : 52 }

  /// The height a prompt adds above it.
  var promptRow: CGFloat { 30 }

  /// A tab bar without the bottom safe area.
  var tabBar: CGFloat { stretch + (idiom == .pad ? 50 : isLow ? 32 : 49) }

  /// A toolbar without the bottom safe area.
  var toolbar: CGFloat { stretch + (idiom == .pad ? 50 : isLow ? 32 : 44) }

  /// True if a tab's title lies beside its image.
  var tabsAreInline: Bool { idiom == .pad ? horizontal == .regular : vertical == .compact }

  func navigationBar(hasPrompt: Bool, isLarge: Bool) -> CGFloat {
    navigationRow + (hasPrompt ? promptRow : 0) + (isLarge ? largeTitleRow : 0)
  }
}

extension UIView {
  /// The heights of bars in the view's environment, in points.
  var barMetrics: BarMetrics { BarMetrics(traitCollection) }
}
