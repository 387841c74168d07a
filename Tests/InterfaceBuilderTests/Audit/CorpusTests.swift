import InterfaceBuilder
import Testing

/// Documents of other people's apps, pointed to by `PORTICO_CORPUS`; skipped where there are none.
@Suite(.enabled(if: Fixtures.corpus != nil, "no corpus; set PORTICO_CORPUS to its folder"))
struct `The corpus` {
  @Test func `loads whole, and hardly a word in it is unknown`() throws {
    let totals = Audit(paths: [try #require(Fixtures.corpus)]).run().totals
    #expect(totals.loaded == totals.files)
    #expect(totals.files >= 459)
    #expect(totals.failed == 0)
    #expect(Double(totals.unknownElements) <= 0.005 * Double(totals.elements))
    #expect(Double(totals.unknownAttributes) <= 0.02 * Double(totals.attributes))
  }
}
