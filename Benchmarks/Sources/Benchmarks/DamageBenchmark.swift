import Foundation

/// Draws and audits a folder of 5,000 damaged documents, each command in one run, and sees that every
/// one is told of.
enum DamageBenchmark: Benchmark {
  static let name = "damage"
  static let summary =
    "portico render and audit --layout over 5,000 damaged documents in one folder"

  static func run(_ setting: Setting) throws -> [Figure] {
    let variables = ProcessInfo.processInfo.environment
    let seed = UInt64(variables["PORTICO_SEED"] ?? "") ?? 1
    let count = Int(variables["PORTICO_COUNT"] ?? "") ?? 5000
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-damage-\(seed)")
    try? FileManager.default.removeItem(at: folder)
    print("  seed \(seed): \(count) documents in \(folder.path)")
    let names = try write(count, seed: seed, to: folder.appending(path: "in"), setting)
    return try audit(folder, names) + render(folder, names)
  }

  /// Writes the documents and answers their names.
  private static func write(
    _ count: Int,
    seed: UInt64,
    to folder: URL,
    _ setting: Setting
  ) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try (0..<count).map { round in
      let source = setting.documents[round % setting.documents.count]
      let bytes = FileManager.default.contents(atPath: setting.corpus + "/" + source) ?? Data()
      var mutator = Mutator(seed: seed + UInt64(round))
      let ending = source.hasSuffix(".xib") ? "xib" : "storyboard"
      let name = "\(round).\(ending)"
      try Data(mutator.mutate(Array(bytes))).write(to: folder.appending(path: name))
      return name
    }
  }

  private static func audit(_ folder: URL, _ names: [String]) throws -> [Figure] {
    let setting = try Setting(needsDocuments: false)
    let run = try Run.of(
      setting.portico,
      ["audit", "--layout", "--format", "json", folder.appending(path: "in").path],
      codes: [0, 1]
    )
    try run.output.write(to: folder.appending(path: "audit.json"))
    guard let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any] else {
      throw Complaint("The audit's JSON is no object.")
    }
    let problems = json["problems"] as? [[String: Any]] ?? []
    let failures = ["crash", "exception", "timeout"]
    let stopped = problems.filter { failures.contains($0["code"] as? String ?? "") }
    for problem in stopped.prefix(40) {
      print("  \(problem["file"] ?? ""):\(problem["line"] ?? ""): \(problem["message"] ?? "")")
    }
    func files(_ entries: [[String: Any]]) -> Set<String> {
      Set(
        entries.compactMap { ($0["file"] as? String)?.split(separator: "/").last.map(String.init) }
      )
    }
    let reported = files(json["documents"] as? [[String: Any]] ?? []).union(files(problems))
    return [
      Figure(what: "audited", value: run.seconds, unit: "s"),
      Figure(what: "lost by audit", value: Double(missing(names, reported)), unit: "", atMost: 0),
      Figure(
        what: "scenes or documents that ended a worker",
        value: Double(stopped.count),
        unit: ""
      ),
    ]
  }

  private static func render(_ folder: URL, _ names: [String]) throws -> [Figure] {
    let setting = try Setting(needsDocuments: false)
    let output = folder.appending(path: "out")
    let words = folder.appending(path: "render.txt").path
    let command =
      "'\(setting.portico)' render --scale 1 -o '\(output.path)' '\(folder.path)/in' 2>'\(words)'"
    let run = try Run.of("/bin/sh", ["-c", command], codes: [0, 1])
    let complaints = try String(contentsOfFile: words, encoding: .utf8)
    let drawn = names.filter {
      FileManager.default.fileExists(atPath: output.path + "/\($0)/index.html")
    }
    let complained = names.filter { complaints.contains("/in/\($0):") }
    let reported = Set(drawn).union(complained)
    return [
      Figure(what: "drawn", value: run.seconds, unit: "s"),
      Figure(what: "lost by render", value: Double(missing(names, reported)), unit: "", atMost: 0),
    ]
  }

  private static func missing(_ names: [String], _ reported: Set<String>) -> Int {
    let lost = names.filter { !reported.contains($0) }
    for name in lost.prefix(20) { print("  lost: \(name)") }
    return lost.count
  }
}
