/// The state of a drag and of the motion after it.
struct ScrollingState {
  var dragStart = CGPoint.zero
  var across: ScrollMotion?
  var down: ScrollMotion?
  /// Tells a motion from an earlier one that was stopped.
  var run = 0
  /// The place of the content in a restored state, until it is there.
  var restored: RestoredPlace?
}
