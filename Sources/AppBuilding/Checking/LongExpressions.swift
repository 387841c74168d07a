internal import Foundation

/// The second look, with the compiler's own limits, at files with an expression over the check's.
///
/// The compiler answers most of them in seconds, and with other errors: what makes an expression
/// long is often a name in it that isn't there. Of five apps with 620 to 1,027 files, one to thirteen
/// files have such an expression.
struct LongExpressions {
  private let sources: [String]
  private let options: [String]
  private let files: Files
  private let folder: URL

  /// Of a module's sources, with options of one of the compiler's processes; `folder` is for lists.
  init(sources: [String], options: [String], files: Files, _ folder: URL) {
    self.sources = sources
    self.options = options
    self.files = files
    self.folder = folder
  }

  /// The seconds that the compiler has for one file, and after which no other is begun.
  private static let fileLimit = 60
  private static let moduleLimit = 180

  /// The errors of a module after those of the first look, and why a file has none of its own.
  func answer(
    after first: Set<CompilerError>,
    cores: Int
  ) throws(BuildError) -> TypeChecker.Answer {
    let paths = Set(first.filter(\.isAboutTooLongExpression).map(\.path)).sorted()
    guard !paths.isEmpty else { return (first, nil) }
    let start = ContinuousClock.now
    let shares = (0..<min(cores, paths.count)).map { share in
      let own = stride(from: share, to: paths.count, by: cores).map { paths[$0] }
      return Meanwhile { [self] in
        own.map { path -> (path: String, run: CompilerRun?) in
          let isLate = ContinuousClock.now - start > .seconds(Self.moduleLimit)
          return (path, isLate ? nil : try? check(path))
        }
      }
    }
    var errors = first
    var trouble: [String] = []
    for (path, run) in shares.flatMap({ $0.value ?? [] }) {
      if let run, run.trouble == nil {
        errors = errors.filter { $0.path != path }.union(run.errors.filter { $0.path == path })
      } else {
        let name = URL(fileURLWithPath: path).lastPathComponent
        trouble.append("\(name): \(run?.trouble ?? "its long expressions take too long")")
      }
    }
    return (errors, trouble.min())
  }

  private func check(_ path: String) throws(BuildError) -> CompilerRun {
    let list = folder.appendingPathComponent("\(UUID().uuidString).files")
    defer { try? FileManager.default.removeItem(at: list) }
    try files.write(Data(TypeChecker.list(sources.filter { $0 != path }).utf8), to: list)
    return try CompilerRun(
      ["-frontend", "-typecheck", "-primary-file", path, "@" + list.path] + options
        + CompilerOptions.macros,
      limit: Self.fileLimit
    )
  }
}
