/// What an app is told about its life; everything is optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Looks for news in the background, and says what it found.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
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
  func application(
    _ application: UIApplication,
    configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// A shortcut of the app's icon was chosen, which nobody can do here.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Whether the state is to be kept, asked first; a delegate that doesn't say is asked
  /// `shouldSaveApplicationState`.
  func application(
    _ application: UIApplication,
    shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  func application(
    _ application: UIApplication,
    shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool
  func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool
  /// Before the first object is encoded: what the app itself wants to keep.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// After the last object was decoded.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Makes or finds a controller that has no restoration class.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
}

/// Who can go on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    late("application:willFinishLaunchingWithOptions:", [application, launchOptions], or: true)
  }

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

  public func applicationDidFinishLaunching(_ application: UIApplication) {
    tellLate("applicationDidFinishLaunching:", [application])
  }
  public func applicationDidBecomeActive(_ application: UIApplication) {
    tellLate("applicationDidBecomeActive:", [application])
  }
  public func applicationWillResignActive(_ application: UIApplication) {
    tellLate("applicationWillResignActive:", [application])
  }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    tellLate("applicationDidEnterBackground:", [application])
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    tellLate("applicationWillEnterForeground:", [application])
  }
  public func applicationWillTerminate(_ application: UIApplication) {
    tellLate("applicationWillTerminate:", [application])
  }
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    tellLate("applicationDidReceiveMemoryWarning:", [application])
  }

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
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    tellLate("applicationProtectedDataWillBecomeUnavailable:", [application])
  }
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    tellLate("applicationProtectedDataDidBecomeAvailable:", [application])
  }

  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { late("application:open:options:", [app, url, options], or: false) }

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

  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { tellLate("application:didDiscardSceneSessions:", [application, sceneSessions]) }
}

/// Keeping the state of the app.
extension UIApplicationDelegate {
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

  public func application(
    _ application: UIApplication,
    shouldSaveApplicationState coder: NSCoder
  ) -> Bool { late("application:shouldSaveApplicationState:", [application, coder], or: false) }

  public func application(
    _ application: UIApplication,
    shouldRestoreApplicationState coder: NSCoder
  ) -> Bool { late("application:shouldRestoreApplicationState:", [application, coder], or: false) }

  public func application(
    _ application: UIApplication,
    willEncodeRestorableStateWith coder: NSCoder
  ) { tellLate("application:willEncodeRestorableStateWith:", [application, coder]) }

  public func application(
    _ application: UIApplication,
    didDecodeRestorableStateWith coder: NSCoder
  ) { tellLate("application:didDecodeRestorableStateWith:", [application, coder]) }

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
