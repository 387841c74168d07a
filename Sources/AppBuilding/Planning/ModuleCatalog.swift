public import Foundation

/// The modules that sources can import without bringing them: the toolchain's and Portico's.
public struct ModuleCatalog: Sendable {
  private let names: Set<String>

  /// The modules of the toolchain in the path, and those of Portico's package.
  public init(portico: URL, toolchain: Toolchain = .current) {
    let manager = FileManager.default
    let own = (try? manager.contentsOfDirectory(atPath: portico.path + "/Sources")) ?? []
    let modules = (try? manager.contentsOfDirectory(atPath: toolchain.modules.path)) ?? []
    names = Set(own).union(modules.map { $0.split(separator: ".").first.map(String.init) ?? $0 })
      .union(["Swift", "Builtin"]).union(SystemLibraries.names)
  }

  init(_ names: Set<String>) { self.names = names }

  /// True if a source may import the module.
  public func contains(_ module: String) -> Bool { names.contains(module) }
}

/// The files of the Swift toolchain that is found in the path.
public struct Toolchain: Sendable {
  /// The folder that holds `swift` and `swiftc`.
  public let binaries: URL

  /// The one that comes first in the path.
  public static let current = Toolchain()

  private init() {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let places = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/swiftc") }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    binaries = (found ?? URL(fileURLWithPath: "/usr/bin/swiftc")).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// Modules that come with Swift on Linux.
  var modules: URL {
    binaries.appendingPathComponent("../lib/swift/linux").standardizedFileURL
  }

  /// The package manager's command.
  var swift: URL { binaries.appendingPathComponent("swift") }
}
