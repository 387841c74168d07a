/// A text that can be dragged out of its view, as far as those below know.
protocol DraggedText: UIView {
  /// The text begins to be edited or selected: from now on it can be dragged.
  func prepareDragging()
  /// True if a press at a point of the view lifts text.
  func liftsText(at point: CGPoint) -> Bool
}
