/// Receives the phases of an app's life and decides for the app; everything is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window, set for the main storyboard or xib; by default nil and not kept.
  var window: UIWindow? { get set }

  /// Called before the state is restored, with the main storyboard loaded; the result is ignored;
  /// default `true`.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called after the state is restored and before the window is shown; the result is ignored;
  /// default calls `applicationDidFinishLaunching(_:)`.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called by the default of `application(_:didFinishLaunchingWithOptions:)`; does nothing.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called after the app became active, unless it has scenes of its own.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops being active, unless it has scenes of its own.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the app went to the background, unless it has scenes of its own.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app comes back from the background, unless it has scenes of its own.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends, with scenes or without.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short, before the notification and the controllers.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asks for a search for new data in the background, and its result; default no data.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Never called here, as files are never locked.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Never called here, as files are never locked.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Asks to open a URL, such as a file that was dropped on the app's window; default `false`.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// The orientations that the app can be shown in.
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called before the interface turns; the duration is in seconds.
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  )
  /// Called once the interface has its new orientation.
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  )
  /// Called before a turn gives the status bar another frame, in points of the screen.
  func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  )
  /// Called after a turn gave the status bar another frame, in points of the screen.
  func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  )
  /// Asks for the configuration of a scene with a new session; default the first one of Info.plist.
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called for the sessions of scenes that were removed for good.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// A shortcut of the app's icon was chosen, which never happens here.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Asks if the state is to be saved; asked first, and by default passed on to
  /// `shouldSaveApplicationState`.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Asks if the state is to be restored, before `shouldRestoreApplicationState`, which it asks by
  /// default.
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Asks if the state is to be saved; default `false`.
  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  /// Asks if the state is to be restored; default `false`.
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Called before the first object is encoded, to encode values of the app's own.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Called after the last object was decoded.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Asks for a controller that has no restoration class; default nil.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  /// Called after the app asked for notifications from servers, which there are none of here.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Never called here, as no server can send notifications (L-320).
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Never called here, as no server can send notifications (L-320).
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Never called here, as requests end with the app (L-320).
  func application(
    _ application: UIApplication,
    handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  )
  /// Asks to continue an activity; never called here; default `false`.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

extension UIApplicationDelegate {
  /// The app's window, set for the main storyboard or xib; by default nil and not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Called before the state is restored, with the main storyboard loaded; the result is ignored;
  /// default `true`.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    late("application:willFinishLaunchingWithOptions:", [application, launchOptions], or: true)
  }

  /// Called after the state is restored and before the window is shown; the result is ignored;
  /// default calls `applicationDidFinishLaunching(_:)`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    late(
      "application:didFinishLaunchingWithOptions:",
      [application, launchOptions],
      or: isLaunched(application)
    )
  }

  private func isLaunched(_ application: UIApplication) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Called by the default of `application(_:didFinishLaunchingWithOptions:)`; does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    tellLate("applicationDidFinishLaunching:", [application])
  }
  /// Called after the app became active, unless it has scenes of its own.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    tellLate("applicationDidBecomeActive:", [application])
  }
  /// Called before the app stops being active, unless it has scenes of its own.
  public func applicationWillResignActive(_ application: UIApplication) {
    tellLate("applicationWillResignActive:", [application])
  }
  /// Called after the app went to the background, unless it has scenes of its own.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    tellLate("applicationDidEnterBackground:", [application])
  }
  /// Called before the app comes back from the background, unless it has scenes of its own.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    tellLate("applicationWillEnterForeground:", [application])
  }
  /// Called before the app ends, with scenes or without.
  public func applicationWillTerminate(_ application: UIApplication) {
    tellLate("applicationWillTerminate:", [application])
  }
  /// Called when memory is short, before the notification and the controllers.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    tellLate("applicationDidReceiveMemoryWarning:", [application])
  }

  /// Asks for a search for new data in the background; by default completes with no data.
  public func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    let method: (([Any?]) -> Void)? = implementation(
      of: "application:performFetchWithCompletionHandler:",
      in: self
    )
    guard let method else { return completionHandler(.noData) }
    method([application, completionHandler])
  }
  /// Never called here, as files are never locked.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    tellLate("applicationProtectedDataWillBecomeUnavailable:", [application])
  }
  /// Never called here, as files are never locked.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    tellLate("applicationProtectedDataDidBecomeAvailable:", [application])
  }

  /// Asks to open a URL, such as a file that was dropped on the app's window; default `false`.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { late("application:open:options:", [app, url, options], or: false) }

  /// Asks for the orientations of a window; default those of Info.plist or the idiom.
  public func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    late(
      "application:supportedInterfaceOrientationsFor:",
      [application, window],
      or: application.orientationsOfInfo
    )
  }

  /// Called before the interface turns; the duration is in seconds.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval
  ) {
    tellLate(
      "application:willChangeStatusBarOrientation:duration:",
      [application, newStatusBarOrientation, duration]
    )
  }

  /// Called once the interface has its new orientation.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
  ) {
    tellLate(
      "application:didChangeStatusBarOrientation:",
      [application, oldStatusBarOrientation]
    )
  }

  /// Called before a turn gives the status bar another frame, in points of the screen.
  public func application(
    _ application: UIApplication,
    willChangeStatusBarFrame newStatusBarFrame: CGRect
  ) { tellLate("application:willChangeStatusBarFrame:", [application, newStatusBarFrame]) }

  /// Called after a turn gave the status bar another frame, in points of the screen.
  public func application(
    _ application: UIApplication,
    didChangeStatusBarFrame oldStatusBarFrame: CGRect
  ) { tellLate("application:didChangeStatusBarFrame:", [application, oldStatusBarFrame]) }

  /// Asks for the configuration of a scene with a new session; default the first one of Info.plist.
  public func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    late(
      "application:configurationForConnecting:options:",
      [application, session, options],
      or: session.configuration
    )
  }

  /// Asks to continue an activity; never called here; default `false`.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    late(
      "application:continue:restorationHandler:",
      [application, userActivity, restorationHandler],
      or: false
    )
  }

  /// Called for a shortcut of the app's icon, which never happens here; completes with `false`.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Called for the sessions of scenes that were removed for good.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { tellLate("application:didDiscardSceneSessions:", [application, sceneSessions]) }
}

/// Keeping the state of the app.
extension UIApplicationDelegate {
  /// Asks if the state is to be saved, before `shouldSaveApplicationState`, which it asks by
  /// default.
  public func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool {
    late(
      "application:shouldSaveSecureApplicationState:",
      [application, coder],
      or: self.application(application, shouldSaveApplicationState: coder)
    )
  }

  /// Asks if the state is to be restored, before `shouldRestoreApplicationState`, which it asks by
  /// default.
  public func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool {
    late(
      "application:shouldRestoreSecureApplicationState:",
      [application, coder],
      or: self.application(application, shouldRestoreApplicationState: coder)
    )
  }

  /// Asks if the state is to be saved; default `false`.
  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool { late("application:shouldSaveApplicationState:", [application, coder], or: false) }

  /// Asks if the state is to be restored; default `false`.
  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { late("application:shouldRestoreApplicationState:", [application, coder], or: false) }

  /// Called before the first object is encoded, to encode values of the app's own.
  public func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) { tellLate("application:willEncodeRestorableStateWith:", [application, coder]) }

  /// Called after the last object was decoded.
  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) { tellLate("application:didDecodeRestorableStateWith:", [application, coder]) }

  /// Asks for a controller that has no restoration class; default nil.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    late(
      "application:viewControllerWithRestorationIdentifierPath:coder:",
      [application, identifierComponents, coder],
      or: nil
    )
  }
}
