import Foundation
import Testing

/// The recorded behaviour of UIKit and the tests that prove it name each other.
@Suite struct `Oracle rules` {
  struct Row {
    let id: String
    let confidence: String
  }

  static let rows: [Row] = House.files("Documentation/Oracle", ending: ".md").flatMap { file in
    House.text(file).matches(of: #/(?m)^\| ([A-Z]+-\d+) \|.*\| ([^|]+) \|$/#).map {
      Row(id: String($0.1), confidence: String($0.2).trimmingCharacters(in: .whitespaces))
    }
  }

  static let proven: Set<String> = Set(
    House.files("Tests", ending: ".swift").flatMap { file in
      House.text(file).matches(of: #/\.oracle\(([^)]*)\)/#).flatMap { match in
        match.1.matches(of: #/"([A-Z]+-\d+)"/#).map { String($0.1) }
      }
    }
  )

  @Test func `a row is written once`() {
    let ids = Self.rows.map(\.id)
    #expect(ids.count > 30, "the rows could not be read")
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every high row has a test`() {
    let high = Self.rows.filter { $0.confidence.hasPrefix("high") }.map(\.id)
    #expect(Set(high).subtracting(Self.proven).sorted() == [])
  }

  @Test func `every test proves a row that is written`() {
    #expect(Self.proven.subtracting(Self.rows.map(\.id)).sorted() == [])
  }

  /// Ids of rows as sources cite them; one letter with a single digit is other things elsewhere.
  static var citation: Regex<(Substring, Substring)> {
    #/\b([LNOPUTCRSXAQH]-\d{1,3}|[DFGVW]-\d{2,3}|C[DT]-\d{1,3})\b/#
  }

  @Test func `every row cited in the sources is written`() {
    let book = Set(Self.rows.map(\.id)).union(Self.expected)
    for file in House.files("Sources", ending: ".swift") {
      for match in House.text(file).matches(of: Self.citation) {
        #expect(book.contains(String(match.1)), "\(file) cites \(match.1), which is no row")
      }
    }
  }

  /// Rows of the record whose subsystems are still to come: sources may cite them, no test must.
  static let expected: Set<String> = Set(
    House.text("Documentation/Oracle/Expected.txt").split(whereSeparator: \.isWhitespace)
      .map(String.init)
  )
}
