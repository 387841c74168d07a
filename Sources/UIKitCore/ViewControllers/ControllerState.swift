/// The place of a controller in the hierarchy of controllers.
struct ControllerHierarchy {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  /// The window whose root the controller is.
  weak var window: UIWindow?
  /// `viewIsAppearing` is still to be sent for the appearance under way.
  var owesIsAppearing = false
  /// The appearance under way was handed on to the children.
  var hasForwarded = false
  /// An appearance call is being made, so it is not the app that makes it.
  var isTelling = false
  /// The transitions that the controller takes part in, each until it ends, the latest last: its
  /// own as a container, and those in which it comes or goes itself.
  var transitions: [TransitionRunner] = []
}

/// The presentations of a controller, and its preferred way of being presented.
struct ModalState {
  var style = UIModalPresentationStyle.automatic
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  /// The value the app set; nil for the default of the class (P-17).
  var definesContext: Bool?
  var providesTransitionStyle = false
  var capturesStatusBar = false
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The controller that was asked to present, which may not be the one that does.
  weak var origin: UIViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation that shows the controller.
  var presentation: Presentation?
  /// The presentation controller set up before presenting, and the style that it was made for.
  var prepared: UIPresentationController?
  var preparedStyle = UIModalPresentationStyle.none
  /// The delegate that made it, for the style `custom`.
  weak var preparedBy: (any UIViewControllerTransitioningDelegate)?
}

/// The values an app or a document set.
struct ControllerSettings {
  /// The scene that the controller was made from; `sceneInstance` gives it its type.
  var scene: AnyObject?
  var nibName: String?
  var nibBundle: Bundle?
  /// The folder in which a nib named by a document is searched; nil for one the app named.
  var nibLocation: StoryboardLocation?
  var title: String?
  var preferredContentSize = CGSize.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var adjustsScrollViewInsets = true
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var respectsMinimumMargins = true
  var hidesBottomBarWhenPushed = false
  var isEditing = false
  var restorationIdentifier: String?
  var traitOverrides = UITraitOverrides()
  /// The traits that the parent overrides for this child (C-31).
  var parentOverride: UITraitCollection?
  var barLengthGuides: BarLengthGuides?
  /// True if the content of an empty screen is to be chosen before the next layout.
  var needsContentUnavailable = true
  /// The text of the search over the controller's content; nil outside of one.
  var searchText: String?
  /// The content of an empty screen, with its view; its extension gives it its type.
  var contentUnavailable: AnyObject?
}

/// The way a presented controller covers the screen.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

/// The motion with which a presented controller comes in.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

/// Whatever holds content whose size its surroundings decide.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size wanted of the container around, in points.
  var preferredContentSize: CGSize { get }
  /// A child container wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child container fits into another size by its constraints.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  )
  /// The size for a child container when this one gets a size, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes, in points; containers hand it to their children.
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  /// Called before the traits change; containers hand it to their children.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
}
