internal import Foundation
internal import StateArchive

/// Saving and restoring the state of an app around its launch.
extension AppLaunch {
  func keepState(in store: SavedStateStore?, version: String?) {
    app.restoration.store = store
    app.restoration.bundle = bundle
    app.restoration.bundleVersion = version ?? ""
    app.restoration.hasScenes = info.hasScenes
  }

  /// Between `willFinishLaunching` and `didFinishLaunching`; scenes take theirs later.
  func restoreState() {
    if info.hasScenes { return app.restoration.takeUpScenes() }
    var roots = app.restorationRoots
    if let main = mainWindow?.rootViewController, !roots.contains(where: { $0 === main }) {
      roots.insert(main, at: 0)
    }
    app.restoration.restore(app, roots: roots)
  }

  /// Shows what was presented; the state counts again once two pictures are drawn, since what
  /// crashes an app may come with its first layout.
  func endRestoring() {
    app.restoration.showPresentations()
    guard app.restoration.store?.isRestoring == true else { return }
    screen.frameLoop.afterNextPicture { [screen, app] in
      screen.frameLoop.afterNextPicture { app.restoration.shown() }
    }
  }
}
