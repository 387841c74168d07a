import Foundation

/// How many instructions a program and those that it starts execute, by callgrind.
enum Instructions {
  static func of(_ command: [String], _ environment: [String] = []) throws -> Double {
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
      + ["--callgrind-out-file=\(report)", program] + command.dropFirst()
    _ = try Run.of("/usr/bin/env", words)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let counts = try names.filter { $0.hasPrefix("report.") }.compactMap { name in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return text.split(separator: "\n").last { $0.hasPrefix("totals:") }.flatMap {
        Double($0.dropFirst(7).trimmingCharacters(in: .whitespaces))
      }
    }
    guard !counts.isEmpty else {
      throw Complaint("callgrind counted nothing for \(command.joined(separator: " ")).")
    }
    return counts.reduce(0, +)
  }
}
