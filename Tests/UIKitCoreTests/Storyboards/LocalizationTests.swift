import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitCore

/// Strings that a language has for a document.
@Suite @MainActor
struct `Translating a document` {
  static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects><view id="v" toolTip="Bird"/></objects></document>
    """

  /// A folder with a document in `Base.lproj` and its French strings.
  static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("translations-\(UUID().uuidString)")
    for (path, text) in [
      ("Base.lproj/Nest.xib", document),
      ("fr.lproj/Nest.strings", "/* Class = \"UIView\"; */\n\"v.toolTip\" = \"Oiseau\";\n"),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return folder
  }

  @Test(arguments: [("fr", "Oiseau"), ("fr-CA", "Oiseau"), ("de", "Bird")])
  func `a string is read in the language that is asked for`(
    language: String,
    expected: String
  ) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = StoryboardLocation(bundle: nil, folder: folder, languages: [language])
    let source = try #require(location.open("Nest", extension: "xib"))
    let archive = NibArchive(source: source, traits: .current)
    let element = try #require(source.document.objects.first)
    #expect(NibCoder(element: element, archive: archive).string("toolTip") == expected)
  }

  @Test func `segments are translated by their place`() throws {
    let text = Fixture.nibDocument(
      """
      <segmentedControl id="g"><rect key="frame" x="0" y="0" width="90" height="32"/>
      <segments><segment title="Heard"/><segment title="Seen"/></segments></segmentedControl>
      """
    )
    let source = NibSource(
      document: try Document(data: Data(text.utf8), file: "Test.xib"),
      bundle: nil,
      localization: Localization(language: "fr", strings: ["g.segmentTitles[1]": "Vu"])
    )
    let objects = NibInstance(source: source).instantiate(owner: nil, external: [:])
    let control = try #require(objects.first as? UISegmentedControl)
    #expect(control.titleForSegment(at: 0) == "Heard")
    #expect(control.titleForSegment(at: 1) == "Vu")
  }
}
