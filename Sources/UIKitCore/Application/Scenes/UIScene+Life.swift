/// The phases of a scene's life.
extension UIScene {
  func enterForeground() {
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    post(UIScene.willEnterForegroundNotification)
  }

  func activate() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(UIScene.didActivateNotification)
  }

  func deactivate() {
    delegate?.sceneWillResignActive(self)
    post(UIScene.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  /// A scene of the app's own is asked then for what it is to go on with.
  func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(UIScene.didEnterBackgroundNotification)
    let app = UIApplication.shared
    if app.livesInScenes { app.restoration.noteActivity(of: self) }
  }

  /// The scene is taken away; its session may stay.
  func disconnect() {
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
    for window in (self as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    session.scene = nil
  }
}
