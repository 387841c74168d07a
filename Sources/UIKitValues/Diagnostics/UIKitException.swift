internal import ObjectiveC

/// The exceptions UIKit raises when it is used wrongly; each case names its row.
package nonisolated enum UIKitException {
  /// A key that the object doesn't have was set (L-12).
  case unknownKeySet(of: AnyObject, key: String)
  /// A nib that isn't there was to be instantiated (L-16, C-26).
  case missingNib(name: String, bundle: Bundle)
  /// The nib of a controller has no view (C-25).
  case missingViewOutlet(nib: String)
  /// A storyboard that isn't there was asked for (L-19).
  case missingStoryboard(name: String, bundle: Bundle)
  /// A storyboard has no scene of that identifier (L-20).
  case missingScene(identifier: String, storyboard: AnyObject)
  /// A creator closure made its controller without the coder (L-22).
  case creatorIgnoredCoder
  /// A segue that isn't there was to be performed (C-27).
  case missingSegue(identifier: String, source: AnyObject)
  /// A deprecated push segue was performed outside of a navigation controller.
  case pushWithoutNavigation(identifier: String)
  /// A view became that of a second controller (C-23).
  case sharedView(view: AnyObject, of: AnyObject, and: AnyObject)
  /// A child's view came to lie below a controller that isn't its parent (C-21).
  case wrongParent(child: AnyObject, expected: AnyObject?, actual: AnyObject?)
  /// A child whose view lies elsewhere was added (C-22).
  case wrongRequestedParent(child: AnyObject, expected: AnyObject?, requested: AnyObject)
  /// A transition between children of different parents was asked for (C-09).
  case noCommonParent(AnyObject, AnyObject)
  /// A transition between children of a parent that forwards by itself was asked for (C-10).
  case transitionWhileForwarding(AnyObject)
  /// A controller without a tab was chosen (T-11).
  case unknownTab
  /// A constraint makes no sense (Q-35 … Q-38).
  case constraint(ConstraintException)
  /// A table or collection view was used wrongly (V rows).
  case list(ListException)
  /// A visual format cannot be read (Q-34).
  case visualFormat(VisualFormatError)
  /// A navigation controller was pushed (N-21).
  case pushedNavigation
  /// A controller that is a child, or on the screen already, was presented (P-20, P-22).
  case presentedActive(AnyObject)
  /// Nothing was presented (P-21).
  case presentedNothing(on: AnyObject)
  /// A controller, named by its class, allows no orientation that the app allows (R-05, R-06).
  case noCommonOrientation(String)
  /// A controller prefers an orientation that it does not allow (R-07).
  case unsupportedPreference(String, supported: String)
  /// A popover has nothing to point at (P-40).
  case popoverWithoutSource(AnyObject)
  /// An action sheet became a popover that has nothing to point at (P-40).
  case actionSheetWithoutSource(AnyObject)
  /// A class that can be customised can't be made from an empty archive.
  case noAppearanceProxy(AnyClass)
  /// A text field was added to an action sheet.
  case textFieldInActionSheet
  /// A second action to cancel was added to an alert.
  case secondCancelAction
  /// A controller that is on the stack was pushed again (N-20).
  case pushedTwice(controller: AnyObject, navigation: AnyObject)
  /// A stack was to be popped to a controller that isn't on it (N-16).
  case poppedToStranger
  /// The bar of a tab bar controller was given other items (T-12).
  case managedTabBar
  /// A page controller got too few or too many pages (T-52).
  case wrongPageCount(provided: Int, required: Int)
  /// An open book was to have pages with one side (T-61).
  case singleSidedSpine
  /// The delegate of an app is of no class that is known.
  case missingDelegate(String)
  /// Two objects were registered for restoration under one name (X-17).
  case restorationIdentifierTaken(String)
  /// An item of an animator has no width or no height (D-20).
  case itemWithoutExtent(AnyObject, CGSize)
  /// A preview was made of a view in no window; the view and all above it (G-20).
  case previewOutsideWindow([AnyObject])
  /// A preview's place is in a view in no window; the view and all above it (G-20).
  case targetOutsideWindow([AnyObject])
  /// Layout that the main thread has used was changed on another one (L-60).
  case layoutInBackground
  /// An argument makes no sense.
  case invalidArgument(String)

  /// The name of the exception, as catchers compare it.
  package var name: String {
    switch self {
    case .unknownKeySet: "NSUnknownKeyException"
    case .missingDelegate, .missingNib, .missingViewOutlet, .creatorIgnoredCoder, .poppedToStranger,
      .managedTabBar, .layoutInBackground:
      "NSInternalInconsistencyException"
    case .constraint(let exception): exception.name
    case .popoverWithoutSource, .actionSheetWithoutSource: "NSGenericException"
    case .textFieldInActionSheet, .secondCancelAction, .noAppearanceProxy, .itemWithoutExtent,
      .previewOutsideWindow, .targetOutsideWindow:
      "NSInternalInconsistencyException"
    case .list(let exception): exception.name
    case .sharedView, .wrongParent, .wrongRequestedParent:
      "UIViewControllerHierarchyInconsistency"
    case .pushWithoutNavigation: "NSGenericException"
    case .noCommonOrientation, .unsupportedPreference: "UIApplicationInvalidInterfaceOrientation"
    case .restorationIdentifierTaken: "UIRestorationObjectRegistrationException"
    case .missingStoryboard, .missingScene, .missingSegue, .noCommonParent, .invalidArgument,
      .unknownTab, .pushedNavigation, .visualFormat, .presentedActive, .presentedNothing,
      .transitionWhileForwarding, .pushedTwice, .wrongPageCount, .singleSidedSpine:
      "NSInvalidArgumentException"
    }
  }

  /// The text that follows the name.
  package var reason: String {
    switch self {
    case .unknownKeySet(let object, let key):
      "[\(address(object)) setValue:forUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key \(key)."
    case .missingNib(let name, let bundle):
      "Could not load NIB in bundle: '\(describe(bundle))' with name '\(name)'"
    case .missingViewOutlet(let nib):
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib "
        + "but the view outlet was not set."
    case .missingStoryboard(let name, let bundle):
      "Could not find a storyboard named '\(name)' in bundle \(describe(bundle))"
    case .missingScene(let identifier, let storyboard):
      "Storyboard (\(address(storyboard))) doesn't contain a view controller "
        + "with identifier '\(identifier)'"
    case .creatorIgnoredCoder:
      "Custom instantiated view controller must call -[super initWithCoder:]"
    case .missingSegue(let identifier, let source):
      "Receiver (\(address(source))) has no segue with identifier '\(identifier)'"
    case .pushWithoutNavigation(let identifier):
      "Could not find a navigation controller for segue '\(identifier)'. Push segues can only be "
        + "used when the source controller is managed by an instance of UINavigationController."
    case .sharedView(let view, let first, let second):
      "A view can only be associated with at most one view controller at a time! "
        + "View \(address(view)) is associated with \(address(first)). "
        + "Clear this association before associating this view with \(address(second))."
    case .wrongParent(let child, let expected, let actual):
      "child view controller:\(address(child)) should have parent view controller:"
        + "\(address(expected)) but actual parent is:\(address(actual))"
    case .wrongRequestedParent(let child, let expected, let requested):
      "child view controller:\(address(child)) should have parent view controller:"
        + "\(address(expected)) but requested parent is:\(address(requested))"
    case .noCommonParent(let a, let b):
      "Children view controllers \(address(a)) and \(address(b)) must have a common parent "
        + "view controller when calling -[UIViewController transitionFromViewController:"
        + "toViewController:duration:options:animations:completion:]"
    case .transitionWhileForwarding(let controller):
      "\(address(controller)) forwards appearance methods to its children itself; "
        + "-[UIViewController transitionFromViewController:toViewController:duration:options:"
        + "animations:completion:] would forward them, too"
    case .unknownTab:
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
        + "controller's list of view controllers can be selected."
    case .constraint(let exception): exception.reason
    case .list(let exception): exception.reason
    case .visualFormat(let error): error.reason
    case .pushedNavigation: "Pushing a navigation controller is not supported"
    case .presentedActive(let controller):
      "Application tried to present modally an active controller \(address(controller))."
    case .presentedNothing(let target):
      "Application tried to present a nil modal view controller on target \(address(target))."
    case .noCommonOrientation(let controller):
      "Supported orientations has no common orientation with the application, and "
        + "[\(controller) shouldAutorotate] is returning YES"
    case .unsupportedPreference(let orientation, let supported):
      "preferredInterfaceOrientationForPresentation '\(orientation)' must match a supported "
        + "interface orientation: '\(supported)'!"
    case .popoverWithoutSource(let controller):
      "UIPopoverPresentationController (\(address(controller))) should have a non-nil sourceView "
        + "or barButtonItem set before the presentation occurs."
    case .actionSheetWithoutSource(let alert):
      "Your application has presented a UIAlertController (\(address(alert))) of style "
        + "UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController "
        + "with this style is UIModalPresentationPopover. You must provide location information "
        + "for this popover through the alert controller's popoverPresentationController. You "
        + "must provide either a sourceView and sourceRect or a barButtonItem."
    case .noAppearanceProxy(let type):
      "appearance() of \(type) needs an instance that init(coder:) makes of an empty archive."
    case .textFieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    case .secondCancelAction:
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
    case .pushedTwice(let controller, let navigation):
      "\(address(navigation)) is pushing the same view controller instance "
        + "(\(address(controller))) more than once which is not supported and is most likely an "
        + "error in the application : \(Bundle.main.bundleIdentifier ?? "(null)")"
    case .poppedToStranger: "Tried to pop to a view controller that doesn't exist."
    case .managedTabBar:
      "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    case .wrongPageCount(let provided, let required):
      "The number of view controllers provided (\(provided)) doesn't match the number required "
        + "(\(required)) for the requested transition"
    case .singleSidedSpine:
      "The spine location UIPageViewControllerSpineLocationMid requires isDoubleSided to be true"
    case .missingDelegate(let name):
      "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded."
    case .restorationIdentifierTaken(let identifier):
      "An object is registered for state restoration with the identifier \(identifier) already."
    case .itemWithoutExtent(let item, let size):
      "Invalid size \(NSCoder.string(for: size)) for item \(address(item)) in Dynamics"
    case .previewOutsideWindow(let views):
      "This UITargetedPreview initializer requires that the view is in a window, but it is not. "
        + "Either fix that, or use the other initializer that takes a target with an explicit "
        + "container. (view: \(chain(views)))"
    case .targetOutsideWindow(let views):
      "UIPreviewTarget requires that the container view is in a window, but it is not. "
        + "(container: \(chain(views)))"
    case .layoutInBackground:
      "Modifications to the layout engine must not be performed from a background thread after it "
        + "has been accessed from the main thread."
    case .invalidArgument(let reason): reason
    }
  }

  /// Says what happened, as UIKit says it, and ends the program.
  package func raise() -> Never { UncaughtException.end(name, reason) }

  /// A view and those above it, from the inside to the outside.
  private func chain(_ views: [AnyObject]) -> String {
    views.map(address).joined(separator: " → ")
  }

  private func address(_ object: AnyObject?) -> String { Diagnostic.address(object) }

  private func describe(_ bundle: Bundle) -> String { "NSBundle <\(bundle.bundlePath)> (loaded)" }
}
