/// The running app: its windows, its delegate, and the last stop of the responder chain.
open class UIApplication: UIResponder {
  /// What an app is doing.
  nonisolated public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// A key of the options that an app is launched with.
  nonisolated public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
  }

  /// A key of the options that a URL is opened with.
  nonisolated public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// A key of the options for opening a URL elsewhere.
  nonisolated public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  weak var keyWindowReference: UIWindow?
  /// What Info.plist says of orientations.
  var allowedOrientations: UIInterfaceOrientationMask?
  /// The scene around all windows of an app that has none of its own.
  var wholeScene: UIWindowScene?
  var tasks = BackgroundTasks()
  /// What is kept of the app while it doesn't run.
  let restoration = AppRestoration()

  /// The app.
  public internal(set) static var shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.active
  open internal(set) var connectedScenes: Set<UIScene> = []
  open internal(set) var supportsMultipleScenes = false
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false

  /// The windows that are shown, the rearmost first.
  open var windows: [UIWindow] { UIScreen.main.windows }
  open var keyWindow: UIWindow? { keyWindowReference }

  open override var next: UIResponder? { delegate as? UIResponder }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var statusBarFrame: CGRect { UIScreen.main.statusBarFrame }
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }

  /// Sends an action to a target; to whoever in the responder chain knows it when that is nil.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { dispatch(action, to: target, from: sender, for: event) }

  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Whether another app takes the address; there are none.
  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Diagnostic.notOpened(url).report()
    if let completion { DispatchQueue.main.async { completion(false) } }
  }

  var ignoranceDepth = 0
  open var isIgnoringInteractionEvents: Bool { ignoranceDepth > 0 }
  open func beginIgnoringInteractionEvents() { ignoranceDepth += 1 }
  open func endIgnoringInteractionEvents() { ignoranceDepth = max(0, ignoranceDepth - 1) }

  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { defaultOrientations(for: window) }

  /// Posted before controllers hear that memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  nonisolated public static let openSettingsURLString = "app-settings:"
}
