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
