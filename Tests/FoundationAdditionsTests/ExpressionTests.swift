import Foundation
import FoundationAdditions
import Testing
import UIKitTesting

/// Expressions and the predicates that compare them.
@Suite struct `Expressions` {
  private func value(_ format: String, of object: Any? = nil) -> Any? {
    NSExpression(format: format).expressionValue(with: object, context: nil)
  }

  @Test(
    .oracle("L-215"),
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 2 - 3", 5), ("5 / 2", 2), ("5.0 / 2", 2.5),
      ("2 ** 10", 1024), ("-3 + 1", -2), ("sum({1, 2, 3})", 6), ("max(ages) - min(ages)", 3),
      ("average(ages)", 3.5), ("ages.@count * 2", 4), ("sqrt(16)", 4), ("abs(-2)", 2),
      ("TERNARY(name == 'wren', 1, 2)", 1), ("length(name)", 4), ("count(ages)", 2),
    ] as [(String, Double)]
  )
  func `have values`(format: String, result: Double) {
    let wren: [String: Any] = ["name": "wren", "ages": [2, 5]]
    #expect((value(format, of: wren) as? NSNumber)?.doubleValue == result)
  }

  @Test(.oracle("L-215")) func `are made of parts`() {
    let sum = NSExpression(format: "%K + %@", "age", 3)
    #expect(sum.expressionType == .function && sum.function == "add:to:")
    #expect(sum.arguments?.map(\.expressionType) == [.keyPath, .constantValue])
    #expect(sum.description == "age + 3" && sum.arguments?.first?.keyPath == "age")
    #expect(sum.expressionValue(with: ["age": 4], context: nil) as? Int == 7)
    #expect(sum == NSExpression(format: "age + 3") && sum != NSExpression(format: "age + 4"))

    let variable = NSExpression(forVariable: "x")
    #expect(variable.expressionValue(with: nil, context: ["x": "wren"]) as? String == "wren")
    let union = NSExpression(
      forUnionSet: NSExpression(forConstantValue: [1, 2]),
      with: NSExpression(forConstantValue: [2, 3])
    )
    #expect(union.expressionValue(with: nil, context: nil) as? Set<Int> == [1, 2, 3])
    let block = NSExpression { object, values, _ in
      "\(object ?? "") \(values)"
    }
    #expect(block.expressionValue(with: "a", context: nil) as? String == "a []")
    let old = NSExpression(
      forSubquery: NSExpression(forKeyPath: "ages"),
      usingIteratorVariable: "age",
      predicate: NSPredicate(format: "$age > 2")
    )
    #expect(old.expressionValue(with: ["ages": [1, 3, 4]], context: nil) as? [Int] == [3, 4])
  }

  @Test(.oracle("L-215")) func `are compared by predicates`() {
    let begins = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "WR"),
      modifier: .direct,
      type: .beginsWith,
      options: [.caseInsensitive]
    )
    #expect(begins.evaluate(with: ["name": "wren"]) && !begins.evaluate(with: ["name": "tit"]))
    #expect(begins.predicateFormat == "name BEGINSWITH[c] \"WR\"")
    let young = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "ages"),
      rightExpression: NSExpression(forConstantValue: 3),
      modifier: .any,
      type: .lessThan
    )
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [begins, young])
    #expect(both.evaluate(with: ["name": "Wren", "ages": [2, 5]] as [String: Any]))
    #expect(!both.evaluate(with: ["name": "Wren", "ages": [4, 5]] as [String: Any]))
    let birds: NSArray = [["name": "wren"], ["name": "tit"]]
    #expect(birds.filtered(using: begins).count == 1)
  }

  @Test(
    .oracle("L-215"),
    arguments: ["(age + 1) * 2 > 7", "age * 2 == 6 AND (age = 2 OR age = 3)", "now() > %@"]
  )
  func `are parts of formats`(format: String) {
    let predicate = NSPredicate(format: format, argumentArray: [Date.distantPast])
    #expect(predicate.evaluate(with: ["age": 3]))
  }
}
