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

  func prepare() throws(BuildError) { try ForeignModules.write(into: folder, files) }

  /// The errors of a module, and why the compiler didn't look at all of it; nil if it did.
  ///
  /// The interface of a library is kept for those who import it; that of one with errors is read
  /// only by a compiler that expects errors there.
  func check(
    _ module: AppPlan.Module,
    _ lowered: LoweredSources,
    isLibrary: Bool,
    expectsErrors: Bool
  ) throws(BuildError) -> (errors: Set<CompilerError>, trouble: String?) {
    let sources = lowered.places.map(\.lowered) + lowered.generated
    let list = folder.appendingPathComponent("\(module.name).files")
    let quoted = sources.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
    try files.write(Data(quoted.utf8), to: list)
    let arguments =
      self.arguments(for: module) + (expectsErrors ? Self.errorsAllowed : []) + ["@" + list.path]
    // Looking at a thousand files takes less than a minute; some sources never end it.
    let limit = 120 + module.sources.count / 4
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let batches = Self.batchCount(files: sources.count, cores: cores)
    // One process makes the interface while others look into functions.
    let making = Meanwhile { () -> Bool in
      isLibrary && (try? output(interface(of: module) + arguments, limit)) != nil
    }
    defer { _ = making.value }
    let typeCheck =
      ["-typecheck", "-enable-batch-mode", "-driver-batch-count", "\(batches)"]
      + Self.searchLimit
    var run = try timed(typeCheck + arguments, limit)
    if run.code == 0 {
      // Types are right; what lacks a value or a return is found on the way to code.
      run = try timed(["-emit-sil", "-wmo", "-o", "/dev/null"] + arguments, limit)
    }
    let errors = Self.errors(in: run.text, lowered)
    let end = CompilerEnd(
      code: run.code,
      output: run.text,
      errors: errors.count,
      limit: run.isLate ? limit : nil
    )
    return (errors, end.trouble)
  }

  /// The number of processes that look at a module's files.
  ///
  /// Each reads all the files and looks at its own; the compiler's own 25 files to a process would
  /// read a thousand files forty times over. One that crashes takes its files with it, so there are
  /// no more than 250 in one.
  static func batchCount(files: Int, cores: Int) -> Int { max(cores, (files + 249) / 250, 1) }

  /// The errors in what the compiler says, at the places of the app's own sources.
  private static func errors(in text: String, _ lowered: LoweredSources) -> Set<CompilerError> {
    let places = lowered.places.map { ($0.lowered, $0.original) }
    let originals = Dictionary(places) { first, _ in first }
    let all = text.split(separator: "\n").compactMap { CompilerError(String($0)) }
    let own = all.filter { !CompilerError.isAboutGeneratedSource($0.message) }
    return Set(
      (own.isEmpty ? all : own).map { error in
        CompilerError(
          path: originals[error.path] ?? error.path,
          line: error.line,
          column: error.column,
          message: error.message
        )
      }
    )
  }

  /// Runs the compiler, and says whether it had to be ended.
  private func timed(
    _ arguments: [String],
    _ limit: Int
  ) throws(BuildError) -> (code: Int32, text: String, isLate: Bool) {
    let start = ContinuousClock.now
    let (code, text) = try output(arguments, limit)
    return (code, text, ContinuousClock.now - start >= .seconds(limit))
  }

  /// True if a library's interface could be made, so that what imports it can be looked at.
  func hasInterface(_ module: AppPlan.Module) -> Bool {
    FileManager.default.fileExists(atPath: interfacePath(of: module))
  }

  /// Removes the interface of an earlier check.
  func removeInterface(of module: AppPlan.Module) {
    try? FileManager.default.removeItem(atPath: interfacePath(of: module))
  }

  private func interfacePath(of module: AppPlan.Module) -> String {
    folder.appendingPathComponent("\(module.name).swiftmodule").path
  }

  private func arguments(for module: AppPlan.Module) -> [String] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let arguments = [
      "-module-name", module.name, "-swift-version", module.language.mode, "-suppress-warnings",
      // The other style reads a file anew for each of its errors.
      "-diagnostic-style=llvm",
      "-I", modules.folder.path, "-I", folder.path,
      // The package manager, which builds apps, says so of every module.
      "-DSWIFT_PACKAGE",
      // An app and its libraries are one package when they are built.
      "-package-name", "app",
      "-module-cache-path",
      folder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("modules").path,
      "-j", "\(cores)",
    ]
    return arguments + (module.hasMainFile ? [] : ["-parse-as-library"])
      + options(module.language)
  }

  private func options(_ language: AppPlan.Language) -> [String] {
    var options = language.isOnMainActor ? ["-default-isolation", "MainActor"] : []
    options += language.conditions.map { "-D\($0)" }
    options += language.features.flatMap { ["-enable-upcoming-feature", $0] }
    options += language.experiments.flatMap { ["-enable-experimental-feature", $0] }
    return options
  }

  /// The interface is wanted even of a module with errors; one process makes it without looking into
  /// functions, which takes seconds where batches of files take minutes.
  private func interface(of module: AppPlan.Module) -> [String] {
    [
      "-emit-module", "-wmo", "-enable-testing", "-emit-module-path", interfacePath(of: module),
      "-Xfrontend", "-experimental-skip-all-function-bodies",
    ] + Self.errorsAllowed + Self.searchLimit
  }

  /// Makes an interface in spite of errors, and lets the compiler read one that has some: without
  /// it a declaration whose type wasn't found ends the compiler when it is read.
  private static let errorsAllowed = [
    "-Xfrontend", "-experimental-allow-module-with-compiler-errors",
  ]

  /// A number of ways of typing one expression to try; the compiler's own limits are a million ways
  /// and ten minutes, which generated tables and screens of a library that is missing do take.
  ///
  /// A number of ways gives the same answer on a busy machine, and asking for the time after each
  /// cost a sixth of a check. Expressions of sources that compile stay far below it.
  private static let searchLimit = [
    "-Xfrontend", "-solver-scope-threshold=30000",
    "-Xfrontend", "-solver-expression-time-threshold=0",
  ]

  private func output(
    _ arguments: [String],
    _ limit: Int
  ) throws(BuildError) -> (code: Int32, text: String) {
    var text = ""
    do {
      let compiler = Toolchain.current.binaries.appendingPathComponent("swiftc")
      let code = try Tool(compiler, arguments, limit: limit).run { text += $0 + "\n" }
      return (code, text)
    } catch {
      throw BuildError(error) { .tool("swiftc", reason: $0) }
    }
  }
}

extension AppPlan.Module {
  /// True if the program begins in a file instead of a type.
  fileprivate var hasMainFile: Bool { sources.contains { $0.lastPathComponent == "main.swift" } }
}
