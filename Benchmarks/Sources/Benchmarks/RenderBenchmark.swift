import Foundation

/// Drawing every scene of every document, twice.
enum RenderBenchmark: Benchmark {
  static let name = "render"
  static let summary = "portico render over the corpus at scale 2, twice"

  static func run(_ setting: Setting) throws -> [Figure] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let runs = try ["one", "two"].map { name in
      try Run.of(
        setting.portico,
        ["render", setting.corpus, "--scale", "2", "--output", folder.appending(path: name).path]
      )
    }
    let one = try files(folder.appending(path: "one"))
    let two = try files(folder.appending(path: "two"))
    let names = Set(one.keys).union(two.keys)
    let different = names.filter { one[$0] != two[$0] }
    return [
      Figure(
        what: "pictures",
        value: Double(one.keys.count { $0.hasSuffix(".png") }),
        unit: "files"
      ),
      Figure(what: "time", value: runs.map(\.seconds).min() ?? 0, unit: "s", atMost: 90),
      Figure(what: "memory", value: runs.map(\.megabytes).max() ?? 0, unit: "MB", atMost: 400),
      Figure(what: "files that differ", value: Double(different.count), unit: "files", atMost: 0),
    ]
  }

  private static func files(_ folder: URL) throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var result: [String: Data] = [:]
    for name in names ?? [] where name.hasSuffix(".png") || name.hasSuffix(".html") {
      result[name] = try Data(contentsOf: folder.appending(path: name))
    }
    return result
  }
}
