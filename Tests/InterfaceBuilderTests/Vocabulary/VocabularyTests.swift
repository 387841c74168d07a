import Testing

@testable import InterfaceBuilder

@Suite struct `The vocabulary` {
  @Test func `is written without mistakes`() {
    #expect(VocabularyDraft(VocabularyText.all).mistakes == [])
  }

  @Test func `mistakes are found`() {
    let draft = VocabularyDraft(["element a b:bool c:nonsense d +nobody", "group g +g x:text"])
    #expect(draft.mistakes == ["group g", "c:nonsense", "d", "+nobody"])
  }

  @Test func `knows elements, attributes and their values`() throws {
    let vocabulary = Vocabulary.standard
    func kind(_ element: String, _ attribute: String) -> ValueKind? {
      let names = vocabulary.names.names
      guard let tag = names.firstIndex(of: element), let name = names.firstIndex(of: attribute)
      else { return nil }
      return vocabulary.kind(of: name, in: tag)
    }
    #expect(vocabulary.elements.count > 240)
    #expect(kind("label", "text") == .text)
    #expect(kind("label", "hidden") == .bool)
    #expect(kind("label", "numberOfPages") == nil)
    #expect(kind("outlet", "destination") == .reference)
    #expect(kind("constraint", "multiplier") == .ratio)
    let alignment = try #require(kind("label", "textAlignment"))
    #expect(vocabulary.accepts("natural", as: alignment))
    #expect(!vocabulary.accepts("sideways", as: alignment))
  }

  @Test(arguments: [
    (ValueKind.bool, "YES", "yes"), (.integer, "-12", "1.5"), (.number, "1.5", "wide"),
    (.unit, "0.5", "1.5"), (.extent, "infinite", "finite"), (.ratio, "16:9", "16:"),
    (.version, "14490.70", "v3"), (.className, "Bird", "A Bird"), (.fontSize, "system", "big"),
    (.traits, "heightClass=compact-widthClass=regular", "heightClass"), (.id, "a", ""),
    (.moduleProvider, "target", "Birds"),
  ])
  func `values are held against their kind`(_ kind: ValueKind, _ good: String, _ bad: String) {
    #expect(kind.accepts(good, choices: []))
    #expect(!kind.accepts(bad, choices: []))
    #expect(!kind.expectation.isEmpty)
  }
}
