import Foundation
import Testing

@Suite struct `Damaged documents` {
  @Test func `come out as a document or as an error with a place`() throws {
    let documents = try Fixtures.documents.map { path in
      Array(try Data(contentsOf: URL(filePath: path)))
    }
    #expect(documents.count >= 8)
    let seed: UInt64 = 2026
    var errors = 0
    for round in 0..<2000 {
      var mutator = Mutator(seed: seed + UInt64(round))
      let bytes = mutator.mutate(documents[round % documents.count])
      guard let error = Exhaustion.read(bytes) else { continue }
      errors += 1
      let isWhole = ["empty-file", "compiled-document"].contains(error.code)
      #expect(error.position != nil || isWhole, "seed \(seed + UInt64(round)): \(error)")
    }
    #expect((400...1600).contains(errors), "\(errors) of 2000 were errors")
  }
}
