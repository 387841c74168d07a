/// One instance of an app's interface.
open class UIScene: UIResponder {
  /// The phase of a scene's life.
  nonisolated public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reasons of a connection: URLs, of which there are none here, and activities.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// Always empty here.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activity that the app asked for the scene with; empty at a launch.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// Always nil here.
    open var sourceApplication: String? { nil }
    /// Always nil here: icons have no shortcuts.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// Always nil here.
    open var handoffUserActivityType: String? { nil }
  }

  /// The session that outlives the scene.
  public let session: UISceneSession
  /// The phase of the scene's life; `unattached` until it is connected.
  open internal(set) var activationState = ActivationState.unattached
  /// The delegate, made from the session's configuration; held strongly.
  open var delegate: (any UISceneDelegate)?
  /// The scene's title for switching between scenes, which is that of its window on a desktop;
  /// default empty, for the app's name (W-121).
  open var title: String! = ""
  /// A second line for switching between scenes; default empty; kept.
  open var subtitle: String = ""
  /// The contents for which the scene is brought to the front; by default it shows any and prefers none.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene and enters it in its session; the options are not kept.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows on a screen.
open class UIWindowScene: UIScene, UITraitEnvironment {
  package var ownScreen: UIScreen?
  var overrides = UITraitOverrides()
  var traitHandlers = TraitHandlers()
  private(set) lazy var sizeLimits = makeSizeLimits()
  /// The surroundings that the delegate knows; nil before the first frame.
  var reportedState: SceneState?
  private var windowReferences: [Reference] = []
  /// The window of the scene that took keys last.
  weak var lastKeyWindow: UIWindow?
  /// The window that the storyboard of the scene's configuration is shown in.
  var storyboardWindow: UIWindow?

  private struct Reference {
    weak var window: UIWindow?
  }

  /// The screen of the scene; the main screen unless a launch gave it another.
  open var screen: UIScreen { ownScreen ?? .main }
  /// The traits of the screen, with those overridden here.
  open var traitCollection: UITraitCollection { traits(over: screen.traitCollection) }
  /// Called after the traits changed, before its windows are notified; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits overridden for all windows of the scene; a change applies at once (C-32).
  open var traitOverrides: UITraitOverrides {
    get { overrides }
    set { changeTraitOverrides { $0 = newValue } }
  }
  /// The least and greatest size of the scene; nil where an app always has the whole screen (S-33).
  open var sizeRestrictions: UISceneSizeRestrictions? { screen.canResize ? sizeLimits : nil }
  /// The windows of the scene, in the order in which they were added; held weakly.
  open var windows: [UIWindow] { windowReferences.compactMap(\.window) }
  /// The window of the scene that takes keys; nil if none does.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The orientation of the interface, which need not be that of the device.
  open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
  /// The state of the status bar; a new object each time.
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
  /// The URL to open.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The part of a scene that is kept while it isn't shown.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name in Info.plist.
    public let rawValue: String
    /// A role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with windows on the device's own screen.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role: Role
  /// The session's name, the same when its scene comes back in a later launch.
  public let persistentIdentifier: String
  /// The scene, while it exists.
  open internal(set) weak var scene: UIScene?
  /// The configuration that the scene was made with.
  open internal(set) var configuration: UISceneConfiguration
  /// The activity to begin with the next time, from the scene's delegate; nil for none.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app's own; saved with the session.
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

/// The classes and the storyboard that a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the entry in Info.plist, whose values fill those that are nil.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; nil, or no `UIWindowScene`, makes a `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; nil leaves it without one.
  open var delegateClass: AnyClass?
  /// The storyboard whose first controller the scene's window shows; nil shows none.
  open var storyboard: UIStoryboard?

  /// Creates a configuration without classes and storyboard.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// Receives the phases of a scene's life; everything is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected, with the storyboard's window already set.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when the scene is taken away because its session was destroyed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene stops being active.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the front, also at launch.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asks to open URLs, such as a file that was dropped on the app's window.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Asks for the activity to begin with the next time, in the background; default nil.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene was connected, with the activity of the last time.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  /// Called with the activity that the app asked for a connected scene with.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Called when the scene is connected, with the storyboard's window already set.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { tellLate("scene:willConnectTo:options:", [scene, session, connectionOptions]) }
  /// Called when the scene is taken away because its session was destroyed.
  public func sceneDidDisconnect(_ scene: UIScene) { tellLate("sceneDidDisconnect:", [scene]) }
  /// Called after the scene became active.
  public func sceneDidBecomeActive(_ scene: UIScene) { tellLate("sceneDidBecomeActive:", [scene]) }
  /// Called before the scene stops being active.
  public func sceneWillResignActive(_ scene: UIScene) {
    tellLate("sceneWillResignActive:", [scene])
  }
  /// Called before the scene comes to the front, also at launch.
  public func sceneWillEnterForeground(_ scene: UIScene) {
    tellLate("sceneWillEnterForeground:", [scene])
  }
  /// Called after the scene went to the background.
  public func sceneDidEnterBackground(_ scene: UIScene) {
    tellLate("sceneDidEnterBackground:", [scene])
  }
  /// Asks to open URLs, such as a file that was dropped on the app's window.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    tellLate("scene:openURLContexts:", [scene, URLContexts])
  }
  /// Asks for the activity to begin with the next time, in the background; default nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    late("stateRestorationActivityFor:", [scene], or: nil)
  }
  /// Called after the scene was connected, with the activity of the last time.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) { tellLate("scene:restoreInteractionStateWith:", [scene, stateRestorationActivity]) }
  /// Called with the activity that the app asked for a connected scene with.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    tellLate("scene:continue:", [scene, userActivity])
  }
}

/// Receives the phases of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Called after the scene's size, orientation or traits changed, with those before (S-36).
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
  /// The scene's window, set for a storyboard; by default nil and not kept.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Called after the scene's size, orientation or traits changed; by default nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    tellLate(
      "windowScene:didUpdate:interfaceOrientation:traitCollection:",
      [
        windowScene, previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection,
      ]
    )
  }
  /// The scene's window, set for a storyboard; by default nil and not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// Opens a screen of its own for each scene, such as a window of the desktop (W-121).
///
/// Without one the device's screen shows one scene at a time.
package protocol SceneScreens: AnyObject {
  /// A screen for a new scene; nil if there is none.
  func openScreen() -> UIScreen?
  /// Takes away the screen of a scene that has gone.
  func close(_ screen: UIScreen)
  /// Brings a screen before the others, where the keys go to it.
  func raise(_ screen: UIScreen)
}
