internal import AppBuilding
internal import Device
internal import Foundation
internal import StateArchive

extension RunCommand {
  /// The environment of an app whose files and state stay, in a folder of its own.
  func keeping(_ builder: AppBuilder) -> [String: String] {
    let app = builder.executable.deletingLastPathComponent()
    let name = Bundle(url: app)?.bundleIdentifier ?? builder.executable.lastPathComponent
    let folder = StateFolder.url(forBundle: name)
    let home = folder.appendingPathComponent("home")
    if arguments.has("--fresh") { try? FileManager.default.removeItem(at: home) }
    var environment = environment(store: home)
    environment["PORTICO_STATE"] = folder.path
    environment["PORTICO_RESTORE"] = arguments.has("--restore") ? "1" : "0"
    return environment
  }

  /// The environment of the app; it stores its files in a folder of this run alone.
  func environment(store: URL?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["PORTICO_HEADLESS"] = isWatched ? nil : "1"
    environment["PORTICO_PICTURES"] = pictures.standardizedFileURL.path
    environment["PORTICO_KIOSK"] = arguments.has("--kiosk") ? "1" : nil
    environment["PORTICO_COMMANDS"] = isWatched && !arguments.has("--kiosk") ? "1" : nil
    if arguments.has("--accessible") { environment["PORTICO_ACCESSIBILITY"] = "1" }
    environment["PORTICO_TOUR"] = arguments.has("--tour") ? "1" : nil
    environment["PORTICO_TURNS"] = arguments.has("--turns") ? "1" : nil
    environment["PORTICO_SCRIPT"] = arguments.value("--script").map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    environment["PORTICO_RELAUNCH"] = arguments.has("--relaunch") ? "1" : nil
    environment["PORTICO_TOUR_MEMORY"] = nil
    let options = [
      "device", "display", "orientation", "size", "appearance", "content-size", "language",
      "locale",
      "scale",
    ]
    for option in options {
      let name = "PORTICO_" + option.uppercased().replacing("-", with: "_")
      if let value = arguments.value("--" + option) { environment[name] = value }
    }
    if arguments.value("--size") != nil, arguments.value("--device") == nil {
      environment["PORTICO_DEVICE"] = ScreenPart.device
    }
    // A crash names the app's lines; registers and libraries would hide them.
    let traces = "threads=crashed,registers=none,images=none"
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? traces
    guard let store else { return environment }
    for name in ["CONFIG", "DATA", "CACHE"] {
      environment["XDG_\(name)_HOME"] = store.appendingPathComponent(name.lowercased()).path
    }
    environment["CFFIXED_USER_HOME"] = store.path
    return environment
  }
}
