import Foundation
import Testing

@testable import UIKitTesting

/// Texts that are recorded and compared.
@Suite struct `Recorded texts` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  private func snapshot() -> Snapshot {
    Snapshot(source: folder.appending(path: "SomeTests.swift").path, name: "a tree, as text")
  }

  @Test func `a text lies beside the test's file, under the test's name`() {
    #expect(snapshot().file.path == folder.path + "/Snapshots/SomeTests/a-tree--as-text.txt")
  }

  @Test func `what was never recorded fails and says how to`() {
    let complaint = snapshot().complaint(about: "x", records: false)
    #expect(complaint?.contains("run the test with RECORD=1") == true)
  }

  @Test func `a recording fails, and is what later runs compare with`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = snapshot().complaint(about: "one\ntwo", records: true)
    #expect(recording?.hasPrefix("recorded ") == true)
    #expect(try String(contentsOf: snapshot().file, encoding: .utf8) == "one\ntwo\n")
    #expect(snapshot().complaint(about: "one\ntwo", records: false) == nil)
    #expect(snapshot().complaint(about: "one\ntwo\n", records: false) == nil)
    let difference = snapshot().complaint(about: "one\nthree", records: false)
    #expect(difference?.hasSuffix(":\n-2 two\n+2 three") == true)
  }
}
