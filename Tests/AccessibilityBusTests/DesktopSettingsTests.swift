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
    let program = try PortalProgram("portal.py")
    defer { program.end() }
    let (preferences, continuation) = AsyncStream.makeStream(of: DesktopPreferences.self)
    let settings = DesktopSettings(address: program.address) { continuation.yield($0) }
    /// Waits for preferences of which something holds.
    func receives(_ holds: @Sendable (DesktopPreferences) -> Bool) async -> Bool {
      await preferences.first(where: holds) != nil
    }
    try program.write("org.freedesktop.appearance color-scheme u 1\n\n")
    #expect(try program.line() == "ready")
    #expect(await receives { $0.prefersDark == true })
    try program.write("org.freedesktop.appearance contrast u 1\n")
    #expect(await receives { $0.prefersHighContrast == true })
    try program.write("org.gnome.desktop.interface text-scaling-factor d 1.5\n")
    #expect(await receives { $0.textScale == 1.5 && $0.prefersDark == true })
    settings?.close()
    try program.write("\n")
  }

  @Test func `are nobody's concern without a bus`() {
    let settings = DesktopSettings(address: "unix:path=/nonexistent/bus") { _ in
      Issue.record("nobody is there to tell anything")
    }
    settings?.close()
  }
}
