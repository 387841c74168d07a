/// What a drag, or what comes after it, has to remember.
struct ScrollingState {
  var dragStart = CGPoint.zero
  var across: ScrollMotion?
  var down: ScrollMotion?
  /// Tells a motion from an earlier one that was stopped.
  var run = 0
  /// Where a kept state wants the content, until it is there.
  var restored: RestoredPlace?
}
