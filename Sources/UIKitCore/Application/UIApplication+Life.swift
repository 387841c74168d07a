/// The phases of the app's life, reported to scenes or else to the delegate.
extension UIApplication {
  /// The scenes in an order that doesn't change.
  var scenesInOrder: [UIScene] {
    connectedScenes.sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }

  /// The scenes that are shown: all where each has a screen of its own, else the one in front.
  private var scenesInFront: [UIScene] {
    guard sceneScreens == nil, let frontScene else { return scenesInOrder }
    return [frontScene]
  }

  /// `true` if the app has scenes of its own, so that its delegate is not informed of phases.
  var livesInScenes: Bool { wholeScene == nil && !connectedScenes.isEmpty }

  /// The app comes to the front, not active yet.
  package func enterForeground() {
    let wasAway = applicationState == .background
    tasks.renew()
    applicationState = .inactive
    for scene in scenesInFront { scene.enterForeground() }
    guard wasAway else { return }
    if !livesInScenes { delegate?.applicationWillEnterForeground(self) }
    post(Self.willEnterForegroundNotification)
  }

  /// The app takes events from now on.
  package func activate() {
    applicationState = .active
    for scene in scenesInFront { scene.activate() }
    if !livesInScenes { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// Something covers the app, or it is about to leave the screen.
  package func deactivate() {
    for scene in scenesInFront { scene.deactivate() }
    if !livesInScenes { delegate?.applicationWillResignActive(self) }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// The app is not visible any more, and saves its state.
  package func enterBackground() {
    applicationState = .background
    for scene in scenesInFront { scene.enterBackground() }
    if !livesInScenes { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
    restoration.save(self, roots: restorationRoots)
  }

  /// The app ends; its delegate is informed whether there are scenes or not.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

nonisolated extension UIApplication {
  /// Posted with the app as object after the delegate's `didFinishLaunching`.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted with the app as object after it became active.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted with the app as object after its delegate or scenes were informed, while it is active.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted with the app as object after it went to the background, before its state is saved.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted with the app as object before it comes back from the background.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Never posted here, as files are never locked.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )
  /// Never posted here, as files are never locked.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )
  /// Never posted here, as the permission never changes.
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification"
  )
  /// Posted with the app as object before it ends.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
}
