/// The offset that a scroll view gets once it is laid out in its window.
package struct RestoredPlace {
  /// In points of the content.
  var offset: CGPoint
  var zoom: CGFloat
  /// True if the content was at its top or left edge, which is where bars have it be: they may take
  /// more or less room than when the place was saved.
  var isAtTop = false
  var isAtLeft = false
  /// The element at the top, and how far the offset lies below its top.
  var anchor: IndexPath?
  var distance = CGPoint.zero
  /// Content may come a little later; after some layouts it is not waited for any more.
  var layoutsLeft = 4
}
