internal import InterfaceBuilder

/// The class of an element that names no class of its own.
package enum ElementClass {
  case view(UIView.Type)
  case controller(UIViewController.Type)
  case object((NibCoder) -> AnyObject?)
}

/// The class of each tag.
package enum ElementClasses {
  /// The class of a tag; nil for tags that describe parts of other objects.
  package static func named(_ tag: String) -> ElementClass? {
    if let type = views[tag] { return .view(foreign(tag) ?? type) }
    if let type = controllers[tag] { return .controller(type) }
    return objects[tag].map { .object($0) }
  }

  /// The class of a framework's view, if the program holds the framework.
  private static func foreign(_ tag: String) -> UIView.Type? {
    guard let (name, module) = foreignClasses[tag] else { return nil }
    return ClassRegistry.shared.type(named: name, module: module) as? UIView.Type
  }

  /// The class that a document names without a module, as it does those of iOS's frameworks; nil if the
  /// program holds no framework with it (W-249).
  static func ofFramework(named name: String) -> AnyClass? {
    frameworks.lazy.compactMap { ClassRegistry.shared.type(named: name, module: $0) }.first
  }

  /// The modules whose views documents name by their class.
  private static let frameworks = [
    "WebKit", "MapKit", "MediaPlayer", "AVKit", "AuthenticationServices", "LinkPresentation",
  ]

  private static let foreignClasses = [
    "wkWebView": ("WKWebView", "WebKit"), "mapView": ("MKMapView", "MapKit"),
  ]

  // MARK: Views

  static let views: [String: UIView.Type] = [
    "view": UIView.self,
    "containerView": UIView.self,
    "window": UIWindow.self,
    // Controls
    "label": UILabel.self,
    "button": UIButton.self,
    "imageView": UIImageView.self,
    "textField": UITextField.self,
    "textView": UITextView.self,
    "switch": UISwitch.self,
    "slider": UISlider.self,
    "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self,
    "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self,
    "pickerView": UIPickerView.self,
    "datePicker": UIDatePicker.self,
    "searchBar": UISearchBar.self,
    "refreshControl": UIRefreshControl.self,
    "visualEffectView": UIVisualEffectView.self,
    // Lists
    "scrollView": UIScrollView.self,
    "stackView": UIStackView.self,
    "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": TableCellContentView.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionViewCellContentView": UIView.self,
    "collectionReusableView": UICollectionReusableView.self,
    // Bars
    "navigationBar": UINavigationBar.self,
    "toolbar": UIToolbar.self,
    "tabBar": UITabBar.self,
    // Views of other frameworks, represented by boxes
    "webView": UIWebView.self,
    "wkWebView": ForeignView.self,
    "mapView": ForeignView.self,
    "glkView": ForeignView.self,
    "mtkView": ForeignView.self,
    "sceneKitView": ForeignView.self,
    "skView": ForeignView.self,
    "arscnView": ForeignView.self,
    "arskView": ForeignView.self,
  ]

  // MARK: Controllers

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "viewControllerPlaceholder": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    // Controllers of other frameworks
    "avPlayerViewController": UIViewController.self,
    "glkViewController": UIViewController.self,
    "hostingController": UIViewController.self,
  ]

  // MARK: Other objects

  static let objects: [String: (NibCoder) -> AnyObject?] = [
    "customObject": { _ in NSObject() },
    "navigationItem": { UINavigationItem(coder: $0) },
    "barButtonItem": { UIBarButtonItem(coder: $0) },
    "tabBarItem": { UITabBarItem(coder: $0) },
    "collectionViewFlowLayout": { UICollectionViewFlowLayout(coder: $0) },
    "collectionViewLayout": { UICollectionViewLayout(coder: $0) },
    "tapGestureRecognizer": { UITapGestureRecognizer(coder: $0) },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer(coder: $0) },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer(coder: $0) },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer(coder: $0) },
    "panGestureRecognizer": { UIPanGestureRecognizer(coder: $0) },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer(coder: $0) },
    // The name as documents spell it.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer(coder: $0) },
  ]
}
