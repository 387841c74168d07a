/// Coming and going of the whole app, told to scenes or else to the delegate.
extension UIApplication {
  /// The scenes in an order that doesn't change.
  var scenesInOrder: [UIScene] {
    connectedScenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }

  /// Whether scenes have delegates, so that the app's own hears nothing of them.
  private var livesInScenes: Bool { wholeScene == nil && !connectedScenes.isEmpty }

  /// The app comes to the front, not active yet.
  package func enterForeground() {
    let wasAway = applicationState == .background
    tasks.renew()
    applicationState = .inactive
    for scene in scenesInOrder {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    }
    guard wasAway else { return }
    if !livesInScenes { delegate?.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification)
  }

  /// The app takes events from now on.
  package func activate() {
    applicationState = .active
    for scene in scenesInOrder {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    }
    if !livesInScenes { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// Something came over the app, or it is about to go.
  package func deactivate() {
    for scene in scenesInOrder {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
      scene.activationState = .foregroundInactive
    }
    if !livesInScenes { delegate?.applicationWillResignActive(self) }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// The app is seen no more.
  package func enterBackground() {
    applicationState = .background
    for scene in scenesInOrder {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    if !livesInScenes { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
    restoration.save(self, roots: restorationRoots)
  }

  /// The app ends; its delegate hears it whether there are scenes or not.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

nonisolated extension UIApplication {
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Files are never locked away here, so neither of the two is posted.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
}
