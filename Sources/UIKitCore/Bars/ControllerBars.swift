/// What stands for a controller in the bars of the containers around it.
struct ControllerBars {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  /// Commands that were added to the controller's own.
  var keyCommands: [UIKeyCommand] = []
  /// What bars watch, where that was said; the last that was said first.
  var watched: [WatchedContent] = []
}

/// A scroll view that bars at some edges watch.
struct WatchedContent {
  weak var scrollView: UIScrollView?
  var edges: NSDirectionalRectEdge
}
