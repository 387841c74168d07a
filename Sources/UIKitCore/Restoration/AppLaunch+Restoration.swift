internal import Foundation
internal import StateArchive

/// Saving and restoring the state of an app around its launch.
extension AppLaunch {
  func keepState(in store: SavedStateStore?, version: String?) {
    app.restoration.store = store
    app.restoration.bundle = bundle
    app.restoration.bundleVersion = version ?? ""
    app.restoration.hasScenes = hasScenes
  }

  /// Between `willFinishLaunching` and `didFinishLaunching`; scenes take theirs later.
  func restoreState() {
    if hasScenes { return app.restoration.takeUpScenes(app) }
    var roots = app.restorationRoots
    if let main = mainWindow?.rootViewController, !roots.contains(where: { $0 === main }) {
      roots.insert(main, at: 0)
    }
    app.restoration.restore(app, roots: roots)
  }

  /// Shows the picture that was kept with the state until the app has drawn its own.
  ///
  /// One of another size was taken on another device, or on one that was held otherwise.
  func showKeptPicture() {
    guard let data = app.restoration.store?.readPicture(),
      let picture = UIImage(data: data)?.cgImage,
      CGFloat(picture.width) == (screen.bounds.width * screen.scale).rounded(),
      CGFloat(picture.height) == (screen.bounds.height * screen.scale).rounded()
    else { return }
    screen.launchPicture = picture
    screen.frameLoop.afterNextPicture { [weak screen] in screen?.launchPicture = nil }
  }

  /// Shows what was presented; the state counts again once two pictures are drawn, since what
  /// crashes an app may come with its first layout.
  func endRestoring() {
    app.restoration.showPresentations(on: screen)
    guard app.restoration.store?.isRestoring == true else { return }
    screen.frameLoop.afterNextPicture { [screen, app] in
      screen.frameLoop.afterNextPicture { app.restoration.shown() }
    }
  }
}
