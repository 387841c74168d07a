internal import Foundation

/// Finds out what an app uses that Portico lacks: lowers its sources and has the compiler look
/// at them, without making code.
///
/// Modules that aren't here are left out, so that what uses them is found missing and the rest is
/// looked at all the same.
public struct AppCheck {
  private let plan: AppPlan
  private let places: PorticoPlaces
  private let report: (CheckEvent) -> Void

  /// A check that says what it does as it does it.
  public init(
    _ plan: AppPlan,
    places: PorticoPlaces,
    report: @escaping (CheckEvent) -> Void = { _ in }
  ) {
    self.plan = plan
    self.places = places
    self.report = report
  }

  /// - Throws: Why nothing could be checked; what is missing is in the report.
  public func run() throws(BuildError) -> CheckReport {
    let documents = Meanwhile { [plan, places] in plan.connectionProblems(places) }
    let lock = CacheLock(in: places.cache)
    let said = try lock.held(whenWaiting: { report(.waiting) }) { () throws(BuildError) in
      try compile()
    }
    var names = NameCount()
    let mistaken = Set(said.errors.map(\.path))
    var lines: [String: [Substring]] = [:]
    for source in plan.modules.flatMap(\.sources) {
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      if mistaken.contains(source.path) { lines[source.path] = Self.lines(of: text) }
      names.add(text)
      names.addUnchecked(said.leftOut.part(of: text, path: source.path))
    }
    return CheckReport(
      app: plan.name,
      fileCount: plan.sourceCount,
      names: names,
      problems: plan.problems,
      imports: imports(),
      documents: documents.value ?? [],
      complaints: said.complaints,
      leftOut: said.leftOut,
      verdicts: said.verdicts,
      errors: said.errors.sorted().map { error in
        let line = lines[error.path].flatMap { $0.dropFirst(max(0, error.line - 1)).first } ?? ""
        return (error, Shortfall(error, source: line) { names.ancestor(of: $0) })
      }
    )
  }

  /// The answers of the compiler about all modules.
  private struct Findings {
    var errors: Set<CompilerError> = []
    /// The complaints of the lowering, which comes first.
    var complaints: [String] = []
    var verdicts: [ModuleVerdict] = []
    var leftOut = LeftOutSource()
  }

  private func compile() throws(BuildError) -> Findings {
    let package = GeneratedPackage(plan, places: places)
    let compiler = TypeChecker(
      try modules(),
      folder: package.folder.appendingPathComponent("check"),
      files: places.files
    )
    try compiler.prepare()
    plan.modules.forEach(compiler.removeInterface)
    var findings = Findings()
    var failing: Set<String> = []
    for module in plan.modules {
      report(.checking(module.name, count: module.sources.count))
      let lowered = package.lowered(module)
      let libraries = plan.dependencies(of: module)
      let written = try lowered.write(
        with: places.lowerer,
        importing: libraries.map(package.lowered)
      )
      findings.complaints += written.complaints
      findings.leftOut.add(written.leftOut)
      let lacking = libraries.first { !compiler.hasInterface($0) }
      findings.verdicts.append(
        try verdict(
          on: module,
          lowered,
          compiler,
          lacking: lacking,
          above: failing,
          &findings.errors
        )
      )
      // What a library stands on, its users read too.
      let isSound = findings.verdicts.last?.result == .compiles
      if !isSound || module.dependencies.contains(where: failing.contains) {
        failing.insert(module.name)
      }
    }
    return findings
  }

  private func verdict(
    on module: AppPlan.Module,
    _ lowered: LoweredSources,
    _ compiler: TypeChecker,
    lacking library: AppPlan.Module?,
    above failing: Set<String>,
    _ errors: inout Set<CompilerError>
  ) throws(BuildError) -> ModuleVerdict {
    let result: ModuleVerdict.Result
    if let library {
      result = .unfinished(reason: "it imports \(library.name), whose interface can't be made")
    } else {
      let isLibrary = module.name != plan.app.name
      let said = try compiler.check(
        module,
        lowered,
        isLibrary: isLibrary,
        expectsErrors: module.dependencies.contains { failing.contains($0) }
      )
      errors.formUnion(said.errors)
      if let trouble = said.trouble {
        result = .unfinished(reason: trouble)
      } else {
        result = said.errors.isEmpty ? .compiles : .fails(errors: said.errors.count)
      }
    }
    return ModuleVerdict(name: module.name, sources: module.sources.map(\.path), result: result)
  }

  private func modules() throws(BuildError) -> PorticoModules {
    if let found = PorticoModules.found(places) { return found }
    report(.compilingPortico)
    return try .make(places)
  }

  /// The missing modules, and how many sources import each.
  private func imports() -> [CheckReport.Finding] {
    var places: [String: [(path: String, line: Int)]] = [:]
    for module in plan.modules where !module.missing.isEmpty {
      for source in module.sources {
        for entry in ImportList(contentsOf: source)?.entries ?? []
        where module.missing.contains(entry.module) {
          places[entry.module, default: []].append((source.path, entry.line))
        }
      }
    }
    return places.map { name, places in
      CheckReport.Finding(
        name: name,
        count: places.count,
        path: places[0].path,
        line: places[0].line
      )
    }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

/// Something that happens while an app is checked.
public enum CheckEvent: Equatable, Sendable {
  /// Another build of Portico's works in the same folder.
  case waiting
  /// Portico's own modules are compiled, once.
  case compilingPortico
  case checking(String, count: Int)
}
