/// The outlets and actions of UIKit's own classes, as its documentation and the connections that
/// Interface Builder offers name them (L-50).
///
/// Each line has a class and what it inherits from, then its outlets, then, after a bar, the
/// actions. A class that is not listed is unknown, and what documents connect to it is taken as
/// right.
enum SystemClasses {
  /// The classes by name.
  static let all: [String: SourceClass] = {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let classes = lines.compactMap(read)
    return Dictionary(classes.map { ($0.name, $0) }) { first, _ in first }
  }()

  /// The actions of all of them.
  static let selectors = Set(all.values.flatMap(\.selectors))

  private static func read(_ line: Substring) -> SourceClass? {
    let halves = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let names = halves[0].split(separator: " ").map(String.init)
    guard let name = names.first else { return nil }
    return SourceClass(
      name: name,
      superclass: names.count > 1 ? names[1] : nil,
      keys: Array(names.dropFirst(2)),
      selectors: halves.count > 1 ? halves[1].split(separator: " ").map(String.init) : []
    )
  }

  private static let text = responders + views + controls + lists + bars + controllers + others

  private static let responders = """
    NSObject
    UIResponder NSObject accessibilityElements inputView inputAccessoryView | cut: copy: paste: \
    delete: select: selectAll: pasteAndMatchStyle: toggleBoldface: toggleItalics: toggleUnderline: \
    increaseSize: decreaseSize: makeTextWritingDirectionLeftToRight: \
    makeTextWritingDirectionRightToLeft: becomeFirstResponder resignFirstResponder find: \
    findNext: findPrevious: findAndReplace: useSelectionForFind: print: rename: duplicate: \
    share: export: move: newFromPasteboard: updateTextAttributesWithConversionHandler:
    UIApplication UIResponder delegate

    """

  private static let views = """
    UIView UIResponder gestureRecognizers mask maskView | endEditing: removeFromSuperview \
    setNeedsLayout layoutIfNeeded setNeedsDisplay sizeToFit
    UIWindow UIView rootViewController | makeKeyAndVisible makeKeyWindow
    UILabel UIView
    UIImageView UIView | startAnimating stopAnimating
    UIProgressView UIView
    UIActivityIndicatorView UIView | startAnimating stopAnimating
    UIStackView UIView
    UIVisualEffectView UIView contentView
    UIPickerView UIView dataSource delegate | reloadAllComponents
    UIWebView UIView delegate | goBack goForward reload stopLoading
    WKWebView UIView navigationDelegate UIDelegate uiDelegate | goBack goForward reload \
    reloadFromOrigin stopLoading goBack: goForward: reload: reloadFromOrigin: stopLoading:
    UITableViewHeaderFooterView UIView textLabel detailTextLabel contentView backgroundView
    UICollectionReusableView UIView

    """

  private static let controls = """
    UIControl UIView
    UIButton UIControl imageView titleLabel
    UISwitch UIControl
    UISlider UIControl
    UIStepper UIControl
    UISegmentedControl UIControl
    UIPageControl UIControl
    UIDatePicker UIControl
    UIRefreshControl UIControl | beginRefreshing endRefreshing
    UITextField UIControl delegate leftView rightView

    """

  private static let lists = """
    UIScrollView UIView delegate refreshControl | flashScrollIndicators
    UITextView UIScrollView
    UITableView UIScrollView dataSource prefetchDataSource dragDelegate dropDelegate \
    tableHeaderView tableFooterView backgroundView | reloadData reloadSectionIndexTitles
    UICollectionView UIScrollView dataSource prefetchDataSource dragDelegate dropDelegate \
    backgroundView collectionViewLayout | reloadData
    UITableViewCell UIView textLabel detailTextLabel imageView contentView backgroundView \
    selectedBackgroundView multipleSelectionBackgroundView accessoryView editingAccessoryView
    UICollectionViewCell UICollectionReusableView contentView backgroundView \
    selectedBackgroundView
    UICollectionViewLayout NSObject
    UICollectionViewFlowLayout UICollectionViewLayout

    """

  private static let bars = """
    UINavigationBar UIView delegate
    UIToolbar UIView delegate
    UITabBar UIView delegate selectedItem
    UISearchBar UIView delegate
    UINavigationItem NSObject titleView leftBarButtonItem leftBarButtonItems rightBarButtonItem \
    rightBarButtonItems backBarButtonItem searchController
    UIBarItem NSObject
    UIBarButtonItem UIBarItem customView target
    UITabBarItem UIBarItem

    """

  private static let controllers = """
    UIViewController UIResponder view searchDisplayController tabBarItem navigationItem \
    toolbarItems | dismissViewControllerAnimated:completion: dismissModalViewControllerAnimated: \
    setEditing:animated: showViewController:sender: showDetailViewController:sender:
    UITableViewController UIViewController tableView refreshControl
    UICollectionViewController UIViewController collectionView
    UINavigationController UIViewController delegate | popViewControllerAnimated: \
    popToRootViewControllerAnimated:
    UITabBarController UIViewController delegate
    UISplitViewController UIViewController delegate | toggleMasterVisible: toggleSidebar:
    UIPageViewController UIViewController dataSource delegate
    UISearchController UIViewController delegate searchResultsUpdater

    """

  private static let others = """
    UIGestureRecognizer NSObject delegate
    UITapGestureRecognizer UIGestureRecognizer
    UIPinchGestureRecognizer UIGestureRecognizer
    UIRotationGestureRecognizer UIGestureRecognizer
    UISwipeGestureRecognizer UIGestureRecognizer
    UIPanGestureRecognizer UIGestureRecognizer
    UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
    UILongPressGestureRecognizer UIGestureRecognizer
    UIHoverGestureRecognizer UIGestureRecognizer
    UIStoryboardSegue NSObject
    UISearchDisplayController NSObject delegate searchBar searchContentsController \
    searchResultsDataSource searchResultsDelegate
    """
}
