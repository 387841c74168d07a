internal import QuartzCore

/// What a controller tells the bar that it manages about its place.
struct BarPlacement: Equatable {
  /// Whether a controller manages the bar; a bar on its own keeps its standard look.
  var isManaged = false
  /// How far the background reaches beyond the bar: behind the status bar or home indicator.
  var backgroundOverhang: CGFloat = 0
  /// Whether the content behind the bar is at its end, so that nothing lies under the bar.
  var isAtScrollEdge = false
}
