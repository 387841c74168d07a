package import Device
package import Foundation
internal import ObjectiveC
package import StateArchive

/// From a delegate to an app that is active and shows its first screen.
///
/// The order is UIKit's: the main storyboard before `willFinishLaunching`, scenes after
/// `didFinishLaunching`, active last.
package final class AppLaunch {
  let app: UIApplication
  /// The app holds its delegate weakly.
  private(set) var delegate: (any UIApplicationDelegate)?
  package let bundle: Bundle
  let info: InfoPlist
  /// `true` for an app that connects scenes, by its Info.plist or by its delegate.
  private(set) var hasScenes: Bool
  /// The values that stand for the bundle's Info.plist; nil for its own.
  private let ownValues: [String: Any]?
  package let display: HeadlessDisplay
  package let screen: UIScreen
  /// The device as the app began on it, before its window had another size.
  let firstModel: DeviceModel
  /// The window of an app without scenes that shows the main storyboard.
  var mainWindow: UIWindow?

  /// Prepares a device; a delegate of nil is the one that the main xib connects.
  ///
  /// The app and its delegate are made once the device is there, whose screen their properties may
  /// ask for: `let window = UIWindow(frame: UIScreen.main.bounds)`.
  ///
  /// `room` is the desktop's, for an app that is seen in a window.
  package init(
    _ settings: LaunchSettings,
    bundle: Bundle = .main,
    app makeApp: @autoclosure () -> UIApplication? = nil,
    delegate makeDelegate: @autoclosure () -> (any UIApplicationDelegate)?,
    info ownValues: [String: Any]? = nil,
    state: SavedStateStore? = nil,
    room: DesktopRoom? = nil
  ) {
    let values = ownValues ?? bundle.infoDictionary ?? [:]
    let (device, scale) = InfoPlist.device(values, settings, room: room)
    let info = InfoPlist(values, idiom: device.idiom == .pad ? .pad : .phone)
    self.bundle = bundle
    self.info = info
    hasScenes = info.hasScenes
    self.ownValues = ownValues
    firstModel = device
    let held = device.isWindow ? device.shape : settings.orientation
    display = HeadlessDisplay(device, orientation: held, scale: scale)
    AppLanguage.choose(settings.language, for: bundle, developed: info.developmentRegion)
    screen = UIScreen(
      display: display,
      settings: DeviceSettings(settings, style: info.style),
      orientation: held.nearest(allowed: info.orientations)
    )
    screen.requiresFullScreen = info.requiresFullScreen
    screen.begin(in: settings.part)
    UIScreen.makeMain(screen)
    app = makeApp() ?? Self.principal(info)
    UIApplication.shared = app
    prepareApp()
    delegate = makeDelegate()
    app.delegate = delegate
    if let delegate { ClassRegistry.shared.noteModule(of: type(of: delegate)) }
    checkScenes()
    keepState(in: state, version: values["CFBundleVersion"] as? String)
  }

  private static func principal(_ info: InfoPlist) -> UIApplication {
    guard let name = info.principalClass else { return UIApplication() }
    if let app = UIApplication.named(name) { return app }
    // UIKit's own class is the default, and needs no class of the app's.
    if name != "UIApplication" { Diagnostic.unmade(name, role: "the principal class").report() }
    return UIApplication()
  }

  private func prepareApp() {
    app.name = title
    app.applicationState = .inactive
    app.allowedOrientations = info.orientations
    app.supportsMultipleScenes = info.supportsMultipleScenes
    app.sceneMaker = { [weak self] in self?.connect($0, $1) }
    app.declaresScenes = hasScenes
    screen.appDecides = info.controllersDecideStatusBar ? nil : info.chrome
    if !hasScenes { app.wholeScene = connectWholeScene() }
  }

  /// A manifest without configurations, and a delegate that gives none, make no scenes.
  private func checkScenes() {
    let question = "application:configurationForConnecting:options:"
    guard hasScenes, info.scenes.isEmpty, delegate?.isWithout(question) == true else { return }
    hasScenes = false
    app.declaresScenes = false
    let scene = connectWholeScene()
    app.wholeScene = scene
    // A window that the delegate has from its beginning is older than the scene.
    if let window = delegate?.window, window.windowScene == nil { window.windowScene = scene }
  }

  /// Runs the launch to its end.
  package func launch() {
    // Libraries that extensions share look the app up by name (L-208).
    describe(UIApplication.self) {
      $0.classMethod("sharedApplication") { _ in UIApplication.shared }
    }
    ClassTable.describeWaiting()
    showKeptPicture()
    if !hasScenes { loadMainInterface() }
    _ = app.delegate?.application(app, willFinishLaunchingWithOptions: nil)
    restoreState()
    _ = app.delegate?.application(app, didFinishLaunchingWithOptions: nil)
    app.post(UIApplication.didFinishLaunchingNotification)
    if hasScenes {
      connectScene()
    } else {
      showMainWindow(app.delegate?.window)
    }
    app.enterForeground()
    app.activate()
    endRestoring()
  }

  /// The name under an app's icon.
  var title: String {
    let keys = ["CFBundleDisplayName", "CFBundleName"]
    let translated = keys.compactMap { bundle.object(forInfoDictionaryKey: $0) as? String }
    let names = ownValues.map { own in keys.compactMap { own[$0] as? String } } ?? translated
    return names.first { !$0.isEmpty } ?? ProcessInfo.processInfo.processName
  }

  /// Sends the app to the background, where it keeps its state and what it put into its defaults,
  /// and lets it end what it does there.
  package func leave() {
    if app.applicationState == .active { app.deactivate() }
    if app.applicationState != .background { app.enterBackground() }
    BackgroundWait(app).run()
    UserDefaults.standard.synchronize()
  }

  /// Shows the window of the main storyboard or xib, unless the delegate has set another since.
  func showMainWindow(_ own: UIWindow?) {
    guard let mainWindow else { return }
    (own ?? mainWindow).makeKeyAndVisible()
  }

  func adopt(delegate new: any UIApplicationDelegate) {
    delegate = new
    app.delegate = new
  }
}

extension InfoPlist {
  /// The system's parts of the screen where controllers don't decide about them.
  fileprivate var chrome: ScreenChrome {
    ScreenChrome(hidesStatusBar: hidesStatusBar, statusBarStyle: statusBarStyle)
  }
}

extension DeviceSettings {
  /// The settings of the user; the style only where the app doesn't insist on one.
  fileprivate init(_ settings: LaunchSettings, style: UIUserInterfaceStyle?) {
    self.init()
    self.style = style ?? settings.style
    keepsStyle = style != nil
    contentSize = settings.contentSize
  }
}

extension Orientation {
  /// This orientation if it is allowed, else the first that is (L-42).
  fileprivate func nearest(allowed: UIInterfaceOrientationMask?) -> Orientation {
    guard let allowed, !allowed.contains(UIInterfaceOrientation(self).mask) else { return self }
    return allowed.orientations.first?.displayOrientation ?? self
  }
}
