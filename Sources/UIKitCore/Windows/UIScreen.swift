package import Device

/// The screen of the device: its size, scale and traits.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The device and whoever shows it.
  package let display: any Display
  package private(set) var frameLoop: FrameLoop! = nil
  /// The box of the caret of what was edited last, in points of the screen; nil for none yet.
  package internal(set) var typingBox: CGRect?
  var commandHold = CommandHold()
  /// The bar of menus that is seen; without its type, since bars know of screens.
  weak var menuBar: AnyObject?
  private(set) lazy var touchSource = TouchSource(screen: self)
  var pointer = PointerTracking()
  var painting: ScreenPainting?
  /// The object that lays views out beside UIKit's own rules; nil in apps.
  package var layoutRules: (any LayoutRules)?
  /// The controllers' answers about the system's parts when they were last asked.
  var chrome = ScreenChrome()
  var chromeIsStale = true
  var shownChrome = ShownChrome()
  /// A line of text over everything, such as the times of frames; nil for none.
  var note: String? { didSet { if note != oldValue { frameLoop.requestFrame() } } }
  /// The one who reads the screen aloud; nil while nobody does.
  package internal(set) var screenReader: (any ScreenReader)?
  /// The focus of the keys; nil until somebody uses it.
  var focus: (any FocusTracking)?
  /// The one who tells the desktop's assistive software; nil unless the app is served to it.
  package var accessibilityPublisher: (any AccessibilityPublisher)?
  /// The object that carries what is dragged out of the screen's window, as `DragAndDrop` knows it.
  weak var dragCarrier: AnyObject?
  /// The status bar settings of an app's Info.plist, where controllers do not decide about it.
  var appDecides: ScreenChrome?
  /// The picture that the app left, shown until it has drawn its own.
  var launchPicture: CGImage?
  /// The way the device is held.
  var attitude: DeviceAttitude
  /// The way the interface is shown, which controllers may have otherwise than the device is held.
  package internal(set) var orientation: Orientation
  var turnState = TurnState()
  /// The question to put once the turn is over that controllers are notified of.
  var postponedQuestion: OrientationDecision.Occasion?
  /// The turn that runs; `UIScreen+Turning` gives it its type.
  var runningTurn: AnyObject?
  /// The status bar that comes or goes with the turn that runs.
  var statusBarFade: StatusBarFade?
  /// The orientation that an app gave the status bar by itself; nil for the interface's.
  var statusBarTurn: UIInterfaceOrientation?
  private var windowReferences: [WeakWindow] = []
  /// Memory for the windows of a pass; empty between passes.
  private var spareWindows: [UIWindow] = []

  /// The settings the user made for the whole device.
  package var settings = DeviceSettings() {
    didSet {
      environmentChanged()
      if settings.contentSize != oldValue.contentSize { settings.contentSize.announce() }
      settings.announceFeatures(since: oldValue)
    }
  }
  var traits = UITraitCollection()
  /// The part of the screen that the app has; `resize(to:)` changes it.
  package internal(set) var part = ScreenPart.whole
  /// True if the app insists on the whole screen, by its Info.plist (S-32).
  var requiresFullScreen = false
  /// The height of the keyboard, in points; 0 while there is none.
  var keyboardHeight: CGFloat = 0

  /// A screen on a display; the interface is shown as the device is held unless another
  /// orientation is given.
  package init(
    display: any Display,
    settings: DeviceSettings = DeviceSettings(),
    orientation: Orientation? = nil
  ) {
    self.display = display
    self.settings = settings
    attitude = DeviceAttitude(display.orientation)
    self.orientation = orientation ?? display.orientation
    super.init()
    frameLoop = FrameLoop(display: display, screen: self)
    traits = makeTraits()
  }

  /// The screen that windows and views are made for.
  public internal(set) static var main = first

  /// Holds the main screen alone; there are no others here.
  open class var screens: [UIScreen] { [main] }

  /// Makes a screen the device's own: from now on views are made for it.
  package static func makeMain(_ screen: UIScreen) {
    main = screen
    screen.moveLayers()
    UITraitCollection.current = screen.traitCollection
  }

  /// The traits of a view before it is in a hierarchy.
  static var ambientTraits: UITraitCollection { main.traitCollection }

  /// The main screen until another one is made it.
  private static var first: UIScreen {
    let screen = UIScreen(display: HeadlessDisplay(.iPhone15))
    screen.moveLayers()
    return screen
  }

  /// Lets layers move by the display's clock.
  private func moveLayers() {
    let display = display
    Animator.shared.restart { display.now }
    Animator.shared.scale = display.scale
    Animator.shared.needsHost = true
  }

  // MARK: - Size

  /// The screen as the interface is shown on it, in points.
  open var bounds: CGRect {
    CGRect(origin: .zero, size: display.model.size(in: orientation))
  }
  /// The screen's coordinates as the interface is shown on it.
  open var coordinateSpace: any UICoordinateSpace { space(of: bounds) }
  /// The screen's coordinates in portrait, however the interface is shown; while it is shown
  /// otherwise, points are not turned into it.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    space(of: CGRect(origin: .zero, size: display.model.size))
  }
  /// Pixels to a point.
  open var scale: CGFloat { display.scale }
  /// Pixels to a point of the panel itself, which may differ from `scale`.
  open var nativeScale: CGFloat { display.model.nativeScale }

  /// The panel in portrait, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0,
      y: 0,
      width: display.model.size.width * nativeScale,
      height: display.model.size.height * nativeScale
    )
  }

  /// Always 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Default 0.5; kept, and has no effect on pictures.
  open var brightness: CGFloat = 0.5
  /// True if the picture may be dimmed below the panel's least brightness; default false; kept.
  open var wantsSoftwareDimming = false
  /// The way in which lost edges are made up for; default `scale`; kept: a panel shows all.
  open var overscanCompensation = OverscanCompensation.scale

  /// The insets by which the device covers a full-screen view, in points.
  var safeAreaInsets: UIEdgeInsets {
    let safe = display.model.safeArea(in: orientation)
    return UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
  }

  // MARK: - Environment

  /// The traits of the interface as it is shown, with the user's settings.
  open var traitCollection: UITraitCollection { traits }
  /// Called after the interface was turned or the settings changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface is shown another way, or the settings changed.
  func environmentChanged() {
    let before = traits
    traits = makeTraits()
    guard before != traits else { return }
    if self === Self.main { UITraitCollection.current = traits }
    for scene in scenes { scene.screenTraitsChanged(from: before) }
    for window in windows { window.adoptEnvironment(of: nil) }
    traitCollectionDidChange(before)
  }

  // MARK: - Windows

  /// The windows that are shown, the rearmost first.
  package var windows: [UIWindow] {
    var shown: [UIWindow] = []
    collectWindows(into: &shown)
    return shown
  }

  private func collectWindows(into shown: inout [UIWindow]) {
    for reference in windowReferences {
      guard let window = reference.window, !window.isHidden else { continue }
      let below = shown.lastIndex { $0.windowLevel.rawValue <= window.windowLevel.rawValue }
      shown.insert(window, at: below.map { $0 + 1 } ?? 0)
    }
  }

  /// Calls `body` with each window that is shown now, the rearmost first.
  ///
  /// Passes of every frame use this: it asks for no memory.
  func forEachWindow(_ body: (UIWindow) -> Void) {
    var shown: [UIWindow] = []
    swap(&shown, &spareWindows)
    collectWindows(into: &shown)
    for index in shown.indices { body(shown[index]) }
    shown.removeAll(keepingCapacity: true)
    swap(&shown, &spareWindows)
  }

  /// True if a shown window fulfils a condition.
  func hasWindow(where condition: (UIWindow) -> Bool) -> Bool {
    windowReferences.contains { reference in
      reference.window.map { !$0.isHidden && condition($0) } ?? false
    }
  }

  /// The frontmost window that is shown.
  var frontWindow: UIWindow? {
    var front: UIWindow?
    forEachWindow { front = $0 }
    return front
  }

  func attach(_ window: UIWindow) {
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    windowReferences.append(WeakWindow(window: window))
    if window.frame == bounds { window.frame = appBounds }
    window.layer.isHost = true
    chromeIsStale = true
    frameLoop.requestFrame()
  }

  /// Puts a window that is shown before the others of its level.
  func raise(_ window: UIWindow) {
    guard let place = windowReferences.firstIndex(where: { $0.window === window }) else { return }
    windowReferences.append(windowReferences.remove(at: place))
    chromeIsStale = true
    frameLoop.requestFrame()
  }

  func detach(_ window: UIWindow) {
    window.layer.isHost = false
    chromeIsStale = true
    windowReferences.removeAll { $0.window == nil || $0.window === window }
    frameLoop.requestFrame()
  }
}

/// Apps own their windows; a screen only knows them.
private struct WeakWindow {
  weak var window: UIWindow?
}
