internal import Foundation

/// Has the compiler look at lowered sources.
struct TypeChecker {
  private let modules: PorticoModules
  /// The folder for the interfaces of the app's own libraries.
  private let folder: URL
  private let files: Files

  init(_ modules: PorticoModules, folder: URL, files: Files) {
    self.modules = modules
    self.folder = folder
    self.files = files
  }

  /// Portico's modules name C modules that no app sees; empty ones of those names stand for them.
  private static let foreign = ["CCairo", "CCodecs", "CExpat", "CPixels"]

  func prepare() throws(BuildError) {
    let map = Self.foreign.map { "module \($0) {}\n" }.joined()
    try files.write(Data(map.utf8), to: folder.appendingPathComponent("module.modulemap"))
  }

  /// The errors of a module; of a library, its interface is kept for those who import it.
  func check(
    _ module: AppPlan.Module,
    _ lowered: LoweredSources,
    isLibrary: Bool
  ) throws(BuildError) -> Set<CompilerError> {
    let sources = lowered.places.map(\.lowered) + lowered.generated
    let list = folder.appendingPathComponent("\(module.name).files")
    let quoted = sources.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
    try files.write(Data(quoted.utf8), to: list)
    let arguments = self.arguments(for: module) + ["@" + list.path]
    let output = try output(["-typecheck", "-enable-batch-mode"] + arguments)
    if isLibrary { _ = try self.output(interface(of: module) + arguments) }
    let originals = Dictionary(lowered.places.map { ($0.lowered, $0.original) }) { first, _ in first
    }
    return Set(
      output.split(separator: "\n").compactMap { CompilerError(String($0)) }.map { error in
        CompilerError(
          path: originals[error.path] ?? error.path,
          line: error.line,
          column: error.column,
          message: error.message
        )
      }
    )
  }

  private func arguments(for module: AppPlan.Module) -> [String] {
    let language = module.language
    return [
      "-module-name", module.name, "-swift-version", language.mode, "-suppress-warnings",
      "-I", modules.folder.path, "-I", folder.path,
      "-module-cache-path",
      folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("modules").path,
      "-j", "\(ProcessInfo.processInfo.activeProcessorCount)", "-parse-as-library",
    ].dropLast(module.hasMainFile ? 1 : 0)
      + (language.isOnMainActor ? ["-default-isolation", "MainActor"] : [])
      + language.conditions.map { "-D\($0)" }
      + language.features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// The interface is wanted even of a module with errors.
  private func interface(of module: AppPlan.Module) -> [String] {
    [
      "-emit-module", "-emit-module-path",
      folder.appendingPathComponent("\(module.name).swiftmodule").path,
      "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
    ]
  }

  private func output(_ arguments: [String]) throws(BuildError) -> String {
    var text = ""
    do {
      let compiler = Toolchain.current.binaries.appendingPathComponent("swiftc")
      _ = try Tool(compiler, arguments).run { text += $0 + "\n" }
    } catch {
      throw BuildError(error) { .tool("swiftc", reason: $0) }
    }
    return text
  }
}

extension AppPlan.Module {
  /// True if the program begins in a file instead of a type.
  fileprivate var hasMainFile: Bool { sources.contains { $0.lastPathComponent == "main.swift" } }
}
