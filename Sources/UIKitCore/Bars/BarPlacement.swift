internal import QuartzCore

/// The place of a bar, set by the controller that manages it.
package struct BarPlacement: Equatable {
  /// True if a controller manages the bar; a bar on its own keeps its standard appearance.
  var isManaged = false
  /// The points by which the background reaches beyond the bar: behind the status bar or home
  /// indicator.
  var backgroundOverhang: CGFloat = 0
  /// True if the content behind the bar is at its end, so that nothing lies under the bar.
  var isAtScrollEdge = false
  /// The points that scrolled content took from the search bar and the large title.
  var collapse: CGFloat = 0
  /// True if a search took the bar over: only its field is seen.
  var isSearching = false
  /// True if the bar is the upper end of a sheet, and makes room for its grabber.
  package var isInSheet = false
}

/// A way back that leads out of the stack of a bar: to the list of more tabs.
struct OuterBack {
  var title: String?
  var goBack: () -> Void
}
