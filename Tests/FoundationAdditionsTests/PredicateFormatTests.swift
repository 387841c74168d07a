import Foundation
import FoundationAdditions
import Testing

/// Formats of predicates, by the grammar of Foundation's guide to them.
@Suite struct `Predicates of a format` {
  final class Bird {
    let name: String
    let age: Int
    var mate: Bird?

    init(_ name: String, _ age: Int, mate: Bird? = nil) {
      (self.name, self.age, self.mate) = (name, age, mate)
    }
  }

  private let tit = Bird("Blue Tit", 3, mate: Bird("Robin", 2))

  @Test(arguments: [
    "name == 'Blue Tit'", "name CONTAINS[cd] \"blue\" AND age > 2", "mate.name BEGINSWITH 'Rob'",
    "name ENDSWITH 'Tit'", "NOT (age BETWEEN {4, 6}) && name LIKE[c] 'blue*'", "age IN {1, 3}",
    "age = 1 || age = 3", "mate.mate == nil", "age != 4 and age <> 5 && age >= 3 && age =< 3",
    "TRUEPREDICATE", "name MATCHES '[A-Z].*t'", "!(age < 3)", "name LIKE 'Bl?e*'",
  ]) func `are met`(_ format: String) {
    #expect(NSPredicate(format: format).evaluate(with: tit))
  }

  @Test(arguments: [
    "name == 'blue tit'", "name CONTAINS 'blue'", "age > 3 OR age < 3", "FALSEPREDICATE",
    "name MATCHES 'Blue'", "age IN {}", "mate == nil", "nothing == 3", "name < 3",
  ]) func `are not met`(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: tit))
  }

  @Test func `take arguments for values and key paths`() {
    #expect(NSPredicate(format: "%K == %@", "mate.name", "Robin").evaluate(with: tit))
    #expect(NSPredicate(format: "age = %d AND age < %ld", 3, 4).evaluate(with: tit))
    #expect(NSPredicate(format: "age IN %@", [1, 3]).evaluate(with: tit))
    #expect(NSPredicate(format: "age > %f", argumentArray: [2.5]).evaluate(with: tit))
    let inner = NSPredicate(format: "age == 3")
    #expect(NSPredicate(format: "%@ AND name != ''", inner).evaluate(with: tit))
  }

  @Test func `look at lists, dictionaries and texts`() {
    let tags: [String: Any] = ["tags": ["y", "x"], "name": "é"]
    #expect(NSPredicate(format: "ANY tags == 'x'").evaluate(with: tags))
    #expect(!NSPredicate(format: "ALL tags == 'x'").evaluate(with: tags))
    #expect(NSPredicate(format: "NONE tags == 'z' AND name ==[d] 'e'").evaluate(with: tags))
    #expect(NSPredicate(format: "tags.@count == 2").evaluate(with: tags))
    #expect(NSPredicate(format: "SELF contains[c] %@", "B").evaluate(with: "abc"))
    let words = ["a", "bb"] as NSArray
    #expect(words.filtered(using: NSPredicate(format: "SELF.length > 1")).count == 1)
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+\\.[a-z]{2,}")
    #expect(address.evaluate(with: "blue@birds.org") && !address.evaluate(with: "birds.org"))
  }

  @Test(.oracle("L-230")) func `objects of an app's own are arguments of formats`() {
    final class Perch: NSObject {
      override var description: String { "a perch" }
    }
    #expect(String(format: "%@, %d", Perch(), 3) == "a perch, 3")
    #expect(String(format: "%@", NSNumber(value: 4)) == "4")
    #expect(String(format: "%@", NSArray(array: [1])).contains("1"))
  }

  @Test(.oracle("L-235")) func `values that encode themselves are archived`() throws {
    struct Perch: Codable, Equatable { let height: Int }
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(Perch(height: 3), forKey: "perch")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeDecodable(Perch.self, forKey: "perch") == Perch(height: 3))
    #expect(reader.decodeDecodable(Int.self, forKey: "perch") == nil)
  }
}
