import Foundation
import Testing
import UIKitTesting

@testable import AccessibilityBus

@Suite(
  .enabled(if: ServedApp.lacksBus == nil, Comment(rawValue: ServedApp.lacksBus ?? "")),
  .timeLimit(.minutes(5))
) struct `Notices on the desktop` {
  @Test(.oracle("L-297")) func `are shown, clicked and taken away`() async throws {
    let program = try PortalProgram("notices.py")
    defer { program.end() }
    #expect(try program.line() == "ready")
    let (events, continuation) = AsyncStream.makeStream(of: NoticeEvent.self)
    let made = DesktopSettings(
      address: program.address,
      changed: { _ in },
      noticed: { continuation.yield($0) }
    )
    let settings = try #require(made)
    var event = events.makeAsyncIterator()
    #expect(await event.next() == .availability(true))
    var wren = DesktopNotice(name: "wren")
    (wren.app, wren.title, wren.text) = ("Birds", "A wren", "is < 10 g & sings")
    wren.buttons = [.init(name: "default", title: "Feed")]
    wren.isSilent = true
    settings.show(wren)
    #expect(
      try program.line()
        == "Notify Birds 0 A wren is &lt; 10 g &amp; sings "
        + "['default', 'A wren', 'button:default', 'Feed'] [('suppress-sound', True), ('urgency', 1)]"
    )
    // A second notice shows that the first one's number is known.
    settings.show(DesktopNotice(name: "owl"))
    #expect(try program.line() == "Notify  0   ['default', ''] [('urgency', 1)]")
    try program.write("click 1 button:default\n")
    #expect(await event.next() == .clicked("wren", button: "default"))
    try program.write("click 1 default\n")
    #expect(await event.next() == .clicked("wren", button: nil))
    wren.title = "Two wrens"
    settings.show(wren)
    #expect(try program.line().hasPrefix("Notify Birds 1 Two wrens"))
    // Of notices whose time is over nothing is told, nor of those of others.
    try program.write("close 2 1\nclose 7 2\nclick 9 default\nclose 2 2\n")
    #expect(await event.next() == .dismissed("owl"))
    settings.withdraw("wren")
    #expect(try program.line() == "CloseNotification 1")
    settings.close()
  }

  @Test(.oracle("L-297")) func `are not there without a service`() async throws {
    let program = try PortalProgram("portal.py")
    defer { program.end() }
    try program.write("\n")
    #expect(try program.line() == "ready")
    for address in [program.address, "unix:path=/nonexistent/bus"] {
      let (events, continuation) = AsyncStream.makeStream(of: NoticeEvent.self)
      let settings = DesktopSettings(
        address: address,
        changed: { _ in },
        noticed: { continuation.yield($0) }
      )
      #expect(await events.first { _ in true } == .availability(false))
      settings?.close()
    }
  }
}
