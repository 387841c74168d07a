import Foundation
import Testing

@testable import AccessibilityBus

@Suite struct `The desktop's preferences` {
  @Test func `follow from settings, and from none that have another type`() {
    var preferences = DesktopPreferences([
      .colorScheme: .unsigned(1), .contrast: .unsigned(1), .reducedMotion: .unsigned(0),
      .textScale: .double(1.5),
    ])
    #expect(preferences.prefersDark == true && preferences.prefersHighContrast == true)
    #expect(preferences.prefersReducedMotion == false && preferences.textScale == 1.5)
    preferences = DesktopPreferences([.highContrast: .bool(true), .animations: .bool(false)])
    #expect(preferences.prefersHighContrast == true && preferences.prefersReducedMotion == true)
    #expect(preferences.prefersDark == nil && preferences.textScale == nil)
    #expect(
      DesktopPreferences([.colorScheme: .string("dark"), .textScale: .double(-.infinity)])
        == DesktopPreferences()
    )
    #expect(BusValue.variant(.variant(.int(3))).unwrapped == .int(3))
  }

  @Test(
    .enabled(if: ServedApp.lacksBus == nil, Comment(rawValue: ServedApp.lacksBus ?? "")),
    .timeLimit(.minutes(5))
  ) func `come from a portal when they can, and change with it`() async throws {
    let programs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/dbus-run-session")
    process.arguments = [
      "--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec /usr/bin/python3 \"$0\"",
      programs.appending(path: "portal.py").path,
    ]
    (process.standardInput, process.standardOutput) = (input, output)
    try ServedApp.withSignals { try process.run() }
    // The bus ends with the portal; one that is killed before would leave it behind.
    defer {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
    func line() throws -> String {
      var text = ""
      while let data = try output.fileHandleForReading.read(upToCount: 1), data != Data("\n".utf8) {
        text += String(decoding: data, as: UTF8.self)
      }
      return text
    }
    let address = try line()
    let (preferences, continuation) = AsyncStream.makeStream(of: DesktopPreferences.self)
    let settings = DesktopSettings(address: address) { continuation.yield($0) }
    /// Waits for preferences of which something holds.
    func receives(_ holds: @Sendable (DesktopPreferences) -> Bool) async -> Bool {
      await preferences.first(where: holds) != nil
    }
    func write(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }
    try write("org.freedesktop.appearance color-scheme u 1\n\n")
    #expect(try line() == "ready")
    #expect(await receives { $0.prefersDark == true })
    try write("org.freedesktop.appearance contrast u 1\n")
    #expect(await receives { $0.prefersHighContrast == true })
    try write("org.gnome.desktop.interface text-scaling-factor d 1.5\n")
    #expect(await receives { $0.textScale == 1.5 && $0.prefersDark == true })
    settings?.close()
    try write("\n")
  }

  @Test func `are nobody's concern without a bus`() {
    let settings = DesktopSettings(address: "unix:path=/nonexistent/bus") { _ in
      Issue.record("nobody is there to tell anything")
    }
    settings?.close()
  }
}
