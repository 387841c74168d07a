/// The items of a controller in the bars of the containers around it.
struct ControllerBars {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  /// Commands that were added to the controller's own.
  var keyCommands: [UIKeyCommand] = []
  /// The scroll views that bars watch, where one was set; the last one first.
  var watched: [WatchedContent] = []
}

/// A scroll view that bars at some edges watch.
struct WatchedContent {
  weak var scrollView: UIScrollView?
  var edges: NSDirectionalRectEdge
}
