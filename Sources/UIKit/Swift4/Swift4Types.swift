public import Foundation
public import UIKitCore
public import UIKitValues

/// The name that Swift 4 has for `UIApplication.State`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

/// The name that Swift 4 has for `UIDevice.BatteryState`.
@available(swift, obsoleted: 4.2, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState

/// The name that Swift 4 has for `UIActivity.Category`.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.Category")
public typealias UIActivityCategory = UIActivity.Category

/// The name that Swift 4 has for `UISplitViewController.PrimaryEdge`.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.PrimaryEdge")
public typealias UISplitViewControllerPrimaryEdge = UISplitViewController.PrimaryEdge

/// The name that Swift 4 has for `UISplitViewController.DisplayMode`.
@available(swift, obsoleted: 4.2, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

/// The name that Swift 4 has for `UINavigationController.Operation`.
@available(swift, obsoleted: 4.2, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

/// The name that Swift 4 has for `UIPageViewController.NavigationOrientation`.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationOrientation")
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation

/// The name that Swift 4 has for `UIPageViewController.NavigationDirection`.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.NavigationDirection")
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection

/// The name that Swift 4 has for `UIPageViewController.TransitionStyle`.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.TransitionStyle")
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle

/// The name that Swift 4 has for `UIPageViewController.SpineLocation`.
@available(swift, obsoleted: 4.2, renamed: "UIPageViewController.SpineLocation")
public typealias UIPageViewControllerSpineLocation = UIPageViewController.SpineLocation

/// The name that Swift 4 has for `UIImagePickerController.SourceType`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.SourceType")
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType

/// The name that Swift 4 has for `UIImagePickerController.QualityType`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.QualityType")
public typealias UIImagePickerControllerQualityType = UIImagePickerController.QualityType

/// The name that Swift 4 has for `UIImagePickerController.CameraDevice`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraDevice")
public typealias UIImagePickerControllerCameraDevice = UIImagePickerController.CameraDevice

/// The name that Swift 4 has for `UIImagePickerController.CameraCaptureMode`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraCaptureMode")
public typealias UIImagePickerControllerCameraCaptureMode = UIImagePickerController
  .CameraCaptureMode

/// The name that Swift 4 has for `UIImagePickerController.CameraFlashMode`.
@available(swift, obsoleted: 4.2, renamed: "UIImagePickerController.CameraFlashMode")
public typealias UIImagePickerControllerCameraFlashMode = UIImagePickerController.CameraFlashMode

/// The name that Swift 4 has for `NSLayoutConstraint.Relation`.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation

/// The name that Swift 4 has for `NSLayoutConstraint.Attribute`.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute

/// The name that Swift 4 has for `NSLayoutConstraint.FormatOptions`.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// The name that Swift 4 has for `NSLayoutConstraint.Axis`.
@available(swift, obsoleted: 4.2, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

/// The name that Swift 4 has for `UIImpactFeedbackGenerator.FeedbackStyle`.
@available(swift, obsoleted: 4.2, renamed: "UIImpactFeedbackGenerator.FeedbackStyle")
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle

/// The name that Swift 4 has for `UINotificationFeedbackGenerator.FeedbackType`.
@available(swift, obsoleted: 4.2, renamed: "UINotificationFeedbackGenerator.FeedbackType")
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType

/// The name that Swift 4 has for `UIAlertController.Style`.
@available(swift, obsoleted: 4.2, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style

/// The name that Swift 4 has for `UIAlertAction.Style`.
@available(swift, obsoleted: 4.2, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style

/// The name that Swift 4 has for `UIEvent.EventType`.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType

/// The name that Swift 4 has for `UIEvent.EventSubtype`.
@available(swift, obsoleted: 4.2, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// The name that Swift 4 has for `UITouch.TouchType`.
@available(swift, obsoleted: 4.2, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

/// The name that Swift 4 has for `UITouch.Phase`.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

/// The name that Swift 4 has for `UITouch.Properties`.
@available(swift, obsoleted: 4.2, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties

/// The name that Swift 4 has for `UISwipeGestureRecognizer.Direction`.
@available(swift, obsoleted: 4.2, renamed: "UISwipeGestureRecognizer.Direction")
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The name that Swift 4 has for `UIGestureRecognizer.State`.
@available(swift, obsoleted: 4.2, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// The name that Swift 4 has for `UIApplicationShortcutIcon.IconType`.
@available(swift, obsoleted: 4.2, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

/// The name that Swift 4 has for `UIMenuController.ArrowDirection`.
@available(swift, obsoleted: 4.2, renamed: "UIMenuController.ArrowDirection")
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection

/// The name that Swift 4 has for `UIAccessibilityCustomRotor.SystemRotorType`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityCustomRotor.SystemRotorType")
public typealias UIAccessibilityCustomSystemRotorType = UIAccessibilityCustomRotor.SystemRotorType

/// The name that Swift 4 has for `UIAccessibilityCustomRotor.Direction`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityCustomRotor.Direction")
public typealias UIAccessibilityCustomRotorDirection = UIAccessibilityCustomRotor.Direction

/// The name that Swift 4 has for `UIImage.Orientation`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.Orientation")
public typealias UIImageOrientation = UIImage.Orientation

/// The name that Swift 4 has for `UIImage.ResizingMode`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.ResizingMode")
public typealias UIImageResizingMode = UIImage.ResizingMode

/// The name that Swift 4 has for `UIImage.RenderingMode`.
@available(swift, obsoleted: 4.2, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// The name that Swift 4 has for `UIFontDescriptor.SymbolicTraits`.
@available(swift, obsoleted: 4.2, renamed: "UIFontDescriptor.SymbolicTraits")
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The name that Swift 4 has for `UIAccessibility.ZoomType`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.ZoomType")
public typealias UIAccessibilityZoomType = UIAccessibility.ZoomType

/// The name that Swift 4 has for `UIAccessibility.HearingDeviceEar`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.HearingDeviceEar")
public typealias UIAccessibilityHearingDeviceEar = UIAccessibility.HearingDeviceEar

/// The name that Swift 4 has for `UIActivity.ActivityType`.
@available(swift, obsoleted: 4.2, renamed: "UIActivity.ActivityType")
public typealias UIActivityType = UIActivity.ActivityType

/// The name that Swift 4 has for `UIActivityViewController.CompletionWithItemsHandler`.
@available(swift, obsoleted: 4.2, renamed: "UIActivityViewController.CompletionWithItemsHandler")
public typealias UIActivityViewControllerCompletionWithItemsHandler = UIActivityViewController
  .CompletionWithItemsHandler

/// The name that Swift 4 has for `UIApplication.LaunchOptionsKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// The name that Swift 4 has for `UIApplication.OpenURLOptionsKey`.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey

/// The name that Swift 4 has for `UIContextualAction.Handler`.
@available(swift, obsoleted: 4.2, renamed: "UIContextualAction.Handler")
public typealias UIContextualActionHandler = UIContextualAction.Handler

/// The name that Swift 4 has for `UIFont.TextStyle`.
@available(swift, obsoleted: 4.2, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// The name that Swift 4 has for `UIGraphicsImageRenderer.DrawingActions`.
@available(swift, obsoleted: 4.2, renamed: "UIGraphicsImageRenderer.DrawingActions")
public typealias UIGraphicsImageDrawingActions = UIGraphicsImageRenderer.DrawingActions

/// The name that Swift 4 has for `UIGraphicsPDFRenderer.DrawingActions`.
@available(swift, obsoleted: 4.2, renamed: "UIGraphicsPDFRenderer.DrawingActions")
public typealias UIGraphicsPDFDrawingActions = UIGraphicsPDFRenderer.DrawingActions

/// The name that Swift 4 has for `UIPasteboard.Name`.
@available(swift, obsoleted: 4.2, renamed: "UIPasteboard.Name")
public typealias UIPasteboardName = UIPasteboard.Name

/// The name that Swift 4 has for `UIWindow.Level`.
@available(swift, obsoleted: 4.2, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level

/// The name that Swift 4 has for `UIAccessibility.Notification`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibility.Notification")
public typealias UIAccessibilityNotifications = UIAccessibility.Notification

/// The name that Swift 4 has for `UIAccessibilityCustomRotor.Search`.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityCustomRotor.Search")
public typealias UIAccessibilityCustomRotorSearch = UIAccessibilityCustomRotor.Search

/// The name that Swift 4 has for `NSAttributedString.Key`.
@available(swift, obsoleted: 4.2, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// The name that Swift 4 has for `NSTextStorage.EditActions`.
@available(swift, obsoleted: 4.2, renamed: "NSTextStorage.EditActions")
public typealias NSTextStorageEditActions = NSTextStorage.EditActions

/// The name that Swift 4 has for `RunLoop.Mode`.
@available(swift, obsoleted: 4.2, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
