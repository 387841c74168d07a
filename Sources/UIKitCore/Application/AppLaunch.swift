/// From a delegate to an app that runs.
final class AppLaunch {
  /// The app holds its delegate weakly.
  private let delegate: (any UIApplicationDelegate)?

  init(delegate: (any UIApplicationDelegate)?) { self.delegate = delegate }

  /// Launches the app and answers the exit code.
  func run() -> Int32 {
    let app = UIApplication.shared
    app.delegate = delegate
    _ = delegate?.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: nil)
    return 0
  }
}
