/// The root of a tree of views: what a screen shows, and where events come in.
open class UIWindow: UIView {
  /// The order of windows above one another.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number by which windows are ordered; a higher one lies above.
    public var rawValue: CGFloat
    /// Makes a level of any number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of any number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0, the level of an app's own windows.
    public static let normal = Self(0)
    /// 1000, above an app's own windows.
    public static let statusBar = Self(1000)
    /// 2000, above windows at the status bar's level.
    public static let alert = Self(2000)

    /// True if a window of the first level lies below one of the second.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    /// The level that lies above another one by an amount.
    public static func + (a: Self, b: CGFloat) -> Self { Self(a.rawValue + b) }
    /// The level that lies above another one by an amount.
    public static func + (a: CGFloat, b: Self) -> Self { Self(a + b.rawValue) }
    /// The level that lies below another one by an amount.
    public static func - (a: Self, b: CGFloat) -> Self { Self(a.rawValue - b) }
    /// The amount by which the first level lies above the second.
    public static func - (a: Self, b: Self) -> CGFloat { a.rawValue - b.rawValue }
    /// Raises a level.
    public static func += (a: inout Self, b: CGFloat) { a.rawValue += b }
    /// Lowers a level.
    public static func -= (a: inout Self, b: CGFloat) { a.rawValue -= b }
  }

  weak var firstResponder: UIResponder?
  /// True while the keys go from one responder to another, so that views beside the keyboard that
  /// both have stay.
  var isExchangingResponder = false
  private var rootController: UIViewController?
  private var ownScreen: UIScreen?
  /// The coordinator of the turn or the change of size that goes on; nil at rest.
  weak var turnCoordinator: TransitionCoordinator?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.appBounds) }

  /// Makes a window as large as its scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.appBounds)
    becomeWindow()
    enter(windowScene)
  }

  /// An initializer that sets the property itself leaves its observer unasked, and the scene would
  /// not know the window.
  private func enter(_ scene: UIWindowScene) { windowScene = scene }

  /// Makes a window as large as the main screen, whatever frame the document says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
    frame = UIScreen.main.appBounds
  }

  nonisolated deinit {
    hierarchy.leaveWindow()
    hierarchy.dissolve()
  }

  private func becomeWindow() {
    hierarchy.window = self
    layer.isHidden = true
    // A screen that was made the main one since has no scene around its windows.
    if let scene = UIApplication.shared.wholeScene, scene.screen === UIScreen.main {
      windowScene = scene
    }
    setNeeds([.insets, .layout])
    adoptEnvironment(of: nil)
  }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The screen that shows the window: one that was set, else the scene's, else the main one.
  open var screen: UIScreen {
    get { ownScreen ?? windowScene?.screen ?? .main }
    set { ownScreen = newValue }
  }

  /// The scene of the window; a change takes it off the old one and adopts the new one's traits.
  open weak var windowScene: UIWindowScene? { didSet { sceneChanged(from: oldValue) } }

  /// Default `normal`; among windows of one level the later shown lies above.
  open var windowLevel = Level.normal
  /// Default false; kept, and has no effect here.
  open var canResizeToFitContent = false
  /// True if keys go to this window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowReference === self }
  /// Default true; not asked here, `makeKey` always takes the keys.
  open var canBecomeKey: Bool { true }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { setRoot(newValue, replacing: rootController) { rootController = $0 } }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set { show(!newValue) { super.isHidden = !$0 } }
  }

  /// Makes this the window that gets keys; the former one hears of it first.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Called after the window became key; does nothing by default.
  open func becomeKey() {}
  /// Called just before another window becomes key; does nothing by default.
  open func resignKey() {}

  /// The presses of keys that are down.
  var heldPresses: [UIPress] = []
  private(set) lazy var gestures = GestureArena(window: self)

  /// Hands an event to the recognizers and views it is for.
  open func sendEvent(_ event: UIEvent) { receive(event) }
}
