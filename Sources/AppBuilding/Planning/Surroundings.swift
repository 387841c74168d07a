internal import Foundation

/// The files of dependency managers beside a project.
struct Surroundings {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// The problems of missing modules that these package managers should have brought.
  func problems(missing: Set<String>) -> [BuildProblem] {
    let lost = { (entries: [Entry]) in entries.filter { missing.contains($0.module) } }
    return [
      lost(pods).first.map { first -> BuildProblem in
        let isInstalled = Files.isFolder(folder.appendingPathComponent("Pods"))
        let kind = BuildProblem.Kind.pods(lost(pods).map(\.name), areInstalled: isInstalled)
        return BuildProblem(path("Podfile"), line: first.line, kind)
      },
      lost(carthage).first.map { first in
        BuildProblem(path("Cartfile"), line: first.line, .carthage(lost(carthage).map(\.name)))
      },
    ].compactMap(\.self)
  }

  /// The manager that should have brought a module; nil when none speaks of it.
  func origin(of module: String) -> BuildProblem.ModuleOrigin? {
    if (pods + lockedPods).contains(where: { $0.module == module }) { return .pod }
    if carthage.contains(where: { $0.module == module }) { return .carthage }
    return nil
  }

  private struct Entry {
    let name: String
    let line: Int
    /// A pod may be a part of one, `Name/Part`; the module is the whole.
    var module: String {
      (name.split(separator: "/").first.map(String.init) ?? name).replacing("-", with: "_")
    }
  }

  private var pods: [Entry] {
    lines(of: "Podfile").compactMap { number, line in
      line.firstMatch(of: #/^\s*pod\s+['"]([^'"]+)['"]/#).map {
        Entry(name: String($0.1), line: number)
      }
    }
  }

  /// The pods that were settled on, those with them that others stand on.
  private var lockedPods: [Entry] {
    lines(of: "Podfile.lock").compactMap { number, line in
      line.firstMatch(of: #/^\s+- "?([^\s"]+) \(\d[^)]*\)/#).map {
        Entry(name: String($0.1), line: number)
      }
    }
  }

  private var carthage: [Entry] {
    lines(of: "Cartfile").compactMap { number, line in
      line.firstMatch(of: #/^\s*(?:github|git|binary)\s+"(?:[^"]*\/)?([^"\/]+?)(?:\.git|\.json)?"/#)
        .map { Entry(name: String($0.1), line: number) }
    }
  }

  private func lines(of file: String) -> [(Int, Substring)] {
    guard let text = try? String(contentsOfFile: path(file), encoding: .utf8) else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { ($0 + 1, $1) }
  }

  private func path(_ file: String) -> String { folder.appendingPathComponent(file).path }
}
