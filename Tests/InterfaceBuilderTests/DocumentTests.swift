import Foundation
import InterfaceBuilder
import Testing

@Suite struct `Reading a document` {
  @Test func `an empty storyboard has its header`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="a">
          <scenes/>
      </document>
      """
    let document = try Document(data: Data(text.utf8), file: "Main.storyboard")
    #expect(document.kind == .storyboard)
    #expect(document.version == "3.0")
    #expect(document.platform == .iOS)
    #expect(document.initialViewController == "a")
    #expect(document.root.position == Position(line: 2, column: 1))
    #expect(document.problems.isEmpty)
  }
}
