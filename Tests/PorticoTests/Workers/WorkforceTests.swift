import Foundation
import InterfaceBuilder
import Testing

@testable import portico

@Suite final class `Documents that fail` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "workers-\(UUID())")

  init() throws {
    WorkerProgram.use()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let view = """
    <view id="v"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
    """

  private func write(_ name: String, _ objects: String = view) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(objects)</objects></document>
      """
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func audit() throws -> AuditReport {
    var report = Audit(paths: []).run()
    let arguments = try Arguments([], syntax: LayoutTask.syntax)
    let workforce = try Workforce(LayoutTask.self, arguments)
    try LayoutAudit(paths: [folder.path], workforce: workforce).add(to: &report)
    return report
  }

  @Test func `workers tell frames and problems as values`() throws {
    try write("a.xib")
    try write("b/c.xib")
    #expect(try audit().frames?.compared == 2)
  }

  @Test func `a nib is found in another folder, as builds put all into one`() throws {
    try write("a.xib", "<viewController nibName=\"Other\" id=\"c\"/>")
    try write("b/Other.xib", "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>")
    #expect(!Audit(paths: [folder.path]).run().hasErrors)
    #expect(!(try audit().hasErrors))
  }

  @Test func `a nib that is nowhere is an error, and the rest is drawn`() throws {
    try write("a.xib", "<viewController nibName=\"None\" id=\"c\"/>")
    try write("b.xib")
    for path in [folder.path, folder.path + "/a.xib"] {
      let problem = try #require(
        Audit(paths: [path]).run().problems.first { $0.code == "missing-nib" }
      )
      #expect(problem.severity == .error && problem.position.line == 3)
    }
    #expect(try audit().frames?.compared == 1)
    let words = [folder.path, "-o", folder.path + "/out"]
    let command = try RenderCommand(Arguments(words, syntax: RenderCommand.syntax))
    #expect(command.run() == 1)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/b.xib/index.html"))
  }

  @Test func `each document that ends its worker is told of`() throws {
    WorkerProcess.program = "/bin/false"
    defer { WorkerProgram.use() }
    try write("a.xib")
    try write("b.xib")
    let report = try audit()
    #expect(report.problems.map(\.code) == ["crash", "crash"])
    #expect(report.hasErrors)
  }
}
