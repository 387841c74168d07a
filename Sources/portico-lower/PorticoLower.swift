internal import Foundation
internal import SourceLowering

/// Lowers the Swift sources of one module into a folder: what `portico build` and the package
/// plugin both run.
@main
struct PorticoLower {
  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      guard !arguments.wantsHelp else { return print(Arguments.help) }
      try arguments.listsMembers ? list(arguments) : run(arguments)
    } catch {
      FileHandle.standardError.write(Data("portico-lower: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    guard let output = arguments.output else { return }
    let places = try OutputPlaces(of: arguments.sources, root: arguments.root, output: output)
    let sources = try arguments.sources.map(source)
    let cacheFile = output.appendingPathComponent("lowering.json")
    let cache = (try? Data(contentsOf: cacheFile)).flatMap {
      try? JSONDecoder().decode(LoweringCache.self, from: $0)
    }
    let lowering = Lowering(
      module: arguments.module,
      sources,
      without: arguments.missing,
      implying: arguments.implied,
      isOfPackage: arguments.isOfPackage,
      importing: try arguments.imports.map(declarations),
      tool: stamp,
      cache: cache ?? LoweringCache()
    )
    for (file, place) in zip(lowering.files, places.targets) { try write(file, to: place) }
    try JSONEncoder().encode(lowering.cache).write(to: cacheFile, options: .atomic)
    try JSONEncoder().encode(lowering.declarations)
      .write(to: output.appendingPathComponent("declarations.json"), options: .atomic)
    for problem in lowering.files.flatMap(\.problems) { print(problem) }
    for file in lowering.files {
      for lines in file.leftOut {
        print("\(file.path):\(lines.lowerBound)-\(lines.upperBound): note: left out")
      }
    }
    if arguments.verifies { verify(lowering.files, sources) }
    print("Lowered \(lowering.loweredCount) of \(sources.count) files")
  }

  /// Prints what classes have; sources that can't be read are left out.
  private static func list(_ arguments: Arguments) throws {
    let members = ClassMembers.all(in: arguments.sources.compactMap { try? source(at: $0) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(members))
  }

  private static func declarations(in path: String) throws -> Declarations {
    guard let data = FileManager.default.contents(atPath: path),
      let declarations = try? JSONDecoder().decode(Declarations.self, from: data)
    else { throw LoweringFailure.unreadable(path) }
    return declarations
  }

  /// Changes whenever the command itself does.
  private static var stamp: String {
    let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(date) \(values?[.size] as? Int ?? 0)"
  }

  /// Says which results are no longer Swift, and which lines left their places.
  private static func verify(_ files: [LoweredFile], _ sources: [SourceFile]) {
    let checks = zip(files, sources).map { $0.check(against: $1) }
    for (file, check) in zip(files, checks) {
      if check.hasNewSyntaxErrors { print("\(file.path): error: the result is no Swift") }
      for line in check.shiftedLines { print("\(file.path):\(line): error: the line moved") }
    }
    let broken = checks.count { $0.hasNewSyntaxErrors }
    let shifted = checks.reduce(0) { $0 + $1.shiftedLines.count }
    print("Verified \(files.count) files: \(broken) syntax errors, \(shifted) shifted lines")
  }

  private static func source(at path: String) throws -> SourceFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LoweringFailure.unreadable(path)
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw LoweringFailure.notUnicode(path)
    }
    return SourceFile(path: URL(fileURLWithPath: path).path, text: text)
  }

  /// Writes a result, unless it is there already.
  private static func write(_ file: LoweredFile, to place: URL) throws {
    let data = Data(file.text.utf8)
    guard (try? Data(contentsOf: place)) != data else { return }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: place, options: .atomic)
  }
}
