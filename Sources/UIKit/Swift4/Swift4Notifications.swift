public import Foundation

extension Notification.Name {
  /// The name that Swift 4 has for `UIApplication.backgroundRefreshStatusDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification"
  )
  public static var UIApplicationBackgroundRefreshStatusDidChange: Notification.Name {
    UIApplication.backgroundRefreshStatusDidChangeNotification
  }

  /// The name that Swift 4 has for `UIApplication.didBecomeActiveNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Notification.Name {
    UIApplication.didBecomeActiveNotification
  }

  /// The name that Swift 4 has for `UIApplication.didChangeStatusBarFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static var UIApplicationDidChangeStatusBarFrame: Notification.Name {
    UIApplication.didChangeStatusBarFrameNotification
  }

  /// The name that Swift 4 has for `UIApplication.didChangeStatusBarOrientationNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIApplication.didChangeStatusBarOrientationNotification"
  )
  public static var UIApplicationDidChangeStatusBarOrientation: Notification.Name {
    UIApplication.didChangeStatusBarOrientationNotification
  }

  /// The name that Swift 4 has for `UIApplication.didEnterBackgroundNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Notification.Name {
    UIApplication.didEnterBackgroundNotification
  }

  /// The name that Swift 4 has for `UIApplication.didFinishLaunchingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Notification.Name {
    UIApplication.didFinishLaunchingNotification
  }

  /// The name that Swift 4 has for `UIApplication.didReceiveMemoryWarningNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static var UIApplicationDidReceiveMemoryWarning: Notification.Name {
    UIApplication.didReceiveMemoryWarningNotification
  }

  /// The name that Swift 4 has for `UIApplication.protectedDataDidBecomeAvailableNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIApplication.protectedDataDidBecomeAvailableNotification"
  )
  public static var UIApplicationProtectedDataDidBecomeAvailable: Notification.Name {
    UIApplication.protectedDataDidBecomeAvailableNotification
  }

  /// The name that Swift 4 has for `UIApplication.protectedDataWillBecomeUnavailableNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification"
  )
  public static var UIApplicationProtectedDataWillBecomeUnavailable: Notification.Name {
    UIApplication.protectedDataWillBecomeUnavailableNotification
  }

  /// The name that Swift 4 has for `UIApplication.significantTimeChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.significantTimeChangeNotification")
  public static var UIApplicationSignificantTimeChange: Notification.Name {
    UIApplication.significantTimeChangeNotification
  }

  /// The name that Swift 4 has for `UIApplication.userDidTakeScreenshotNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static var UIApplicationUserDidTakeScreenshot: Notification.Name {
    UIApplication.userDidTakeScreenshotNotification
  }

  /// The name that Swift 4 has for `UIApplication.willChangeStatusBarOrientationNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIApplication.willChangeStatusBarOrientationNotification"
  )
  public static var UIApplicationWillChangeStatusBarOrientation: Notification.Name {
    UIApplication.willChangeStatusBarOrientationNotification
  }

  /// The name that Swift 4 has for `UIApplication.willChangeStatusBarFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willChangeStatusBarFrameNotification")
  public static var UIApplicationWillChangeStatusBarFrame: Notification.Name {
    UIApplication.willChangeStatusBarFrameNotification
  }

  /// The name that Swift 4 has for `UIApplication.willEnterForegroundNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Notification.Name {
    UIApplication.willEnterForegroundNotification
  }

  /// The name that Swift 4 has for `UIApplication.willResignActiveNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Notification.Name {
    UIApplication.willResignActiveNotification
  }

  /// The name that Swift 4 has for `UIApplication.willTerminateNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Notification.Name {
    UIApplication.willTerminateNotification
  }

  /// The name that Swift 4 has for `UIContentSizeCategory.didChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
  public static var UIContentSizeCategoryDidChange: Notification.Name {
    UIContentSizeCategory.didChangeNotification
  }

  /// The name that Swift 4 has for `UIDevice.batteryLevelDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static var UIDeviceBatteryLevelDidChange: Notification.Name {
    UIDevice.batteryLevelDidChangeNotification
  }

  /// The name that Swift 4 has for `UIDevice.batteryStateDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static var UIDeviceBatteryStateDidChange: Notification.Name {
    UIDevice.batteryStateDidChangeNotification
  }

  /// The name that Swift 4 has for `UIDevice.orientationDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }

  /// The name that Swift 4 has for `UIDevice.proximityStateDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static var UIDeviceProximityStateDidChange: Notification.Name {
    UIDevice.proximityStateDidChangeNotification
  }

  /// The name that Swift 4 has for `UIScreen.brightnessDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.brightnessDidChangeNotification")
  public static var UIScreenBrightnessDidChange: Notification.Name {
    UIScreen.brightnessDidChangeNotification
  }

  /// The name that Swift 4 has for `UIScreen.didConnectNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didConnectNotification")
  public static var UIScreenDidConnect: Notification.Name { UIScreen.didConnectNotification }

  /// The name that Swift 4 has for `UIScreen.didDisconnectNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.didDisconnectNotification")
  public static var UIScreenDidDisconnect: Notification.Name { UIScreen.didDisconnectNotification }

  /// The name that Swift 4 has for `UIScreen.modeDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.modeDidChangeNotification")
  public static var UIScreenModeDidChange: Notification.Name { UIScreen.modeDidChangeNotification }

  /// The name that Swift 4 has for `UIScreen.capturedDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIScreen.capturedDidChangeNotification")
  public static var UIScreenCapturedDidChange: Notification.Name {
    UIScreen.capturedDidChangeNotification
  }

  /// The name that Swift 4 has for `UITableView.selectionDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITableView.selectionDidChangeNotification")
  public static var UITableViewSelectionDidChange: Notification.Name {
    UITableView.selectionDidChangeNotification
  }

  /// The name that Swift 4 has for `UITextField.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
  public static var UITextFieldTextDidBeginEditing: Notification.Name {
    UITextField.textDidBeginEditingNotification
  }

  /// The name that Swift 4 has for `UITextField.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Notification.Name {
    UITextField.textDidChangeNotification
  }

  /// The name that Swift 4 has for `UITextField.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
  public static var UITextFieldTextDidEndEditing: Notification.Name {
    UITextField.textDidEndEditingNotification
  }

  /// The name that Swift 4 has for `UITextInputMode.currentInputModeDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UITextInputMode.currentInputModeDidChangeNotification"
  )
  public static var UITextInputCurrentInputModeDidChange: Notification.Name {
    UITextInputMode.currentInputModeDidChangeNotification
  }

  /// The name that Swift 4 has for `UITextView.textDidBeginEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
  public static var UITextViewTextDidBeginEditing: Notification.Name {
    UITextView.textDidBeginEditingNotification
  }

  /// The name that Swift 4 has for `UITextView.textDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
  public static var UITextViewTextDidChange: Notification.Name {
    UITextView.textDidChangeNotification
  }

  /// The name that Swift 4 has for `UITextView.textDidEndEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
  public static var UITextViewTextDidEndEditing: Notification.Name {
    UITextView.textDidEndEditingNotification
  }

  /// The name that Swift 4 has for `UIViewController.showDetailTargetDidChangeNotification`.
  @available(
    swift,
    obsoleted: 4.2,
    renamed: "UIViewController.showDetailTargetDidChangeNotification"
  )
  public static var UIViewControllerShowDetailTargetDidChange: Notification.Name {
    UIViewController.showDetailTargetDidChangeNotification
  }

  /// The name that Swift 4 has for `UIWindow.didBecomeHiddenNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeHiddenNotification")
  public static var UIWindowDidBecomeHidden: Notification.Name {
    UIWindow.didBecomeHiddenNotification
  }

  /// The name that Swift 4 has for `UIWindow.didBecomeKeyNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
  public static var UIWindowDidBecomeKey: Notification.Name { UIWindow.didBecomeKeyNotification }

  /// The name that Swift 4 has for `UIWindow.didBecomeVisibleNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
  public static var UIWindowDidBecomeVisible: Notification.Name {
    UIWindow.didBecomeVisibleNotification
  }

  /// The name that Swift 4 has for `UIWindow.didResignKeyNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIWindow.didResignKeyNotification")
  public static var UIWindowDidResignKey: Notification.Name { UIWindow.didResignKeyNotification }

  /// The name that Swift 4 has for `UIResponder.keyboardDidChangeFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Notification.Name {
    UIResponder.keyboardDidChangeFrameNotification
  }

  /// The name that Swift 4 has for `UIResponder.keyboardDidHideNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Notification.Name { UIResponder.keyboardDidHideNotification }

  /// The name that Swift 4 has for `UIResponder.keyboardDidShowNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Notification.Name { UIResponder.keyboardDidShowNotification }

  /// The name that Swift 4 has for `UIResponder.keyboardWillChangeFrameNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Notification.Name {
    UIResponder.keyboardWillChangeFrameNotification
  }

  /// The name that Swift 4 has for `UIResponder.keyboardWillHideNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Notification.Name {
    UIResponder.keyboardWillHideNotification
  }

  /// The name that Swift 4 has for `UIResponder.keyboardWillShowNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Notification.Name {
    UIResponder.keyboardWillShowNotification
  }

  /// The name that Swift 4 has for `UIMenuController.didHideMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didHideMenuNotification")
  public static var UIMenuControllerDidHideMenu: Notification.Name {
    UIMenuController.didHideMenuNotification
  }

  /// The name that Swift 4 has for `UIMenuController.didShowMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.didShowMenuNotification")
  public static var UIMenuControllerDidShowMenu: Notification.Name {
    UIMenuController.didShowMenuNotification
  }

  /// The name that Swift 4 has for `UIMenuController.menuFrameDidChangeNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.menuFrameDidChangeNotification")
  public static var UIMenuControllerMenuFrameDidChange: Notification.Name {
    UIMenuController.menuFrameDidChangeNotification
  }

  /// The name that Swift 4 has for `UIMenuController.willHideMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willHideMenuNotification")
  public static var UIMenuControllerWillHideMenu: Notification.Name {
    UIMenuController.willHideMenuNotification
  }

  /// The name that Swift 4 has for `UIMenuController.willShowMenuNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIMenuController.willShowMenuNotification")
  public static var UIMenuControllerWillShowMenu: Notification.Name {
    UIMenuController.willShowMenuNotification
  }

  /// The name that Swift 4 has for `UIPasteboard.changedNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
  public static var UIPasteboardChanged: Notification.Name { UIPasteboard.changedNotification }

  /// The name that Swift 4 has for `UIPasteboard.removedNotification`.
  @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.removedNotification")
  public static var UIPasteboardRemoved: Notification.Name { UIPasteboard.removedNotification }

  /// The name that Swift 4 has for `NSTextStorage.didProcessEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "NSTextStorage.didProcessEditingNotification")
  public static var NSTextStorageDidProcessEditing: Notification.Name {
    NSTextStorage.didProcessEditingNotification
  }

  /// The name that Swift 4 has for `NSTextStorage.willProcessEditingNotification`.
  @available(swift, obsoleted: 4.2, renamed: "NSTextStorage.willProcessEditingNotification")
  public static var NSTextStorageWillProcessEditing: Notification.Name {
    NSTextStorage.willProcessEditingNotification
  }
}
