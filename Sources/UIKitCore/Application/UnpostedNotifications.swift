public import Foundation

/// Notifications of things that do not happen here; apps may listen for them.
nonisolated extension UIApplication {
  /// Never posted: nobody takes pictures of the screen.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
  /// Never posted: the time of day does not jump.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
}

nonisolated extension UIDevice {
  /// Never posted: the battery's level is unknown.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Never posted: the battery's state is unknown.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Never posted: nothing comes near the screen.
  public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )
}

nonisolated extension UIScreen {
  /// Never posted: the brightness is the desktop's.
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  /// Never posted: there is one screen.
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Never posted: there is one screen.
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
  /// Never posted: the screen has one mode.
  public static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification"
  )
  /// Never posted: nobody records the screen.
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )
}
