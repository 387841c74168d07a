import Foundation
import InterfaceBuilder
import Testing

@testable import portico

@Suite struct `portico audit` {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/InterfaceBuilder").path

  private func run(_ words: String...) throws -> Int32 {
    try AuditCommand(Arguments(words, syntax: AuditCommand.syntax)).run()
  }

  @Test func `exit codes tell clean, problems and nothing to do`() throws {
    #expect(try run("\(folder)/App", "--format", "json") == 0)
    #expect(try run("\(folder)/Problems.storyboard") == 1)
    #expect(try run("\(folder)/App/fr.lproj") == 2)
    #expect(throws: UsageError.noSuchFile("nowhere")) { try run("nowhere") }
    #expect(throws: UsageError.missingOperand("PATH", command: "audit")) { try run() }
    #expect(throws: UsageError.emptyOperand("PATH", command: "audit")) { try run("") }
  }

  @Test func `JSON holds totals and problems`() throws {
    let report = Audit(paths: ["\(folder)/Problems.storyboard"]).run()
    let object = try JSONSerialization.jsonObject(
      with: Data(AuditFormat.json.text(of: report).utf8)
    )
    let json = try #require(object as? [String: Any])
    let totals = ["files": 1, "loaded": 1, "failed": 0, "scenes": 3, "unknownElements": 1]
    for (name, number) in totals { #expect(json[name] as? Int == number, "\(name)") }
    for name in ["elements", "attributes", "unknownAttributes"] { #expect(json[name] is Int) }
    let problems = try #require(json["problems"] as? [[String: Any]])
    #expect(problems.count == report.problems.count)
    #expect(problems.first?["line"] as? Int == 2)
    #expect(problems.first?["column"] as? Int == 138)
    #expect(problems.first?["severity"] as? String == "error")
    #expect(problems.first?["code"] as? String == "dangling-initial-controller")
    #expect((problems.first?["message"] as? String)?.contains("“zzz”") == true)
  }

  @Test func `JSON of nothing is still whole`() throws {
    let text = AuditFormat.json.text(of: Audit(paths: []).run())
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `GitHub gets annotations with its marks escaped`() throws {
    let document = try Document(
      data: Data(
        "<document type=\"CocoaTouch\" version=\"3.0\"><label hidden=\"50%\"/></document>".utf8
      ),
      file: "a,b:c.xib"
    )
    let problem = try #require(Audit.problems(of: document).first { $0.code == "bad-value" })
    #expect(
      problem.annotation == "::error file=a%2Cb%3Ac.xib,line=1,col=50,title=bad-value::“hidden” is"
        + " “50%25”, where YES or NO belongs. Set it again in Xcode."
    )
  }
}
