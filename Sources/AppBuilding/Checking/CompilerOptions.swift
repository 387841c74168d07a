internal import Foundation

/// The options by which the compiler looks at an app's modules.
struct CompilerOptions {
  private let modules: URL
  private let libraries: URL

  /// `libraries` is the folder for the interfaces of the app's own libraries.
  init(_ modules: PorticoModules, libraries: URL) {
    self.modules = modules.folder
    self.libraries = libraries
  }

  /// Those of a module, which the compiler's driver takes as well as one of its processes.
  func all(for module: AppPlan.Module) -> [String] {
    let language = module.language
    var options = [
      "-module-name", module.name, "-swift-version", language.mode, "-suppress-warnings",
      // The other style reads a file anew for each of its errors.
      "-diagnostic-style=llvm",
      "-I", modules.path, "-I", libraries.path,
      "-I", Self.systemLibraries(in: libraries).path,
      // The package manager, which builds apps, says so of every module.
      "-DSWIFT_PACKAGE",
      // An app and its libraries are one package when they are built.
      "-package-name", "app",
      "-module-cache-path",
      libraries.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("modules").path,
    ]
    options += module.hasMainFile ? [] : ["-parse-as-library"]
    options += language.isOnMainActor ? ["-default-isolation", "MainActor"] : []
    options += language.conditions.map { "-D\($0)" }
    options += language.features.flatMap { ["-enable-upcoming-feature", $0] }
    options += language.experiments.flatMap { ["-enable-experimental-feature", $0] }
    return options
  }

  /// The folder of the modules of the system's libraries, inside of that for an app's own interfaces.
  static func systemLibraries(in libraries: URL) -> URL {
    libraries.appendingPathComponent("system")
  }

  /// Options of one of the compiler's processes, as the driver takes them.
  static func passed(_ options: [String]) -> [String] { options.flatMap { ["-Xfrontend", $0] } }

  /// Makes an interface in spite of errors, and lets the compiler read one that has some: without
  /// it a declaration whose type wasn't found ends the compiler when it is read.
  static let errorsAllowed = ["-experimental-allow-module-with-compiler-errors"]

  /// Doesn't look into functions.
  static let withoutBodies = ["-experimental-skip-all-function-bodies"]

  /// A number of ways of typing one expression to try; the compiler's own limits are a million ways
  /// and ten minutes, which generated tables and screens of a library that is missing do take.
  ///
  /// A number of ways gives the same answer on a busy machine, and asking for the time after each
  /// cost a sixth of a check. Few expressions are over it, and those are looked at again.
  static let searchLimit = [
    "-solver-scope-threshold=30000", "-solver-expression-time-threshold=0",
  ]

  /// The toolchain's macros, which a process is given by name and the driver finds itself.
  static var macros: [String] {
    let host = Toolchain.current.binaries.appendingPathComponent("../lib/swift/host")
      .standardizedFileURL.path
    return [
      "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
      "-plugin-path", host + "/plugins",
    ]
  }
}

extension AppPlan.Module {
  /// True if the program begins in a file instead of a type.
  fileprivate var hasMainFile: Bool { sources.contains { $0.lastPathComponent == "main.swift" } }
}
