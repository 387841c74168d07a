import Foundation
import Testing

/// Recorded texts belong to tests.
@Suite struct `Snapshot rules` {
  @Test func `every recorded text has the test that compares with it`() {
    for file in House.files("Tests", ending: ".txt") where file.contains("/Snapshots/") {
      let parts = file.split(separator: "/").map(String.init)
      let (suite, name) = (parts[parts.count - 2], String(parts[parts.count - 1].dropLast(4)))
      let source = parts.dropLast(3).joined(separator: "/") + "/\(suite).swift"
      #expect(Self.names(in: source).contains(name), "\(file) is of no test in \(source)")
    }
  }

  /// Under what names the tests of a file keep texts.
  private static func names(in source: String) -> Set<String> {
    let text = House.text(source)
    guard text.contains("expectSnapshot(") else { return [] }
    let tests = text.matches(of: #/func `([^`]+)`\(/#).map { $0.1 }
    let given = text.matches(of: #/expectSnapshot\([^\n]*named: "([^"]+)"/#).map { $0.1 }
    return Set(
      (tests + given).map { name in
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      }
    )
  }
}
