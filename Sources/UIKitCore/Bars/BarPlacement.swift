package import QuartzCore

/// What a controller tells the bar that it manages about its place.
package struct BarPlacement: Equatable {
  /// Whether a controller manages the bar; a bar on its own keeps its standard look.
  var isManaged = false
  /// How far the background reaches beyond the bar: behind the status bar or home indicator.
  var backgroundOverhang: CGFloat = 0
  /// Whether the content behind the bar is at its end, so that nothing lies under the bar.
  var isAtScrollEdge = false
  /// How many points scrolled content took from the search bar and the large title.
  var collapse: CGFloat = 0
  /// Whether a search took the bar over: only its field is seen.
  var isSearching = false
  /// Whether the bar is the upper end of a sheet, and makes room for its grabber.
  package var isInSheet = false
}

/// A way back that leads out of the stack of a bar: to the list of more tabs.
struct OuterBack {
  var title: String?
  var goBack: () -> Void
}
