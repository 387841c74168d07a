import Foundation

/// How many instructions a program executes, by callgrind.
enum Instructions {
  static func of(_ command: [String], _ environment: [String] = []) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: "portico-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Valgrind stumbles over newer debugging information than it knows.
    let program = folder.appending(path: "program").path
    _ = try Run.of("/usr/bin/strip", ["--strip-debug", "-o", program, command[0]])
    let report = folder.appending(path: "report").path
    // Without lazy binding, so that no program pays for finding its functions.
    let words =
      environment + ["LD_BIND_NOW=1", "valgrind", "--tool=callgrind"]
      + ["--callgrind-out-file=\(report)", program] + command.dropFirst()
    _ = try Run.of("/usr/bin/env", words)
    let text = try String(contentsOfFile: report, encoding: .utf8)
    guard
      let line = text.split(separator: "\n").last(where: { $0.hasPrefix("totals:") }),
      let number = Double(line.dropFirst(7).trimmingCharacters(in: .whitespaces))
    else { throw Complaint("callgrind counted nothing for \(command.joined(separator: " ")).") }
    return number
  }
}
