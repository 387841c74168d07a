/// One instance of an app's interface.
open class UIScene: UIResponder {
  /// What a scene is doing.
  nonisolated public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What came with a connection: URLs and activities to begin with.
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var sourceApplication: String? { nil }
  }

  public let session: UISceneSession
  open internal(set) var activationState = ActivationState.unattached
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// The scene of windows.
open class UIWindowScene: UIScene {
  package var ownScreen: UIScreen?
  private var windowReferences: [Reference] = []

  private struct Reference {
    weak var window: UIWindow?
  }

  open var screen: UIScreen { ownScreen ?? .main }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(screen: screen) }

  func remember(_ window: UIWindow) {
    forget(window)
    windowReferences.append(Reference(window: window))
  }

  func forget(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
  }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) { self.url = url }
}

/// What the system keeps of a scene while it isn't shown.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public let role: Role
  /// The session's name, the same when its scene comes back in a later launch.
  public let persistentIdentifier: String
  open internal(set) weak var scene: UIScene?
  open internal(set) var configuration: UISceneConfiguration
  /// What the scene's delegate gave to begin with the next time.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  package init(
    role: Role = .windowApplication,
    configuration: UISceneConfiguration,
    persistentIdentifier: String = UUID().uuidString
  ) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    self.configuration = configuration
  }
}

/// How the system makes a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// What the scene's first controller comes from.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// What a scene is told about its life; everything is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What to begin with the next time; asked in the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// After the scene's storyboard was loaded: what was given the last time.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { tellLate("scene:willConnectTo:options:", [scene, session, connectionOptions]) }
  public func sceneDidDisconnect(_ scene: UIScene) { tellLate("sceneDidDisconnect:", [scene]) }
  public func sceneDidBecomeActive(_ scene: UIScene) { tellLate("sceneDidBecomeActive:", [scene]) }
  public func sceneWillResignActive(_ scene: UIScene) {
    tellLate("sceneWillResignActive:", [scene])
  }
  public func sceneWillEnterForeground(_ scene: UIScene) {
    tellLate("sceneWillEnterForeground:", [scene])
  }
  public func sceneDidEnterBackground(_ scene: UIScene) {
    tellLate("sceneDidEnterBackground:", [scene])
  }
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    tellLate("scene:openURLContexts:", [scene, URLContexts])
  }
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    late("stateRestorationActivityFor:", [scene], or: nil)
  }
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { tellLate("scene:restoreInteractionStateWith:", [scene, stateRestorationActivity]) }
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    tellLate("scene:continue:", [scene, userActivity])
  }
}

/// As `UISceneDelegate`, for scenes with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
