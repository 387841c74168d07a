import Testing

@testable import SourceLowering

@Suite struct `Checking what was lowered` {
  private let source = SourceFile(
    path: "/a.swift",
    text: """
      import UIKit
      class A: NSObject {
        @objc func tap() {
          print("one")
        }
      }
      """
  )

  @Test func `what the lowering makes has no errors and no moved lines`() {
    let file = Lowering(module: "App", [source]).files[0]
    #expect(file.check(against: source) == .init(hasNewSyntaxErrors: false, shiftedLines: []))
  }

  @Test func `a line too many moves those after it`() {
    let text = source.text.replacing("class A", with: "\nclass A")
    let file = LoweredFile(path: "/a.swift", text: text, problems: [])
    #expect(file.check(against: source).shiftedLines == [2, 3, 4])
  }

  @Test func `a result that is no Swift is told`() {
    let file = LoweredFile(path: "/a.swift", text: source.text + "\nfunc (", problems: [])
    #expect(file.check(against: source).hasNewSyntaxErrors)
  }
}
