public import Foundation

/// The folders of Portico's own package and commands, and of the apps that it builds.
public struct PorticoPlaces: Sendable {
  /// The folder of Portico's package.
  public let package: URL
  /// The command that lowers sources.
  public let lowerer: URL
  /// The folder for everything that is built.
  public let cache: URL
  /// Portico as apps link it; nil if each cache compiles it from the package.
  let library: PorticoLibrary?

  /// The places as tests arrange them.
  init(package: URL, lowerer: URL, cache: URL, library: PorticoLibrary? = nil) {
    self.package = package
    self.lowerer = lowerer
    self.cache = cache
    self.library = library
  }

  /// The places that the environment and the running command tell.
  public static func found(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BuildError) -> PorticoPlaces {
    let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let binaries = command.deletingLastPathComponent()
    let home = environment["PORTICO_HOME"].map { URL(fileURLWithPath: $0) }
    guard let package = home ?? above(binaries) else { throw .noPackage(command: command.path) }
    guard isPackage(package) else { throw .wrongHome(package.path) }
    let candidates = [binaries, package.appendingPathComponent(".build/release")]
      .map { $0.appendingPathComponent("portico-lower") }
    let lowerer = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let lowerer else { throw .noLowerer(candidates[0].path) }
    // Who asks for the checks of Portico's debug builds has it compiled with them.
    let library =
      environment["PORTICO_CHECKS"] == "1"
      ? nil : PorticoLibrary.found(beside: binaries, sourcesIn: package)
    return PorticoPlaces(
      package: package,
      lowerer: lowerer,
      cache: cache(environment),
      library: library
    )
  }

  /// The scratch folder that all apps share, so that Portico is compiled once.
  ///
  /// Apps that link the library have another one: the package manager looks for interfaces in its
  /// own folder first, where those of a Portico that was compiled there stay.
  var scratch: URL { cache.appendingPathComponent(library == nil ? "build" : "linked") }

  /// The folder of empty C modules.
  var foreign: URL { cache.appendingPathComponent("foreign") }

  /// The folder of the modules of the system's libraries of C.
  var systemLibraries: URL { cache.appendingPathComponent("system") }

  /// The files below the cache; nothing is written anywhere else.
  var files: Files { Files(in: cache) }

  private static func cache(_ environment: [String: String]) -> URL {
    let base =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: environment["HOME"] ?? "/tmp").appendingPathComponent(".cache")
    return base.appendingPathComponent("portico").standardizedFileURL
  }

  /// The package that holds the command, or that `make install` put beside it.
  private static func above(_ folder: URL) -> URL? {
    let installed = folder.appendingPathComponent("../share/portico").standardizedFileURL
    if isPackage(installed) { return installed }
    var folder = folder
    while folder.path != "/" {
      if isPackage(folder) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isPackage(_ folder: URL) -> Bool {
    let manager = FileManager.default
    return manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      && manager.fileExists(atPath: folder.appendingPathComponent("Sources/UIKit").path)
  }
}
