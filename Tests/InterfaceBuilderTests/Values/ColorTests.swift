import InterfaceBuilder
import Testing

@Suite struct `Reading colours` {
  @Test(arguments: [
    (
      #"<color red="1" green="0.5" blue="0.0" alpha="0.25" colorSpace="custom" customColorSpace="sRGB"/>"#,
      Color(components: .rgb(red: 1, green: 0.5, blue: 0, space: .sRGB), alpha: 0.25)
    ),
    (
      #"<color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>"#,
      Color(components: .rgb(red: 1, green: 0, blue: 0, space: .displayP3))
    ),
    (
      #"<color white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#,
      Color(components: .white(0.5, space: .calibratedRGB))
    ),
    (
      #"<color red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>"#,
      Color(components: .rgb(red: 0, green: 0, blue: 1, space: .calibratedRGB))
    ),
    (
      #"<color cyan="1" magenta="0" yellow="0" black="0" alpha="1" colorSpace="deviceCMYK"/>"#,
      Color(components: .cmyk(cyan: 1, magenta: 0, yellow: 0, black: 0))
    ),
    (#"<color name="Reeds"/>"#, Color(name: .asset("Reeds"))),
    (#"<color systemColor="labelColor"/>"#, Color(name: .system("labelColor"))),
    (#"<color cocoaTouchSystemColor="darkTextColor"/>"#, Color(name: .system("darkTextColor"))),
  ])
  func `every spelling`(_ text: String, _ color: Color) throws {
    #expect(Color(try Fixtures.element(text)) == color)
  }

  @Test func `a system colour keeps its fallback`() throws {
    let color = Color(
      try Fixtures.element(
        #"<color systemColor="linkColor" red="0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
      )
    )
    #expect(color?.name == .system("linkColor"))
    #expect(color?.components == .rgb(red: 0, green: 0.5, blue: 1, space: .sRGB))
  }

  @Test(arguments: [
    "<color/>", #"<color red="1" green="0"/>"#, #"<color white="pale"/>"#,
    #"<color red="0x1" green="0" blue="0"/>"#, #"<color white="inf"/>"#,
  ])
  func `what is no colour is nil`(_ text: String) throws {
    #expect(Color(try Fixtures.element(text)) == nil)
  }
}
