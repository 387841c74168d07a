internal import Foundation
internal import XcodeProjects

/// Has the package manager fetch the packages that a project names, at the commits that Xcode
/// pinned.
///
/// It uses the package manager's own cache and lock: what lies there needs no network.
public struct PackageResolver: Sendable {
  let files: Files
  private let base: URL
  /// The package manager's own cache; nil for the one that it has for every user.
  private let shared: URL?
  private let report: @Sendable (String) -> Void

  /// A resolver that keeps working copies in Portico's cache, and reports what it fetches.
  public init(_ places: PorticoPlaces, report: @escaping @Sendable (String) -> Void) {
    self.init(places, shared: nil, report: report)
  }

  init(_ places: PorticoPlaces, shared: URL?, report: @escaping @Sendable (String) -> Void) {
    files = places.files
    base = places.cache.appendingPathComponent("packages")
    self.shared = shared
    self.report = report
  }

  /// The folder in which descriptions of packages are kept by their commits.
  var descriptions: URL { base.appendingPathComponent("descriptions") }

  /// Fetches what isn't there yet.
  ///
  /// - Returns: What lies in the cache afterwards, and a problem for each package that doesn't.
  func resolve(
    _ scratch: ScratchPackage,
    for workspace: Workspace,
    pinned: URL?
  ) -> (checkouts: PackageCheckouts, problems: [BuildProblem]) {
    let folder = base.appendingPathComponent(workspace.url.path.shortHash)
    let build = folder.appendingPathComponent(".build")
    var checkouts = PackageCheckouts(in: build)
    var lost = Self.lost(scratch, checkouts)
    if lost.isEmpty, isUnchanged(scratch, in: folder) { return (checkouts, []) }
    let output = run(scratch, in: folder)
    checkouts = PackageCheckouts(in: build)
    lost = Self.lost(scratch, checkouts)
    guard !lost.isEmpty else {
      try? note(scratch, in: folder)
      return (checkouts, [])
    }
    let files = [pinned].compactMap(\.self) + workspace.projects.map(Self.file)
    let texts = files.map(NumberedText.init)
    var reasons: [String: String] = [:]
    return (
      checkouts,
      lost.map { package in
        let place = texts.lazy.compactMap { text in
          text.line(of: package.address).map { (text.path, $0) }
        }.first
        let host = URL(string: package.address)?.host ?? package.address
        let reason = reasons[host] ?? self.reason(package, output)
        if reason.contains(host) { reasons[host] = reason }
        let kind = BuildProblem.Kind.unfetchedPackage(address: package.address, reason: reason)
        return BuildProblem(place?.0 ?? workspace.url.path, line: place?.1, kind)
      }
    )
  }

  private static func file(of project: XcodeProject) -> URL {
    project.url.appendingPathComponent("project.pbxproj")
  }

  private typealias Wanted = (identity: String, address: String, revision: String?)

  /// The packages that have to lie in the cache: those that are pinned, and those that are named.
  private static func wanted(_ scratch: ScratchPackage) -> [Wanted] {
    let pinned = Set(scratch.pins.map(\.identity))
    return scratch.pins.map { ($0.identity, $0.address, $0.revision) }
      + scratch.references.map { (PackagePins.identity(of: $0.address), $0.address, nil) }
      .filter { !pinned.contains($0.0) }
  }

  private static func lost(_ scratch: ScratchPackage, _ checkouts: PackageCheckouts) -> [Wanted] {
    wanted(scratch).filter { checkouts.checkout($0.identity, at: $0.revision) == nil }
  }

  // MARK: - Running

  private func run(_ scratch: ScratchPackage, in folder: URL) -> [String] {
    let pins = folder.appendingPathComponent("Package.resolved")
    do {
      let manifest = folder.appendingPathComponent("Package.swift")
      try files.write(Data(scratch.manifest.utf8), to: manifest)
      if !scratch.pins.isEmpty { try files.write(PackagePins.data(of: scratch.pins), to: pins) }
    } catch {
      return ["error: \(error)"]
    }
    // Settled pins are fetched one by one, and one that can't be had doesn't keep the others.
    if scratch.isSettled { return lines(["--force-resolved-versions"], in: folder).lines }
    let first = lines([], in: folder)
    guard first.code != 0 else { return first.lines }
    // Without a network, what was fetched for another app may do.
    return first.lines + lines(["--skip-update"], in: folder).lines
  }

  private func lines(_ options: [String], in folder: URL) -> (code: Int32, lines: [String]) {
    var lines: [String] = []
    let cache = shared.map { ["--cache-path", $0.path] } ?? []
    let arguments = ["package", "--package-path", folder.path] + cache + ["resolve"] + options
    do {
      let code = try Tool(Toolchain.current.swift, arguments).run { line in
        lines.append(line)
        let isProgress = ["Fetching ", "Updating ", "Another "].contains(where: line.hasPrefix)
        if isProgress { report(line) }
      }
      return (code, lines)
    } catch {
      return (1, ["error: \(error.localizedDescription)"])
    }
  }

  /// The reason why a package couldn't be fetched: what git says of its address, since the
  /// package manager says which of its steps failed instead.
  private func reason(_ package: Wanted, _ output: [String]) -> String {
    let git = URL(fileURLWithPath: "/usr/bin/env")
    var said: [String] = []
    let arguments = ["git", "ls-remote", "--quiet", "--exit-code", package.address, "HEAD"]
    let code = try? Tool(git, arguments, limit: 20).run { said.append($0) }
    if code != 0, let line = said.first(where: { $0.hasPrefix("fatal: ") }) {
      return String(line.dropFirst("fatal: ".count))
    }
    let errors = output.filter { $0.hasPrefix("error: ") }.map { String($0.dropFirst(7)) }
    let own = errors.first { $0.contains("'\(package.identity)'") || $0.contains(package.address) }
    return own ?? errors.first ?? "the package manager doesn't say why"
  }

  // MARK: - What was fetched before

  private static let noteName = "fetched.txt"

  /// True if all of it was fetched before, so that the package manager needn't be asked.
  private func isUnchanged(_ scratch: ScratchPackage, in folder: URL) -> Bool {
    let note = folder.appendingPathComponent(Self.noteName)
    return (try? Data(contentsOf: note)) == noteData(scratch)
  }

  private func note(_ scratch: ScratchPackage, in folder: URL) throws {
    try files.write(noteData(scratch), to: folder.appendingPathComponent(Self.noteName))
  }

  private func noteData(_ scratch: ScratchPackage) -> Data {
    Data(scratch.manifest.utf8) + PackagePins.data(of: scratch.pins)
  }
}

/// A text whose lines are looked up.
private struct NumberedText {
  let path: String
  private let lines: [Substring]

  init(_ url: URL) {
    path = url.path
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The first line that has a word, counted from 1.
  func line(of word: String) -> Int? {
    // JSON may write slashes with a stroke before them.
    let other = word.replacing("/", with: "\\/")
    return lines.firstIndex { $0.contains(word) || $0.contains(other) }.map { $0 + 1 }
  }
}
