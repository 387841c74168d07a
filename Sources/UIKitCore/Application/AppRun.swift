internal import Device
internal import Foundation

#if canImport(Glibc)
internal import Glibc
#endif

/// One run of an app that nobody looks at: launch, pictures, end.
final class AppRun {
  private let launch: AppLaunch
  private let settings: LaunchSettings

  init(_ settings: LaunchSettings, app: UIApplication?, delegate: (any UIApplicationDelegate)?) {
    self.settings = settings
    launch = AppLaunch(settings, app: app, delegate: delegate)
  }

  /// Runs to the end and answers the exit code.
  func run() -> Int32 {
    bufferLines()
    furnishHome()
    let visitor = settings.wantsVisit ? AppVisitors.linked?.init(launch, settings) : nil
    guard visitor != nil || !settings.wantsVisit else {
      try? FileHandle.standardError.write(contentsOf: Data(AppVisitors.missing.utf8))
      return 1
    }
    launch.launch()
    AppTime(launch.display, launch.screen).settle(patience: AppTime.launchPatience)
    let album = Album(folder: settings.pictures)
    guard let visitor else {
      return album.add(launch.screen, named: "launch") == nil ? 1 : 0
    }
    visitor.visit(album)
    return 0
  }

  /// Makes the folders that an app finds on a device, in a home that is its own.
  private func furnishHome() {
    guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] else { return }
    for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
      try? FileManager.default.createDirectory(
        at: URL(fileURLWithPath: home).appendingPathComponent(name),
        withIntermediateDirectories: true
      )
    }
  }

  /// Lets what an app printed before a crash be seen, although nobody may name `stdout` in
  /// Swift 6, where it is a variable that everybody can change.
  private func bufferLines() {
    let output = dlsym(dlopen(nil, RTLD_NOW), "stdout")
    setvbuf(output?.load(as: UnsafeMutablePointer<FILE>.self), nil, Int32(_IOLBF), 0)
  }
}
