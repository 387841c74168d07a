public import Foundation

/// The notifications of windows, each with the window as object (W-34).
nonisolated extension UIWindow {
  /// Posted after a window was shown.
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification"
  )
  /// Posted after a window was hidden.
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification"
  )
  /// Posted after a window became the one that takes keys.
  public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification"
  )
  /// Posted after another window took the keys.
  public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification"
  )
}
