import Foundation
import InterfaceBuilder
import Testing

@Suite struct `Auditing documents` {
  /// `line:column: severity [code]`, which is what a test can say in a word.
  private func words(_ problems: [Problem]) -> [String] {
    problems.map { "\($0.position): \($0.severity) [\($0.code)]" }
  }

  @Test func `each mistake is found where it stands`() throws {
    let report = Audit(paths: ["\(Fixtures.folder)/Problems.storyboard"]).run()
    #expect(
      words(report.problems) == [
        "2:138: error [dangling-initial-controller]",
        "7:38: warning [unknown-value]",
        "7:61: error [bad-value]",
        "8:59: error [bad-value]",
        "10:29: warning [unknown-element]",
        "11:46: warning [unknown-attribute]",
        "11:63: error [bad-value]",
        "12:29: warning [unlabelled-control]",
        "12:57: error [duplicate-id]",
        "15:60: error [dangling-action]",
        "16:44: error [dangling-segue]",
        "21:41: error [dangling-constraint]",
        "25:50: error [dangling-outlet]",
        "32:33: error [duplicate-storyboard-identifier]",
        "37:17: warning [unreachable-scene]",
      ]
    )
    #expect(report.hasErrors)
    #expect(report.totals.unknownElements == 1)
    #expect(report.totals.unknownAttributes == 3)
  }

  @Test func `a slip of the pen gets a suggestion`() throws {
    let problems = Audit.problems(of: try Fixtures.document("Problems.storyboard"))
    let messages = problems.map(\.message)
    #expect(messages.contains { $0.contains("<lable>. Did you mean “label”?") })
    #expect(messages.contains { $0.contains("“numberOfLine”. Did you mean “numberOfLines”?") })
  }

  @Test func `a problem reads as compilers write it`() throws {
    let problems = Audit.problems(of: try Fixtures.document("Problems.storyboard"))
    let outlet = try #require(problems.first { $0.code == "dangling-outlet" })
    #expect(
      outlet.description.hasSuffix(
        "Problems.storyboard:25:50: error: This outlet leads to “lost”, which is not in this"
          + " document. Connect it again or remove it. [dangling-outlet]"
      )
    )
  }

  @Test func `an app's own sources, catalogues and storyboards are looked up`() {
    let folder = "\(Fixtures.folder)/App"
    let report = Audit(paths: [folder]).run()
    let found = report.problems.map { problem in
      "\(problem.file.dropFirst(folder.count + 1)):\(problem.position.line) [\(problem.code)]"
    }
    #expect(
      found == [
        "Reports.storyboard:6 [missing-class]",
        "Reports.storyboard:12 [missing-font]",
        "Reports.storyboard:21 [missing-image]",
        "Reports.storyboard:23 [missing-color]",
      ]
    )
    #expect(report.totals.files == 2)
    #expect(report.totals.scenes == 4)
  }

  @Test func `a reference to a storyboard that is elsewhere is said`() {
    let report = Audit(paths: ["\(Fixtures.folder)/App/Base.lproj"]).run()
    #expect(words(report.problems) == ["86:44: warning [missing-scene]"])
  }

  @Test func `symbols are held against those that are drawn`() {
    let path = "\(Fixtures.folder)/App/Base.lproj/Birds.storyboard"
    #expect(Audit(paths: [path], symbols: ["bird.fill"]).run().problems.isEmpty)
    let problems = Audit(paths: [path], symbols: []).run().problems
    #expect(words(problems) == ["93:16: note [unknown-symbol]"])
  }

  @Test func `what cannot be read is one error among others`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<document>".utf8).write(to: folder.appending(path: "A.xib"))
    try Data("<document/>".utf8).write(to: folder.appending(path: "B.xib"))
    let report = Audit(paths: [folder.path]).run()
    #expect(report.totals.files == 2)
    #expect(report.totals.loaded == 1)
    #expect(report.totals.failed == 1)
    #expect(report.problems.first?.code == "truncated")
  }

  @Test func `a thousand problems are listed and the rest counted`() throws {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
      + String(repeating: "<bird/>", count: 1500) + "</document>"
    let problems = Audit.problems(of: try Fixtures.document(text: text))
    #expect(problems.count == 1001)
    #expect(problems.last?.message == "500 more problems of this document are not listed.")
  }
}
