internal import Device
internal import Foundation
internal import StateArchive
internal import UIKitCore

/// One run of an app on a stage, from its launch on.
final class StageRun {
  /// The part that stays from one run to the next: launch settings, and where state is kept.
  struct Plan {
    let settings: LaunchSettings
    let bundle: Bundle
    let info: [String: Any]?
    let place: StatePlace
    let makeDelegate: () -> any UIApplicationDelegate
  }

  let plan: Plan
  let launch: AppLaunch
  let app = UIApplication()
  /// The screens of further scenes; nil for an app that has one at a time.
  private(set) var sceneScreens: StageScreens?
  private(set) var isEnded = false
  /// The test that began the run.
  private let scope = LiveControllers.scope
  /// The run that has UIKit's shared objects to itself, until it ends.
  private static weak var current: StageRun?

  /// Makes a delegate and prepares the app, which finds its state if there is one; the app that
  /// ran before ends.
  init(_ plan: Plan) {
    Self.endCurrent()
    self.plan = plan
    launch = AppLaunch(
      plan.settings,
      bundle: plan.bundle,
      app: app,
      delegate: plan.makeDelegate(),
      info: plan.info,
      state: SavedStateStore(folder: plan.place.folder, calls: plan.place.calls)
    )
    // Few tests look at the picture that comes with a state, and drawing it takes long.
    app.keepsPictures = plan.place.keepsPictures
    Self.current = self
    if launch.givesScenesScreens { sceneScreens = StageScreens(launch) }
    app.sceneScreens = sceneScreens
  }

  /// The window that the user sees; one without anything if the app shows none.
  var window: UIWindow {
    app.keyWindow ?? app.windows.last ?? UIWindow(frame: launch.screen.appBounds)
  }

  /// Ends the run that goes on, if there is one.
  static func endCurrent() { current?.end() }

  /// Ends the run that a test left, so that nothing of its app stays for others.
  static func endCurrent(scope: Int) { if let current, current.scope == scope { current.end() } }

  /// Lets the app's objects go, as the end of its process would.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    if Self.current === self { Self.current = nil }
    app.abandonState()
    let shown = ([launch.screen] + (sceneScreens?.screens ?? [])).flatMap(\.windows)
    let windows = shown + [app.delegate?.window].compactMap(\.self)
    for window in windows {
      window.rootViewController = nil
      window.isHidden = true
    }
    // Another app or screen may have come since.
    if UIScreen.main === launch.screen {
      UIScreen.makeMain(UIScreen(display: HeadlessDisplay(.iPhone15)))
    }
    if UIApplication.shared === app { UIApplication().becomeShared() }
  }

  /// A run ends with its stage, in the same turn: the next test may begin before leaks are counted.
  isolated deinit { end() }
}

/// A folder that goes with the last run of an app.
final class StatePlace {
  /// True if the screen is kept as a picture with the state.
  var keepsPictures = false
  /// The calls of the system by which the next run keeps its state.
  var calls = FileCalls.system
  nonisolated let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "portico-stage-\(UUID().uuidString)"
  )

  deinit { try? FileManager.default.removeItem(at: folder) }
}
