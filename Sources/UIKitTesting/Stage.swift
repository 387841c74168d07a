public import CoreGraphics
public import Device
internal import Testing
public import UIKitCore

/// A device on a desk: a screen that nobody sees, a window, and a clock that a test moves.
///
/// A stage makes its screen the main one, so views made afterwards belong to it; keep one stage
/// at a time. Nothing happens by itself: `turn()` runs one frame.
public final class Stage {
  /// The display whose input and clock the test controls; another one once an app is launched
  /// again.
  public internal(set) var display: HeadlessDisplay
  /// The main screen while this stage is used.
  public internal(set) var screen: UIScreen
  /// The window that `show` puts an interface into, or the key window of the app that runs.
  public internal(set) var window: UIWindow
  /// The app that the stage runs, if it runs a whole one.
  var run: StageRun?
  /// The app object and the scene around all windows of a stage that runs no app.
  private(set) var own: (app: UIApplication, scene: UIWindowScene)?
  /// The lines the test noted, to be compared.
  public let ledger = Ledger()
  /// The callbacks controllers received since the stage began, such as
  /// `Menu.viewWillAppear(false)`; a controller goes by its title, or else its class.
  public let callbacks = Ledger()
  /// Called for a callback that comes out of order; the test fails when nil.
  var onObjection: ((String) -> Void)?
  /// Called for a broken invariant; the test fails when nil.
  var onViolation: ((String) -> Void)?
  /// Hears each callback.
  var onCallback: ((UIViewController, ControllerCallback) -> Void)?

  var ownVoiceOver: VoiceOverUser?

  /// Turned off where nobody reads them.
  public var keepsCallbacks = true

  /// A device without an interface; `show` puts one on it.
  ///
  /// An app on another stage ends.
  public init(
    _ model: DeviceModel = .iPhone15,
    orientation: Orientation = .portrait,
    style: UIUserInterfaceStyle = .light,
    contentSize: UIContentSizeCategory = .large,
    scale: CGFloat? = nil
  ) {
    StageRun.endCurrent()
    display = HeadlessDisplay(model, orientation: orientation, scale: scale)
    var settings = DeviceSettings()
    settings.style = style
    settings.contentSize = contentSize
    screen = UIScreen(display: display, settings: settings)
    UIScreen.makeMain(screen)
    let app = UIApplication()
    app.becomeShared()
    own = (app, app.makeScene(on: screen))
    window = UIWindow(frame: screen.bounds)
    takeTheFloor()
  }

  /// A device that runs a whole app; see `Stage+App.swift`.
  init(_ run: StageRun) {
    self.run = run
    display = run.launch.display
    screen = run.launch.screen
    window = run.window
    takeTheFloor()
  }

  /// A device that shows a controller, settled and drawn.
  public convenience init(_ model: DeviceModel = .iPhone15, root: UIViewController) {
    self.init(model)
    show(root)
    turn()
  }

  /// A device that shows a storyboard's first scene; nothing if it has none (L-18).
  public convenience init(_ model: DeviceModel = .iPhone15, storyboard: UIStoryboard) {
    self.init(model)
    if let root = storyboard.instantiateInitialViewController() { show(root) }
    turn()
  }

  /// Makes the controller the window's root and lets it appear; the rest comes with `turn()`.
  public func show(_ root: UIViewController) {
    takeTheFloor()
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Makes the stage the one that hears of controllers, and its screen and app object the shared
  /// ones, should another have come since: two tests may take turns at any `await`, and between
  /// the making of a suite and its test.
  func takeTheFloor() {
    if UIScreen.main !== first { UIScreen.makeMain(first) }
    if let own {
      own.app.becomeShared()
      own.app.show(own.scene)
    } else if let run, !run.isEnded {
      run.app.becomeShared()
    }
    Invariants.listener = { [weak self] violation in
      if let handler = self?.onViolation {
        handler(violation)
      } else {
        Issue.record("broken invariant, \(violation)")
      }
    }
    ControllerWatch.listener = { [weak self] controller, callback, objection in
      guard let self else { return }
      onCallback?(controller, callback)
      guard keepsCallbacks || objection != nil else { return }
      let line = "\(controller.nameInLedger).\(callback)"
      if keepsCallbacks { callbacks.note(line) }
      guard let objection else { return }
      if let handler = onObjection {
        handler("\(line): \(objection)")
      } else {
        Issue.record("\(line): \(objection)")
      }
    }
  }

  /// The screen that the stage began with, by which animations go.
  private var first: UIScreen { run?.launch.screen ?? screen }

  /// The screens whose frames run.
  var screens: [UIScreen] { [first] + (run?.sceneScreens?.screens ?? []) }

  /// Runs frames, one unless a number is given.
  public func turn(_ count: Int = 1) {
    takeTheFloor()
    for _ in 0..<count { for screen in screens { screen.frameLoop.turn() } }
  }

  /// Lets time pass, in seconds, and runs the frame that finds it has.
  public func advance(by interval: TimeInterval) {
    display.advance(by: interval)
    turn()
  }

  /// Turns the device so that it suits an interface of the orientation, and runs a frame; `device`
  /// turns it by its own orientations.
  public func rotate(to orientation: Orientation) {
    display.send(.rotate(orientation))
    turn()
  }

  /// Shows the keyboard at the bottom of the screen, with a height in points; 0 hides it.
  public func keyboard(height: CGFloat) {
    screen.setKeyboard(height: height)
    turn()
  }

  /// The picture of the window, in pixels to a point; nil takes the device's scale.
  public func image(scale: CGFloat? = nil) -> CGImage? { window.image(scale: scale) }

  /// The picture of the whole screen, the status bar included, at the device's scale.
  public func screenshot() -> CGImage? { screen.picture() }

  /// The controllers and views of the window as text.
  public var tree: String { TreeDump(window).text }
}
