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

  /// The app.
  public internal(set) static var shared = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var applicationState = State.active
  open internal(set) var connectedScenes: Set<UIScene> = []
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

  open func canOpenURL(_ url: URL) -> Bool { false }

  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Diagnostic.notYet("UIApplication.open(_:options:completionHandler:)").report()
    completion?(false)
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
