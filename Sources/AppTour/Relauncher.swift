internal import Foundation
internal import UIKitCore

#if canImport(Glibc)
internal import Glibc
#endif

/// Ends the app in the background, as the system does when it needs the memory, and launches it
/// again in the place of its process.
struct Relauncher {
  let launch: AppLaunch
  /// The file of the tour's memory.
  let file: URL

  /// Nil if the app's state is kept nowhere.
  init?(_ launch: AppLaunch, _ settings: LaunchSettings) {
    guard settings.relaunches, let state = settings.state else { return nil }
    self.launch = launch
    file = settings.tourMemory ?? state.appendingPathComponent("tour.json")
  }

  /// Does not return unless the program can't be started.
  ///
  /// - Returns: The reason.
  func run(_ memory: TourMemory) -> String {
    launch.leave()
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try memory.write(to: file)
    } catch {
      return "\(error)"
    }
    setenv("PORTICO_TOUR_MEMORY", file.path, 1)
    setenv("PORTICO_RESTORE", "1", 1)
    // The link itself would be the main bundle's executable after the start.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(program, &arguments)
    return String(cString: strerror(errno))
  }
}
