import Foundation
import Testing

/// The page about the guide names tests that are there.
@Suite struct `Guide rules` {
  /// The rows of the page, without their headings.
  static let rows = House.text("Documentation/Guide.md").split(separator: "\n")
    .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| rule |") }

  @Test func `every rule of the guide names a test`() {
    #expect(Self.rows.count >= 15, "the rows could not be read")
    for row in Self.rows { #expect(row.contains("“"), "no test is named: \(row)") }
  }

  @Test func `every test that the guide's page names is there`() {
    for row in Self.rows {
      for entry in row.matches(of: #/`(Tests\/[^`]+)`: ((?:“[^”]+”(?:, )?)+)/#) {
        let text = House.text(String(entry.1))
        #expect(!text.isEmpty, "Guide.md names \(entry.1), which is gone")
        for name in entry.2.matches(of: #/“([^”]+)”/#) {
          #expect(text.contains("func `\(name.1)`("), "\(entry.1) has no test “\(name.1)”")
        }
      }
    }
  }
}
