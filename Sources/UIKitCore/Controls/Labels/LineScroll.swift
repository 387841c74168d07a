/// A line that is longer than its label and moves under it.
struct LineScroll: Equatable {
  /// The room in which the line is laid out, in points.
  var width: CGFloat
  /// The points of it that lie before the label's left side.
  var offset: CGFloat
}
