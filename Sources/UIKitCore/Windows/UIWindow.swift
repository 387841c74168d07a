/// The root of a tree of views: what a screen shows, and where events come in.
open class UIWindow: UIView {
  /// How windows lie above one another.
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(0)
    public static let statusBar = Self(1000)
    public static let alert = Self(2000)
  }

  weak var firstResponder: UIResponder?
  private var rootController: UIViewController?
  private var ownScreen: UIScreen?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window as large as its scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    enter(windowScene)
  }

  /// An initializer that sets the property itself leaves its observer unasked, and the scene would
  /// not know the window.
  private func enter(_ scene: UIWindowScene) { windowScene = scene }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
    frame = UIScreen.main.bounds
  }

  nonisolated deinit {
    family.leaveWindow()
    family.dissolve()
  }

  private func becomeWindow() {
    family.window = self
    layer.isHidden = true
    windowScene = UIApplication.shared.wholeScene
    setNeeds([.insets, .layout])
    adoptEnvironment(of: nil)
  }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The screen that shows the window.
  open var screen: UIScreen {
    get { ownScreen ?? windowScene?.screen ?? .main }
    set { ownScreen = newValue }
  }

  open weak var windowScene: UIWindowScene? { didSet { sceneChanged(from: oldValue) } }

  open var windowLevel = Level.normal
  open var canResizeToFitContent = false
  open var isKeyWindow: Bool { UIApplication.shared.keyWindowReference === self }
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

  /// Gets the key events from now on.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  private(set) lazy var gestures = GestureArena(window: self)

  /// Hands an event to the recognizers and views it is for.
  open func sendEvent(_ event: UIEvent) { receive(event) }
}
