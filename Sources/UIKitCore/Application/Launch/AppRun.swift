internal import Device
internal import Foundation
internal import StateArchive

#if canImport(Glibc)
internal import Glibc
#endif

/// One run of an app: launch, pictures or a window, end.
package final class AppRun {
  private let launch: AppLaunch
  private let settings: LaunchSettings
  private var isLeaving = false

  /// Prepares an app and its delegate, which are made once there is a device; `info` stands for
  /// the bundle's Info.plist if it is given.
  package init(
    _ settings: LaunchSettings,
    app: @autoclosure () -> UIApplication?,
    delegate: @autoclosure () -> (any UIApplicationDelegate)?,
    info: [String: Any]? = nil
  ) {
    self.settings = settings
    launch = AppLaunch(
      settings,
      app: app(),
      delegate: delegate(),
      info: info,
      state: Self.store(settings),
      room: settings.isWindowed ? AppWindows.linked?.room() : nil
    )
  }

  /// The store of the app's state: in the folder of the settings, or by the app's identifier for an
  /// app in a visible window; nil for none.
  private static func store(_ settings: LaunchSettings) -> SavedStateStore? {
    let own = settings.isHeadless ? nil : Bundle.main.bundleIdentifier
    guard let folder = settings.state ?? own.map({ StateFolder.url(forBundle: $0) }) else {
      return nil
    }
    let store = SavedStateStore(folder: folder)
    if !settings.restoresState {
      do {
        try store.reset()
      } catch {
        Diagnostic.stateNotKept("\(error)").report()
      }
    }
    return store
  }

  /// Runs to the end and returns the exit code.
  package func run() -> Int32 {
    bufferLines()
    makeHomeFolders()
    TurnPool.isOpen = true
    defer { TurnPool.isOpen = false }
    // A window is also left by the keys of the terminal that it was started from, and with it.
    let signals = settings.isWindowed ? [SIGTERM, SIGINT, SIGHUP] : [SIGTERM]
    let sources = signals.map(endWhenAsked)
    defer { for source in sources { source.cancel() } }
    let code = runToEnd()
    leave()
    return code
  }

  /// Keeps the state when the system ends the app, and ends as the signal would have; a second
  /// signal ends it at once.
  private func endWhenAsked(by number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [self] in
      MainActor.assumeIsolated {
        guard !isLeaving else { exit(128 + number) }
        isLeaving = true
        // Not from within the main queue, which tasks in the background may wait for.
        RunLoop.main.perform { [self] in
          MainActor.assumeIsolated {
            leave()
            exit(128 + number)
          }
        }
      }
    }
    source.resume()
    return source
  }

  /// Sends an app that keeps a state, or that is seen, to the background.
  private func leave() {
    if settings.isWindowed || launch.app.restoration.store != nil {
      launch.leave()
    } else {
      UserDefaults.standard.synchronize()
    }
  }

  private func runToEnd() -> Int32 {
    let visitor = settings.wantsVisit ? AppVisitors.linked?.init(launch, settings) : nil
    guard visitor != nil || !settings.wantsVisit else {
      return complain(AppVisitors.missing)
    }
    if settings.isAccessible { return LiveRun(launch).run() }
    if settings.isWindowed { return runInWindow() }
    launch.launch()
    launch.screen.frameLoop.turn()
    AppTime(launch.display, launch.screen).settle()
    let album = Album(folder: settings.pictures)
    guard let visitor else {
      return album.add(launch.screen, named: "launch") == nil ? 1 : 0
    }
    return visitor.visit(album)
  }

  private func runInWindow() -> Int32 {
    guard let type = AppWindows.linked else { return complain(AppWindows.missing) }
    let options = WindowOptions(
      title: launch.title,
      icon: AppIcon.image(in: launch.bundle),
      isKiosk: settings.isKiosk,
      takesCommands: settings.takesCommands
    )
    do {
      let window = try type.init(launch.display, options)
      let whenLost = { [self] in endWithoutDesktop() }
      window.whenLost = whenLost
      launch.app.opener = DesktopOpener()
      let givesScenesScreens = launch.givesScenesScreens && !settings.isKiosk
      return LiveRun(
        launch,
        window: window,
        pictures: settings.pictures,
        makeWindow: givesScenesScreens ? { type.further($0, options, whenLost: whenLost) } : nil
      ).run()
    } catch {
      return complain("\(error)\n")
    }
  }

  /// The desktop has gone, and nobody can see or use the app any more: it is sent to the background,
  /// and ends.
  private func endWithoutDesktop() {
    guard !isLeaving else { return }
    isLeaving = true
    leave()
    _ = complain(
      """
      The desktop's display has gone. The app was sent to the background first and has kept its \
      state; start it again once there is a display.

      """
    )
    exit(Self.lostDisplay)
  }

  /// The exit code of an app whose display has gone: a service is unavailable (sysexits.h).
  private static let lostDisplay: Int32 = 69

  private func complain(_ sentence: String) -> Int32 {
    try? FileHandle.standardError.write(contentsOf: Data(sentence.utf8))
    return 1
  }

  /// Makes the folders that an app finds on a device, if the home is its own.
  private func makeHomeFolders() {
    guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] else { return }
    for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      try? FileManager.default.createDirectory(
        at: URL(fileURLWithPath: home).appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
  }

  /// Makes the output appear line by line, so that a crash loses none of it.
  ///
  /// Swift 6 does not let `stdout` be named, since it is a variable that any code can change.
  private func bufferLines() {
    let output = dlsym(dlopen(nil, RTLD_NOW), "stdout")
    setvbuf(output?.load(as: UnsafeMutablePointer<FILE>.self), nil, Int32(_IOLBF), 0)
  }
}
