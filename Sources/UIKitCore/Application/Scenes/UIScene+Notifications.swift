extension UIScene {
  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

nonisolated extension UIScene {
  /// Posted with the scene as object after its delegate was informed of the connection.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted with the scene as object after its delegate was informed that it is taken away.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted with the scene as object after it became active.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted with the scene as object before it stops being active.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted with the scene as object before it comes to the front, also at launch.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted with the scene as object after it went to the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}
