import Foundation
import Testing

@testable import AccessibilityBus

@Suite(
  .enabled(if: ServedApp.lacksBus == nil, Comment(rawValue: ServedApp.lacksBus ?? "")),
  .timeLimit(.minutes(5))
) struct `Questions to the desktop's user` {
  /// Asks a portal, which answers by a line; returns what it was asked and the answer.
  private func ask(
    _ question: PortalQuestion,
    _ settings: DesktopSettings,
    _ program: PortalProgram,
    answered line: String
  ) async throws -> (String, PortalAnswer?) {
    let (answers, continuation) = AsyncStream.makeStream(of: PortalAnswer.self)
    settings.ask(question) { continuation.yield($0) }
    let asked = try program.line()
    try program.write(line + "\n")
    return (asked, await answers.first { _ in true })
  }

  @Test(.oracle("F-08", "F-09")) func `are asked by a portal and answered`() async throws {
    let program = try PortalProgram("asking-portal.py")
    defer { program.end() }
    #expect(try program.line() == "ready")
    let (services, continuation) = AsyncStream.makeStream(of: Set<PortalService>.self)
    let made = DesktopSettings(
      address: program.address,
      changed: { _ in },
      found: { continuation.yield($0) }
    )
    let settings = try #require(made)
    #expect(await services.first { _ in true } == [.files, .mail])
    let open = PortalQuestion.openFiles(
      title: "Open",
      patterns: ["*.png"],
      several: true,
      folders: false
    )
    var (asked, answer) = try await ask(
      open,
      settings,
      program,
      answered: "done file:///a.png file:///b%20c.png"
    )
    #expect(
      asked == "OpenFile ['Open'] [('directory', False), "
        + "('filters', [('*.png', [(0, '*.png')])]), ('multiple', True)]"
    )
    #expect(answer == .done(["file:///a.png", "file:///b%20c.png"]))
    let save = PortalQuestion.saveFiles(title: "Save", names: ["a", "ü"])
    (asked, answer) = try await ask(save, settings, program, answered: "cancelled")
    #expect(asked == "SaveFiles ['Save'] [('files', [[97, 0], [195, 188, 0]])]")
    #expect(answer == .cancelled)
    let mail = PortalQuestion.mail(subject: "Wren", body: "A song")
    (asked, answer) = try await ask(mail, settings, program, answered: "error")
    #expect(asked == "ComposeEmail [] [('body', 'A song'), ('subject', 'Wren')]")
    #expect(answer == .failed)
    // The program ends, and the bus with it, while a question is open.
    (_, answer) = try await ask(mail, settings, program, answered: "")
    #expect(answer == .failed)
    settings.close()
  }

  @Test func `fail without a bus`() async {
    let (answers, continuation) = AsyncStream.makeStream(of: PortalAnswer.self)
    let settings = DesktopSettings(address: "unix:path=/nonexistent/bus", changed: { _ in })
    settings?.ask(.open(address: "https://example.org")) { continuation.yield($0) }
    #expect(await answers.first { _ in true } == .failed)
  }
}
