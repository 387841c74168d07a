import Foundation

/// How many instructions a program and those that it starts execute, by callgrind.
enum Instructions {
  static func of(_ command: [String], _ environment: [String] = []) throws -> Double {
    try counts(command, environment).reduce(0, +)
  }

  /// The instructions between the calls of a function, whose name has a word in it; those before the
  /// first call come first.
  static func of(_ command: [String], between word: String) throws -> [Double] {
    try counts(command, [], "--dump-before=*\(word)*")
  }

  private static func counts(
    _ command: [String],
    _ environment: [String],
    _ option: String...
  ) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Valgrind stumbles over newer debugging information than it knows.
    let program = folder.appending(path: "program").path
    _ = try Run.of("/usr/bin/strip", ["--strip-debug", "-o", program, command[0]])
    let report = folder.appending(path: "report").path + ".%p"
    // Without lazy binding, so that no program pays for finding its functions.
    let words =
      environment + ["LD_BIND_NOW=1", "valgrind", "--tool=callgrind", "--trace-children=yes"]
      + option + ["--callgrind-out-file=\(report)", program] + command.dropFirst()
    _ = try Run.of("/usr/bin/env", words)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let counts = try names.filter { $0.hasPrefix("report.") }.compactMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let lines = text.split(separator: "\n")
      func number(_ word: String) -> Double? {
        lines.last { $0.hasPrefix(word) }.flatMap {
          Double($0.dropFirst(word.count).trimmingCharacters(in: .whitespaces))
        }
      }
      return number("totals:").map { (part: number("part:") ?? 0, total: $0) }
    }
    guard !counts.isEmpty else {
      throw Complaint("callgrind counted nothing for \(command.joined(separator: " ")).")
    }
    return counts.sorted { $0.part < $1.part }.map(\.total)
  }
}
