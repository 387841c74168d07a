public import Device
public import Foundation
package import StateArchive
public import Testing
public import UIKitCore

/// Whole apps: launched in UIKit's order, sent away, ended and launched again.
extension Stage {
  /// A device that runs an app, settled and drawn.
  ///
  /// Its resources lie in the bundle, whose Info.plist holds unless another is given; the closure
  /// makes the app's delegate, anew for each launch.
  public convenience init(
    _ model: DeviceModel = .iPhone15,
    bundle: Bundle = .main,
    info: [String: Any]? = nil,
    app makeDelegate: @escaping () -> any UIApplicationDelegate
  ) {
    var settings = LaunchSettings()
    settings.device = model
    let plan = StageRun.Plan(
      settings: settings,
      bundle: bundle,
      info: info,
      place: StatePlace(),
      makeDelegate: makeDelegate
    )
    let run = StageRun(plan)
    self.init(run)
    run.launch.launch()
    window = run.window
    turn(3)
  }

  /// The app's object, and through it its delegate; a stage without an app has one all the same.
  public var app: UIApplication { run?.app ?? own?.app ?? UIApplication.shared }

  /// The folder that the state of the app lies in; nil without an app.
  public var stateFolder: URL? { run?.plan.place.folder }

  /// True if the screen is kept as a picture with the state, as outside of tests, where it is shown
  /// at the next launch until the app draws; default false.
  public var keepsPictures: Bool {
    get { run?.plan.place.keepsPictures ?? false }
    set {
      run?.plan.place.keepsPictures = newValue
      run?.app.keepsPictures = newValue
    }
  }

  /// Has the app keep its state by other calls of the system from the next launch on, some of which
  /// may fail.
  package func keepState(by calls: FileCalls) { run?.plan.place.calls = calls }

  /// Sends the app to the background, where it saves its state.
  public func background() {
    app.deactivate()
    app.enterBackground()
    turn()
  }

  /// Brings the app back to the foreground.
  public func foreground() {
    app.enterForeground()
    app.activate()
    turn()
  }

  /// Ends the app; one that isn't in the background hears of it, and saves nothing more.
  public func terminate() {
    guard let run else { return }
    if app.applicationState != .background { app.terminate() }
    end(run)
  }

  /// Ends the app without a callback, as the system does when memory is short.
  public func kill() { if let run { end(run) } }

  /// Launches the app anew, with new objects, from what it kept.
  public func relaunch(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let old = run else {
      Issue.record("a stage without an app can't relaunch it", sourceLocation: sourceLocation)
      return
    }
    if !old.isEnded { end(old) }
    let run = StageRun(old.plan)
    self.run = run
    display = run.launch.display
    screen = run.launch.screen
    takeTheFloor()
    run.launch.launch()
    window = run.window
    turn(3)
  }

  private func end(_ run: StageRun) {
    run.end()
    window = UIWindow(frame: .zero)
  }

  /// Sends the app to the background, ends it, launches it again, and fails the test unless
  /// everything that has an identifier is there again as it was.
  public func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
    turn(3)
    let before = restorationTree
    background()
    kill()
    relaunch(sourceLocation: sourceLocation)
    settle()
    let after = restorationTree
    #expect(after == before, sourceLocation: sourceLocation)
  }

  /// The objects with a restoration identifier, one a line, with what UIKit keeps of each.
  public var restorationTree: String {
    app.restorationOutline
  }
}
