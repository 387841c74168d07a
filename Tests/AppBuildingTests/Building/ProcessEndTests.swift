import Foundation
import Testing

@testable import AppBuilding

@Suite struct `The end of a process` {
  @Test func `is known while something that it started goes on`() throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // What goes on inherits everything but the output, whose end is waited for below.
    process.arguments = ["-c", "sleep 600 >/dev/null & echo $!; exit 3"]
    process.standardOutput = output
    try process.run()
    #expect(process.exitCodeAtEnd() == 3)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    defer { kill(child, SIGKILL) }
    #expect(kill(child, 0) == 0)
  }

  @Test func `by a signal is that of a shell`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "kill -9 $$"]
    try process.run()
    #expect(process.exitCodeAtEnd() == 128 + 9)
  }
}
