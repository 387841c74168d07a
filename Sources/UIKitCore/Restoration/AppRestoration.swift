internal import Foundation
internal import StateArchive

/// The state restoration of an app: its store, its registered objects and the running restoration.
final class AppRestoration {
  /// The store of the state; nil keeps nothing.
  var store: SavedStateStore?
  var bundle = Bundle.main
  /// The bundle's version, as Info.plist has it.
  var bundleVersion = ""
  /// `true` if the app has scenes, which keep activities instead.
  var hasScenes = false
  /// The objects that the app registered, as far as they exist.
  private(set) var registered: [RegisteredObject] = []
  private(set) var restorer: StateRestorer?
  /// False where nobody sees the picture that is kept with a state, such as in long trials.
  var takesPictures = true
  var isSaving = false
  private(set) var ignoresSnapshot = false
  var presentations = RestoredPresentations()

  // MARK: - Registering

  func register(_ object: any UIStateRestoring, _ identifier: String) {
    registered.removeAll { $0.object == nil }
    let entry = RegisteredObject(object: object, identifier: identifier)
    let path = entry.path(among: registered)
    if let other = registered.first(where: { $0.path(among: registered) == path })?.object {
      guard other !== object else { return }
      UIKitException.restorationIdentifierTaken(identifier).raise()
    }
    registered.append(entry)
  }

  // MARK: - Saving

  /// Asks the delegate and saves the state; an obstacle is reported on the console, and the old
  /// state stays.
  ///
  /// If the delegate returns `false`, the old state is removed, too.
  func save(_ app: UIApplication, roots: [UIViewController]) {
    guard let store else { return }
    isSaving = true
    defer {
      isSaving = false
      ignoresSnapshot = false
    }
    do {
      if let state = hasScenes ? sceneState(app) : state(app, roots) {
        try store.save(state)
        try keepPicture(in: store)
      } else {
        try store.reset()
      }
    } catch {
      Diagnostic.stateNotKept("\(error)").report()
    }
  }

  /// The screen as it is left; the picture of the state before is gone already.
  private func keepPicture(in store: SavedStateStore) throws {
    guard takesPictures, !ignoresSnapshot, let data = UIScreen.main.picture()?.encodedPNG() else {
      return
    }
    try store.savePicture(data)
  }

  private func state(_ app: UIApplication, _ roots: [UIViewController]) -> SavedState? {
    guard let delegate = app.delegate else { return nil }
    let saver = StateSaver(header: header, registered: registered)
    let coder = saver.makeCoder()
    guard delegate.application(app, shouldSaveSecureApplicationState: coder) else { return nil }
    delegate.application(app, willEncodeRestorableStateWith: coder)
    var state = saver.finish(roots: roots, application: coder)
    state.header.ignoresSnapshot = ignoresSnapshot
    return state
  }

  var header: SavedHeader {
    SavedHeader(
      bundleVersion: bundleVersion,
      systemVersion: UIDevice.current.systemVersion,
      idiom: UIDevice.current.userInterfaceIdiom.rawValue,
      date: Date()
    )
  }

  /// Means something only while the state is being saved.
  func ignoreSnapshot() { if isSaving { ignoresSnapshot = true } }

  // MARK: - Restoring

  /// The state that was kept; nil, with a report of the reason, if none can be used.
  func takeUp() -> SavedState? {
    do {
      return try store?.beginRestoring()
    } catch {
      Diagnostic.stateNotKept("\(error)").report()
      return nil
    }
  }

  /// Puts the app back after `willFinishLaunching`, if there is a state and the delegate agrees
  ///
  func restore(_ app: UIApplication, roots: [UIViewController]) {
    guard let state = takeUp() else { return }
    guard let delegate = app.delegate else { return leave() }
    let restorer = StateRestorer(state, app: app, bundle: bundle, roots: roots)
    self.restorer = restorer
    let coder = restorer.makeApplicationCoder()
    guard delegate.application(app, shouldRestoreSecureApplicationState: coder) else {
      self.restorer = nil
      UIScreen.main.launchPicture = nil
      return leave()
    }
    restorer.make()
    restorer.decode()
    delegate.application(app, didDecodeRestorableStateWith: coder)
    restorer.finish()
  }

  /// The launch is over, its first picture drawn; the state counts again unless the app asked for
  /// more time.
  func complete() {
    guard restorer?.complete() ?? true else { return }
    leave()
  }

  /// `true` once the first picture after the launch is drawn.
  private var isShown = false

  func shown() {
    isShown = true
    complete()
  }

  func completeIfShown() { if isShown { complete() } }

  private func leave() {
    guard let store, store.isRestoring else { return }
    do {
      try store.finishRestoring()
    } catch {
      Diagnostic.stateNotKept("\(error)").report()
    }
  }
}

extension UIApplication {
  /// The state that is kept while the app doesn't run.
  var restoration: AppRestoration {
    if let known = stateKeeper as? AppRestoration { return known }
    let made = AppRestoration()
    stateKeeper = made
    return made
  }
}
