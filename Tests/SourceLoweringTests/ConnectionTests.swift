import Foundation
import InterfaceBuilder
import SourceLowering
import Testing
import UIKitTesting

@Suite struct `Connections and the classes of sources` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures/InterfaceBuilder/Connections").path

  /// What `portico-lower --members` prints, read as the audit reads it.
  private static func classes(of sources: [String]) throws -> [SourceClass] {
    let files = try sources.map { try SourceFile(contentsOf: URL(filePath: $0)) }
    let data = try JSONEncoder().encode(ClassMembers.all(in: files))
    return try JSONDecoder().decode([SourceClass].self, from: data)
  }

  private func problems() -> [Problem] {
    Audit(paths: [Self.folder], readClasses: { try? Self.classes(of: $0) }).run().problems
      .filter { $0.code.hasPrefix("un") && !$0.code.hasPrefix("unl") }
  }

  @Test(.oracle("L-50")) func `outlets and actions are held against a class and those above it`() {
    let found = problems().map { "\($0.position.line): \($0.severity) [\($0.code)]" }
    #expect(
      found == [
        "15: error [unknown-action]",
        "18: warning [unanswered-action]",
        "20: warning [unanswered-action]",
        "30: error [unknown-outlet]",
        "36: error [unknown-outlet]",
        "42: note [unread-class]",
        "50: error [unknown-outlet]",
        "53: error [unknown-outlet]",
      ]
    )
  }

  @Test func `the nearest name is suggested`() {
    let messages = problems().map(\.message)
    #expect(messages.contains { $0.contains("“savee:”") && $0.contains("mean “save:”?") })
    #expect(messages.contains { $0.contains("“tabel”") && $0.contains("mean “table”?") })
  }

  private func members(_ source: String) throws -> [ClassMembers] {
    ClassMembers.all(in: [SourceFile(path: "/A.swift", text: source)])
  }

  @Test func `a class that takes keys by itself takes every key`() throws {
    let all = try members(
      "class A: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }"
    )
    #expect(all.map(\.takesEveryKey) == [true])
  }

  @Test func `names for Objective-C and whole classes are known`() throws {
    let all = try members(
      """
      @objc(Crow) class A: UIView { @objc(beak) var mouth: Int = 0; static var no = 1 }
      @objcMembers class B: A { var wing = 1; func flap(_ a: Any) {}; private class C: UIView {} }
      class D: B { var tail: Int = 0 }
      """
    )
    #expect(all.map(\.name) == ["A", "B", "B.C", "D"])
    #expect(all.map(\.objcName) == ["Crow", nil, nil, nil])
    #expect(all.map(\.keys) == [["beak"], ["wing"], [], ["tail"]])
    #expect(all.map(\.selectors) == [[], ["flap:"], [], []])
    #expect(all.map(\.superclass) == ["UIView", "A", "UIView", "B"])
  }
}
