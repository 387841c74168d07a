import InterfaceBuilder
import Testing

@Suite struct `Reading fonts` {
  @Test(arguments: [
    (
      #"<fontDescription type="system" pointSize="17"/>"#,
      Font(face: .system(weight: nil), size: 17)
    ),
    (
      #"<fontDescription type="system" weight="semibold" pointSize="15"/>"#,
      Font(face: .system(weight: "semibold"), size: 15)
    ),
    (#"<fontDescription type="boldSystem" pointSize="9"/>"#, Font(face: .boldSystem, size: 9)),
    (#"<fontDescription type="italicSystem" pointSize="9"/>"#, Font(face: .italicSystem, size: 9)),
    (
      #"<fontDescription style="UICTFontTextStyleBody"/>"#,
      Font(face: .textStyle("UICTFontTextStyleBody"))
    ),
    (
      #"<fontDescription name="Avenir-Book" family="Avenir" pointSize="12.5"/>"#,
      Font(face: .named("Avenir-Book", family: "Avenir"), size: 12.5)
    ),
    (#"<font size="14" name="Courier"/>"#, Font(face: .named("Courier", family: nil), size: 14)),
    (#"<font metaFont="smallSystem"/>"#, Font(face: .system(weight: nil), size: 12)),
    (#"<font metaFont="systemBold" size="20"/>"#, Font(face: .boldSystem, size: 20)),
  ])
  func `every spelling`(_ text: String, _ font: Font) throws {
    #expect(Font(try Fixtures.element(text)) == font)
  }
}
