import InterfaceBuilder
import Testing

@Suite struct `Texts beside a document` {
  let path = "\(Fixtures.folder)/App/Base.lproj/Birds.storyboard"

  @Test func `a strings file gives texts by object and property`() throws {
    let french = try #require(Localization(of: path, language: "fr"))
    #expect(french.string("text", of: "lbl-01-aaa") == "Héron cendré")
    #expect(french.string("normalTitle", of: "btn-01-aaa") == "Signaler \"ici\"\nà droite")
    #expect(french.string("text", of: "btn-01-aaa") == nil)
    #expect(french.strings.count == 2)
  }

  @Test func `a region falls back on its language`() {
    #expect(Localization(of: path, language: "fr-CA")?.language == "fr")
  }

  @Test func `a string catalogue gives them too`() {
    let dutch = Localization(of: path, language: "nl")
    #expect(dutch?.strings == ["lbl-01-aaa.text": "Blauwe reiger"])
  }

  @Test func `a document in a language's own folder has none`() {
    #expect(
      Localization(of: "\(Fixtures.folder)/App/fr.lproj/Birds.storyboard", language: "nl") == nil
    )
  }

  @Test func `a language without texts is nil`() {
    #expect(Localization(of: path, language: "is") == nil)
    #expect(Localization.languages(of: path) == ["fr", "nl"])
  }
}
