/// The running app: its windows, its delegate, and the last responder before that delegate.
open class UIApplication: UIResponder {
  /// The phase of an app's life.
  nonisolated public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// A key of the options that an app is launched with.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key on iOS.
    public let rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the app was launched to open; never given here.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that asked for the launch; never given here.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// The shortcut of the home screen that launched the app; never given here.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The user activity that launched the app; never given here.
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    /// The notification that launched the app; never given here.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
  }

  /// A key of the options that a URL is opened with; no such options are given here.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key on iOS.
    public let rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options for opening a URL in another app; they are not read here.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key on iOS.
    public let rawValue: String
    /// A key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// True opens a link only in an app that is made for it.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  weak var keyWindowReference: UIWindow?
  /// The orientations that Info.plist allows; nil if it does not say.
  var allowedOrientations: UIInterfaceOrientationMask?
  /// True if Info.plist has a scene manifest; default true, as for code without an app.
  var declaresScenes = true
  /// The scene around all windows of an app that has none of its own.
  var wholeScene: UIWindowScene?
  /// The notifications that were asked for in the older way.
  var waitingNotifications: [UILocalNotification] = []
  /// The name under the app's icon.
  package var name = ProcessInfo.processInfo.processName
  /// The scene that the screen shows.
  weak var frontScene: UIScene?
  /// The sessions whose scenes are not connected, the one used last first.
  var archivedSessions: [UISceneSession] = []
  /// The screens of further scenes; nil where all share one.
  package weak var sceneScreens: (any SceneScreens)?
  /// Connects a scene to a session, or to a new one for nil, with the activity that asked for it.
  var sceneMaker: ((UISceneSession?, NSUserActivity?) -> UIScene?)?
  var tasks = BackgroundTasks()
  /// The keeper of the app's state while it doesn't run; `restoration` gives it its type.
  var stateKeeper: AnyObject?
  /// The desktop's own windows for files, letters and programs; nil without a desktop.
  package weak var desktopPortal: (any DesktopPortal)?
  /// The drag under way, whichever of the app's windows it is over; `DragFlow` gives it its type.
  var dragUnderWay: AnyObject?

  /// The running app; a launch sets it.
  public internal(set) static var shared = UIApplication()
  /// The running app for `shared` or `sharedApplication`, by which code that extensions share asks
  /// the class for it (L-294); nil for other keys.
  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  /// The running app for `shared` or `sharedApplication`; nil for other keys.
  public class func value(forKey key: String) -> Any? {
    ["shared", "sharedApplication"].contains(key) ? shared : nil
  }

  /// The delegate; held weakly, and kept alive by the launch.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The phase of the app's life; `active` unless a launch, a test or the system changes it.
  open internal(set) var applicationState = State.active
  /// The scenes that are connected; an app without scenes has one around all its windows.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// `true` if Info.plist's scene manifest allows several scenes; default `false`.
  open internal(set) var supportsMultipleScenes = false
  /// The sessions of the connected scenes, and those kept for a scene that is not connected.
  open var openSessions: Set<UISceneSession> {
    Set(connectedScenes.map(\.session) + archivedSessions)
  }
  /// `true` if the screen stays on without touches; kept, and has no effect here.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon; kept, and not shown here.
  open var applicationIconBadgeNumber = 0
  /// `true` if the status bar shows network activity; kept, and not shown here.
  open var isNetworkActivityIndicatorVisible = false

  /// `true` if shaking the device asks whether to take back what was done; default `true` (W-119).
  open var applicationSupportsShakeToEdit = true
  /// The app's own items in the menu of its icon; kept, and not shown here.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The windows that are shown, the rearmost first; of a scene that shows none yet, those that it
  /// has (W-263).
  open var windows: [UIWindow] {
    screens.flatMap { screen in
      let shown = screen.windows
      guard shown.isEmpty else { return shown }
      let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
      return scenes.first { $0.screen === screen }?.windows ?? []
    }
  }
  /// The window that takes keys; nil if there is none.
  open var keyWindow: UIWindow? { keyWindowReference }

  open override var next: UIResponder? { delegate as? UIResponder }

  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    offerUndo(for: motion)
    super.motionEnded(motion, with: event)
  }

  /// The user's text size, from the main screen's traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction in which the main screen's interface is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The strip of the status bar, in points of the screen; empty where there is none or it is
  /// hidden (S-4).
  open var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }
  /// The orientation of the main screen's interface, or what `setStatusBarOrientation` gave the bar.
  ///
  /// Setting it does what `setStatusBarOrientation` does, without animation.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { UIScreen.main.statusBarTurn ?? UIScreen.main.interfaceOrientation }
    set { turnStatusBar(to: newValue) }
  }
  /// Gives the bar an orientation of its own until the interface turns, while the deciding
  /// controller does not rotate by itself; otherwise a line says that nothing happens (O-34).
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation,
    animated: Bool
  ) { turnStatusBar(to: interfaceOrientation) }

  /// Sends an action to a target, or up the responder chain if that is nil; returns `true` if an
  /// object took it.
  ///
  /// Without a target the chain begins at the first responder of the key window, or else at the
  /// sender, or else at the front controller.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { dispatch(action, to: target, from: sender, for: event) }

  /// Sends an event to its window; overridden to see all events of the app.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Returns `true` if the desktop opens URLs of that scheme; always `false` for an app that is not
  /// seen in a window.
  open func canOpenURL(_ url: URL) -> Bool { opener?.canOpen(url) ?? false }

  /// Hands a URL to the desktop, and completes on the main queue with `true` if that opens it; an app
  /// that is not seen in a window opens none and reports that on the console.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOpened = opener?.open(url) ?? false
    if !isOpened { Diagnostic.notOpened(url).report() }
    if let completion { DispatchQueue.main.async { completion(isOpened) } }
  }

  /// The desktop as it opens URLs; nil for an app that is not seen in a window.
  var opener: DesktopOpener?
  var ignoranceDepth = 0
  /// `true` while touches and other input are dropped.
  open var isIgnoringInteractionEvents: Bool { ignoranceDepth > 0 }
  /// Drops input until `endIgnoringInteractionEvents()` was called as often.
  open func beginIgnoringInteractionEvents() { ignoranceDepth += 1 }
  /// Undoes one call of `beginIgnoringInteractionEvents()`; one too many changes nothing.
  open func endIgnoringInteractionEvents() { ignoranceDepth = max(0, ignoranceDepth - 1) }

  /// The orientations of the delegate, else of Info.plist, else of the idiom.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { defaultOrientations(for: window) }

  /// Posted after the delegate and before the controllers were informed that memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// The URL of the app's settings; opening it reports that no URL is opened.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL that opens the settings of the app's notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"
}
