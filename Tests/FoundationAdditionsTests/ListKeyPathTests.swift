import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

@Suite struct `Key paths of lists` {
  private let birds: NSArray = [
    ["name": "Wren", "weight": 9], ["name": "Owl", "weight": 400], ["name": "Wren", "weight": 11],
  ]

  @Test(.oracle("L-301")) func `gather what the elements have`() {
    #expect(birds.value(forKey: "name") as? [String] == ["Wren", "Owl", "Wren"])
    #expect(birds.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String] != nil)
    let names = birds.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String] ?? []
    #expect(names.sorted() == ["Owl", "Wren"])
  }

  @Test(.oracle("L-301")) func `compute numbers of any type that is asked for`() {
    #expect(birds.value(forKeyPath: "@sum.weight") as? Int == 420)
    #expect(birds.value(forKeyPath: "@avg.weight") as? Double == 140)
    #expect(birds.value(forKeyPath: "@max.weight") as? Float == 400)
    #expect(birds.value(forKeyPath: "@min.weight") as? NSNumber == 9)
    #expect(birds.value(forKeyPath: "@count") as? Int == 3)
    let numbers = NSSet(array: [1, 2, 3])
    #expect(numbers.value(forKeyPath: "@sum.self") as? Int == 6)
  }

  @Test(.oracle("L-310")) func `ask numbers and texts for what they answer`() {
    let numbers: NSArray = [1, 2.5, "4"]
    #expect(numbers.value(forKeyPath: "@avg.floatValue") as? Double == 2.5)
    #expect(numbers.value(forKeyPath: "@max.intValue") as? Int == 4)
    #expect(birds.value(forKeyPath: "@sum.name.length") as? Int == 11)
    let names = birds.value(forKeyPath: "name.uppercaseString") as? [String]
    #expect(names == ["WREN", "OWL", "WREN"])
  }
}
