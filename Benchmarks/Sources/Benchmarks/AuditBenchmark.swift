import Foundation

/// Reading and judging every document, against xmllint, which only parses.
enum AuditBenchmark: Benchmark {
  static let name = "audit"
  static let summary = "portico audit over the corpus, against xmllint --noout, best of 7 rounds"

  static func run(_ setting: Setting) throws -> [Figure] {
    let paths = setting.documents.map { setting.corpus + "/" + $0 }
    var ours = Double.infinity
    var peer = Double.infinity
    var report = Data()
    for _ in 0..<7 {
      let audit = try Run.of(
        setting.portico,
        ["audit", setting.corpus, "--format", "json"],
        codes: [0, 1]
      )
      ours = min(ours, audit.seconds)
      report = audit.output
      peer = min(peer, try Run.of("/usr/bin/xmllint", ["--noout"] + paths, codes: [0]).seconds)
    }
    return try totals(report) + [
      Figure(what: "portico audit", value: ours, unit: "s"),
      Figure(what: "xmllint", value: peer, unit: "s"),
      Figure(what: "ratio", value: ours / peer, unit: "×", atMost: 4),
    ]
  }

  private static func totals(_ report: Data) throws -> [Figure] {
    guard let json = try JSONSerialization.jsonObject(with: report) as? [String: Any] else {
      throw Complaint("The audit's JSON is no object.")
    }
    func number(_ key: String) -> Double { (json[key] as? NSNumber)?.doubleValue ?? .nan }
    let elements = number("unknownElements") / number("elements") * 100
    let attributes = number("unknownAttributes") / number("attributes") * 100
    return [
      Figure(what: "files", value: number("files"), unit: "documents"),
      Figure(what: "loaded", value: number("loaded"), unit: "documents"),
      Figure(what: "not loaded", value: number("failed"), unit: "documents", atMost: 0),
      Figure(what: "unknown elements", value: elements, unit: "%", atMost: 0.5),
      Figure(what: "unknown attributes", value: attributes, unit: "%", atMost: 2),
    ]
  }
}
