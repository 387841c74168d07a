import InterfaceBuilder
import Testing

@Suite struct `Reading constraints` {
  let birds: Document

  init() throws { birds = try Fixtures.document("App/Base.lproj/Birds.storyboard") }

  private func constraint(_ id: String) throws -> Constraint {
    try #require(birds.element(id: id).flatMap { Constraint($0) })
  }

  @Test func `a ratio reads as its quotient`() throws {
    let constraint = try constraint("con-01-aaa")
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == "img-01-aaa")
    #expect(constraint.multiplier == 16.0 / 9)
    #expect(constraint.priority == 1000)
    #expect(constraint.relation == .equal)
  }

  @Test func `relation, priority and standard spacing`() throws {
    let constraint = try constraint("con-03-aaa")
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.priority == 750)
    #expect(constraint.constant == 20)
    #expect(constraint.usesStandardSpacing)
    #expect(!constraint.isPlaceholder)
  }

  @Test(arguments: [("2/3", 2.0 / 3), ("0.5", 0.5), ("1:0", 1), ("a:b", 1), ("1:2:3", 1)])
  func `multipliers`(_ text: String, _ value: Double) throws {
    let element = try Fixtures.element(
      #"<constraint firstAttribute="width" multiplier="\#(text)" id="x"/>"#
    )
    #expect(Constraint(element)?.multiplier == value)
  }
}
