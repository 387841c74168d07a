import FoundationAdditions
import Testing

@Suite struct `Data in texts` {
  private func found(_ text: String, _ type: UInt64) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: type)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  // Foundation's own names, as apps write them (L-184), would warn that they find nothing.
  private let dates: UInt64 = 1 << 4
  private let links: UInt64 = 1 << 6
  private let numbers: UInt64 = 1 << 11

  @Test(.oracle("L-184")) func `links are found without the marks around them`() throws {
    let text = "See https://swift.org/docs?a=1, www.example.com. Or mail anna@example.org (today)!"
    let urls = try found(text, links).map { $0.url?.absoluteString }
    #expect(
      urls == [
        "https://swift.org/docs?a=1", "http://www.example.com", "mailto:anna@example.org",
      ]
    )
    #expect(try found("no.link here, version 1.2.3", links).isEmpty)
  }

  @Test func `telephone numbers are found as they are written`() throws {
    let text = "Call +1 (408) 555-0123 or 030 1234567; the price is 1234."
    let results = try found(text, numbers)
    #expect(results.map(\.phoneNumber) == ["+1 (408) 555-0123", "030 1234567"])
    #expect(results.allSatisfy { $0.resultType.rawValue == numbers && $0.url == nil })
  }

  @Test func `dates are found at noon`() throws {
    let results = try found("From 2024-03-05 to March 9, 2024.", dates)
    let days = results.compactMap(\.date).map {
      Calendar.current.dateComponents([.day, .hour], from: $0)
    }
    #expect(days.map(\.day) == [5, 9] && days.allSatisfy { $0.hour == 12 })
  }

  @Test func `several types share a text, and none is an error`() throws {
    let results = try found("2024-03-05, call 555-0123-99 at www.a.com", dates | links | numbers)
    #expect(results.map(\.resultType.rawValue) == [dates, numbers, links])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }
}
