import Foundation

/// A bus of its own with a portal that a program beside the tests plays, line by line.
final class PortalProgram {
  /// The bus's address.
  let address: String
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  /// Starts a program of the folder `Programs`.
  init(_ name: String) throws {
    let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    process.executableURL = URL(filePath: "/usr/bin/dbus-run-session")
    process.arguments = [
      "--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec /usr/bin/python3 \"$0\"",
      programs.appending(path: name).path,
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try ServedApp.withSignals { [process] in try process.run() }
    address = try Self.line(from: output)
  }

  /// The bus ends with the portal; one that is killed before would leave it behind.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Waits for the next line that the program prints.
  func line() throws -> String { try Self.line(from: output) }

  private static func line(from output: Pipe) throws -> String {
    var text = ""
    while let data = try output.fileHandleForReading.read(upToCount: 1), data != Data("\n".utf8) {
      text += String(decoding: data, as: UTF8.self)
    }
    return text
  }

  func write(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }
}
