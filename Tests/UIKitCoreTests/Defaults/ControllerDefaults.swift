import CoreGraphics

@testable import UIKitCore

extension Defaults {
  nonisolated static let controllers = [
    controller, controllerPresentation, controllerBars, navigationController, tabBarController,
    splitViewController, pageViewController, tableViewController, alertController, alertAction,
    searchController, popover, sheet,
  ]

  nonisolated private static let controller = Defaults(
    "UIViewController",
    UIViewController()
  ) { t in
    t.none("nibName", \.nibName)
    t.none("storyboard", \.storyboard)
    t.none("viewIfLoaded", \.viewIfLoaded)
    t("isViewLoaded", \.isViewLoaded, false)
    t.none("title", \.title)
    t("preferredContentSize", \.preferredContentSize, .zero)
    t.none("parent", \.parent)
    t("children", \.children, [])
    t("isBeingPresented", \.isBeingPresented, false)
    t("isBeingDismissed", \.isBeingDismissed, false)
    t("isMovingToParent", \.isMovingToParent, false)
    t("isMovingFromParent", \.isMovingFromParent, false)
    t("edgesForExtendedLayout", \.edgesForExtendedLayout, .all)
    t("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, false)
    t("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets, true)
    t("additionalSafeAreaInsets", \.additionalSafeAreaInsets, .zero)
    t(
      "viewRespectsSystemMinimumLayoutMargins",
      \.viewRespectsSystemMinimumLayoutMargins,
      true
    )
    t(
      "shouldAutomaticallyForwardAppearanceMethods",
      \.shouldAutomaticallyForwardAppearanceMethods,
      true
    )
    t("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .unspecified)
    t("isEditing", \.isEditing, false)
    t.none("restorationIdentifier", \.restorationIdentifier)
  }

  nonisolated private static let controllerPresentation = Defaults(
    "UIViewController's presentation",
    UIViewController()
  ) { t in
    t("modalPresentationStyle", \.modalPresentationStyle, .pageSheet)
    t("modalTransitionStyle", \.modalTransitionStyle, .coverVertical)
    t("isModalInPresentation", \.isModalInPresentation, false)
    t("definesPresentationContext", \.definesPresentationContext, false)
    t(
      "providesPresentationContextTransitionStyle",
      \.providesPresentationContextTransitionStyle,
      false
    )
    t(
      "modalPresentationCapturesStatusBarAppearance",
      \.modalPresentationCapturesStatusBarAppearance,
      false
    )
    t("disablesAutomaticKeyboardDismissal", \.disablesAutomaticKeyboardDismissal, false)
    t.none("presentedViewController", \.presentedViewController)
    t.none("presentingViewController", \.presentingViewController)
    t.none("transitioningDelegate", \.transitioningDelegate)
    t.none("transitionCoordinator", \.transitionCoordinator)
    t(
      "disablesAutomaticKeyboardDismissal of a form sheet",
      {
        $0.modalPresentationStyle = .formSheet
        return $0.disablesAutomaticKeyboardDismissal
      },
      true
    )
  }

  nonisolated private static let controllerBars = Defaults(
    "UIViewController's bars",
    UIViewController()
  ) { t in
    t.none("navigationController", \.navigationController)
    t.none("tabBarController", \.tabBarController)
    t.none("splitViewController", \.splitViewController)
    t.none("toolbarItems", \.toolbarItems)
    t("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, false)
    t("preferredStatusBarStyle", \.preferredStatusBarStyle, .default)
    t("preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation, .fade)
    t.none("childForStatusBarStyle", \.childForStatusBarStyle)
    t.none("childForStatusBarHidden", \.childForStatusBarHidden)
    t("prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden, false)
    t.none("childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
    t(
      "preferredScreenEdgesDeferringSystemGestures",
      \.preferredScreenEdgesDeferringSystemGestures,
      []
    )
    t("shouldAutorotate", \.shouldAutorotate, true)
    t("supportedInterfaceOrientations", \.supportedInterfaceOrientations, .allButUpsideDown)
  }

  nonisolated private static let navigationController = Defaults(
    "UINavigationController",
    UINavigationController()
  ) { t in
    t.none("delegate", \.delegate)
    t("viewControllers", \.viewControllers, [])
    t.none("topViewController", \.topViewController)
    t.none("visibleViewController", \.visibleViewController)
    t("isNavigationBarHidden", \.isNavigationBarHidden, false)
    t("isToolbarHidden", \.isToolbarHidden, true)
    t("hidesBarsOnSwipe", \.hidesBarsOnSwipe, false)
    t("hidesBarsOnTap", \.hidesBarsOnTap, false)
    t("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, false)
    t("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, false)
  }

  nonisolated private static let tabBarController = Defaults(
    "UITabBarController",
    UITabBarController()
  ) { t in
    t.none("delegate", \.delegate)
    t.none("viewControllers", \.viewControllers)
    t.none("selectedViewController", \.selectedViewController)
    t.none("customizableViewControllers", \.customizableViewControllers)
  }

  nonisolated private static let splitViewController = Defaults(
    "UISplitViewController",
    UISplitViewController()
  ) { t in
    t.none("delegate", \.delegate)
    t("style", \.style, .unspecified)
    t("presentsWithGesture", \.presentsWithGesture, true)
    t("preferredDisplayMode", \.preferredDisplayMode, .automatic)
    t("preferredSplitBehavior", \.preferredSplitBehavior, .automatic)
    t("primaryEdge", \.primaryEdge, .leading)
    t("primaryBackgroundStyle", \.primaryBackgroundStyle, .none)
    t("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton, false)
    t("displayModeButtonVisibility", \.displayModeButtonVisibility, .automatic)
    let automatic = UISplitViewController.automaticDimension
    t("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth, automatic)
    t("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, automatic)
    t("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, automatic)
    t("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, automatic)
    t("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth, automatic)
    t(
      "preferredSupplementaryColumnWidthFraction",
      \.preferredSupplementaryColumnWidthFraction,
      automatic
    )
    t("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth, automatic)
    t("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth, automatic)
    t("viewControllers", \.viewControllers, [])
  }

  nonisolated private static let pageViewController = Defaults(
    "UIPageViewController",
    UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  ) { t in
    t.none("dataSource", \.dataSource)
    t.none("delegate", \.delegate)
    t("transitionStyle", \.transitionStyle, .scroll)
    t("navigationOrientation", \.navigationOrientation, .horizontal)
    t("isDoubleSided", \.isDoubleSided, false)
    t("spineLocation", \.spineLocation, .none)
  }

  nonisolated private static let tableViewController = Defaults(
    "UITableViewController",
    UITableViewController(style: .plain)
  ) { t in
    t("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear, true)
    t.none("refreshControl", \.refreshControl)
  }

  nonisolated private static let alertController = Defaults(
    "UIAlertController",
    UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  ) { t in
    t.none("title", \.title)
    t.none("message", \.message)
    t("preferredStyle", \.preferredStyle, .alert)
    t("actions", \.actions, [])
    t.none("preferredAction", \.preferredAction)
    t("severity", \.severity, .default)
  }

  nonisolated private static let alertAction = Defaults(
    "UIAlertAction",
    UIAlertAction(title: "OK", style: .default)
  ) { t in
    t("isEnabled", \.isEnabled, true)
    t("style", \.style, .default)
    t("title", \.title, "OK")
  }

  nonisolated private static let searchController = Defaults(
    "UISearchController",
    UISearchController(searchResultsController: nil)
  ) { t in
    t("isActive", \.isActive, false)
    t.none("delegate", \.delegate)
    t.none("searchResultsUpdater", \.searchResultsUpdater)
    t.none("searchResultsController", \.searchResultsController)
    t("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation, true)
    t("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation, true)
    t("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton, true)
    t("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar, true)
    t(
      "automaticallyShowsSearchResultsController",
      \.automaticallyShowsSearchResultsController,
      true
    )
    t("showsSearchResultsController", \.showsSearchResultsController, false)
  }

  nonisolated private static let popover = Defaults(
    "UIPopoverPresentationController",
    UIPopoverPresentationController(
      presentedViewController: UIViewController(),
      presenting: nil
    )
  ) { t in
    t("permittedArrowDirections", \.permittedArrowDirections, .any)
    t.none("sourceView", \.sourceView)
    t("sourceRect", \.sourceRect, .null)
    t("canOverlapSourceViewRect", \.canOverlapSourceViewRect, false)
    t.none("barButtonItem", \.barButtonItem)
    t.none("passthroughViews", \.passthroughViews)
    t.none("backgroundColor", \.backgroundColor)
  }

  nonisolated private static let sheet = Defaults(
    "UISheetPresentationController",
    UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
  ) { t in
    t("detents", { $0.detents.map(\.identifier) }, [.large])
    t.none("selectedDetentIdentifier", \.selectedDetentIdentifier)
    t.none("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
    t(
      "prefersScrollingExpandsWhenScrolledToEdge",
      \.prefersScrollingExpandsWhenScrolledToEdge,
      true
    )
    t("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight, false)
    t(
      "widthFollowsPreferredContentSizeWhenEdgeAttached",
      \.widthFollowsPreferredContentSizeWhenEdgeAttached,
      false
    )
    t("prefersGrabberVisible", \.prefersGrabberVisible, false)
    t.none("preferredCornerRadius", \.preferredCornerRadius)
    t.none("sourceView", \.sourceView)
  }
}
