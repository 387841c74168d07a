internal import Foundation

/// Has the compiler look at lowered sources.
///
/// These looks follow one another:
///
/// 1. all files of a module, with a small limit on what one expression may take;
/// 2. again those with an expression over that limit, one by one with the compiler's own;
/// 3. where types are right, the way to code, on which what lacks a value or a return is found.
struct TypeChecker {
  private let options: CompilerOptions
  /// The folder for the interfaces of the app's own libraries.
  private let folder: URL
  private let files: Files

  init(_ modules: PorticoModules, folder: URL, files: Files) {
    options = CompilerOptions(modules, libraries: folder)
    self.folder = folder
    self.files = files
  }

  /// The errors of a module, and why the compiler didn't look at all of it; nil if it did.
  typealias Answer = (errors: Set<CompilerError>, trouble: String?)

  func prepare() throws(BuildError) {
    try ForeignModules.write(into: folder, files)
    try SystemLibraries.write(into: CompilerOptions.systemLibraries(in: folder), files)
  }

  /// Looks at a module; the paths of the errors are those of the app's own sources.
  ///
  /// The interface of a library is kept for those who import it; that of one with errors is read
  /// only by a compiler that expects errors there.
  func check(
    _ module: AppPlan.Module,
    _ lowered: LoweredSources,
    isLibrary: Bool,
    expectsErrors: Bool
  ) throws(BuildError) -> Answer {
    let sources = lowered.places.map(\.lowered) + lowered.generated
    let list = folder.appendingPathComponent("\(module.name).files")
    try files.write(Data(Self.list(sources).utf8), to: list)
    // Looking at a thousand files takes less than a minute; some sources never end it.
    let limit = 120 + module.sources.count / 4
    let shared = options.all(for: module)
    let allowed = expectsErrors ? CompilerOptions.errorsAllowed : []
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let whole = shared + CompilerOptions.passed(allowed) + ["-j", "\(cores)", "@" + list.path]
    // One process makes the interface while others look into functions.
    let making = Meanwhile { [self] in
      if isLibrary { _ = try? CompilerRun(interface(of: module) + whole, limit: limit) }
    }
    defer { _ = making.value }
    let batches = Self.batchCount(files: sources.count, cores: cores)
    let typeCheck =
      ["-typecheck", "-enable-batch-mode", "-driver-batch-count", "\(batches)"]
      + CompilerOptions.passed(CompilerOptions.searchLimit)
    let first = try CompilerRun(typeCheck + whole, limit: limit)
    var answer: Answer = (first.errors, first.trouble)
    if answer.trouble == nil {
      let again = LongExpressions(sources: sources, options: shared + allowed, files: files, folder)
      answer = try again.answer(after: answer.errors, cores: cores)
    }
    if answer.errors.isEmpty, answer.trouble == nil {
      let last = try CompilerRun(["-emit-sil", "-wmo", "-o", "/dev/null"] + whole, limit: limit)
      answer = (last.errors, last.trouble)
    }
    return (Self.originals(of: answer.errors, lowered), answer.trouble)
  }

  /// A list of paths, as the compiler reads it from a file.
  static func list(_ paths: [String]) -> String {
    paths.map { "\"\($0.replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
  }

  /// The number of processes that look at a module's files.
  ///
  /// Each reads all the files and looks at its own; the compiler's own 25 files to a process would
  /// read a thousand files forty times over. One that crashes takes its files with it, so there are
  /// no more than 250 in one.
  static func batchCount(files: Int, cores: Int) -> Int { max(cores, (files + 249) / 250, 1) }

  /// The errors, at the places of the app's own sources.
  private static func originals(
    of errors: Set<CompilerError>,
    _ lowered: LoweredSources
  ) -> Set<CompilerError> {
    let places = lowered.places.map { ($0.lowered, $0.original) }
    let originals = Dictionary(places) { first, _ in first }
    return Set(errors.map { $0.at(originals[$0.path] ?? $0.path) })
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

  /// The interface is wanted even of a module with errors; one process makes it without looking into
  /// functions, which takes seconds where batches of files take minutes.
  private func interface(of module: AppPlan.Module) -> [String] {
    ["-emit-module", "-wmo", "-enable-testing", "-emit-module-path", interfacePath(of: module)]
      + CompilerOptions.passed(
        CompilerOptions.withoutBodies + CompilerOptions.errorsAllowed + CompilerOptions.searchLimit
      )
  }
}
