/// The state of a drag and of the motion after it.
struct ScrollingState {
  /// An axis that content can be held to.
  enum Axis { case horizontal, vertical }

  var dragStart = CGPoint.zero
  /// The axis that a drag is held to; nil where it goes both ways.
  var lock: Axis?
  var across: ScrollMotion?
  var down: ScrollMotion?
  /// The way to an offset that code asked for.
  var offsetAnimation: OffsetAnimation?
  /// True while that way leads to the top because of a tap on the status bar.
  var isGoingToTop = false
  /// Tells a motion from an earlier one that was stopped.
  var run = 0
  /// The place of the content in a restored state, until it is there.
  var restored: RestoredPlace?
  /// The scale of the zoomed view, which two fingers may bring beyond its limits.
  var scale: CGFloat = 1
  /// The animated zooms that code asked for and that are under way.
  var zoomsByCode = 0
  /// The zoom of two fingers that is under way.
  var zoom: ZoomStart?
  /// The room above the content for a refresh that is under way, in points.
  var refreshInset: CGFloat = 0
  var indicators: ScrollIndicators?
}
