/// The pages beside the shown one, as far as the data source was asked for them (T-60).
struct PageNeighbours {
  /// Nil for one not asked for yet; a value of nil where there is none.
  var before: UIViewController??
  var after: UIViewController??

  subscript(direction: UIPageViewController.NavigationDirection) -> UIViewController?? {
    get { direction == .forward ? after : before }
    set { if direction == .forward { after = newValue } else { before = newValue } }
  }
}
