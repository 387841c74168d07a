import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite struct `Words as the canvas had them` {
  /// The width of a label that nothing but its words makes wide, as the tools of a version had it.
  private func width(_ words: String, font: String, tools: Int) throws -> CGFloat {
    try width(
      of: """
        <label text="\(words)" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
          <fontDescription key="fontDescription" \(font)/>
        </label>
        """,
      tools: tools
    )
  }

  /// The width of the view `a`, which is held at its top left.
  private func width(of views: String, tools: Int) throws -> CGFloat {
    try frame(of: views, tools: tools).width
  }

  /// Where the view `a` is, which is held at its top left.
  private func frame(of views: String, tools: Int) throws -> CGRect {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
          toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>\(views)</subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="top" secondItem="root"
                  secondAttribute="top" id="1"/>
              <constraint firstItem="a" firstAttribute="leading" secondItem="root"
                  secondAttribute="leading" id="2"/>
            </constraints>
          </view>
        </objects>
      </document>
      """
    return try #require(Canvas.found("a", in: Canvas.findings(of: text)))
  }

  @Test(arguments: [(14_113, 121), (15_705, 131)])
  func `segments had less room before iOS 13`(tools: Int, expected: CGFloat) throws {
    let control = """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="30" height="29"/>
        <segments><segment title="First"/><segment title="Second"/></segments>
      </segmentedControl>
      """
    #expect(try width(of: control, tools: tools) == expected)
  }

  @Test func `words are as wide as in the system font of their day`() throws {
    let font = #"type="system" pointSize="20""#
    let widths = try [12_120, 14_490, 22_154].map { try width("Early 11", font: font, tools: $0) }
    #expect(widths[0] > widths[1] + 1)
    // The advances that were recorded on iOS make 65.2332 points of it (Q-60).
    #expect(widths[2] == 65.5)
    let text = #"type="system" pointSize="17""#
    let sentence = "Move messages to the archive"
    #expect(
      try width(sentence, font: text, tools: 17_147) > width(sentence, font: text, tools: 17_156)
    )
    let older = try width("PRESS RESET", font: text, tools: 7_706)
    #expect(try abs(width("PRESS RESET", font: text, tools: 14_490) - older) > 1)
  }

  @Test func `the bold font of documents is bolder than that of code`() throws {
    let words = "Move messages to the archive"
    let bold = #"type="boldSystem" pointSize="17""#
    let semibold = #"type="system" weight="semibold" pointSize="17""#
    #expect(
      try width(words, font: bold, tools: 22_505) > width(words, font: semibold, tools: 22_505) + 2
    )
    #expect(UIFont.boldSystemFont(ofSize: 17).weight == .semibold)
  }

  /// Frames of a label of the style body, as high as said, and of a button of the same style.
  private func widthOfButton(besideLabels heights: [CGFloat]) throws -> CGFloat {
    let labels = heights.enumerated().map { index, height in
      """
      <label text="Name" id="l\(index)">
        <rect key="frame" x="0.0" y="\(40 * index)" width="100" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
    }
    return try width(
      of: """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <state key="normal" title="Remember the name"/>
        </button>
        \(labels.joined())
        """,
      tools: 18_122
    )
  }

  @Test func `a scene whose lines are as high as the smallest text is laid out with it`() throws {
    let usual = try widthOfButton(besideLabels: [20.5, 80])
    let smallest = try widthOfButton(besideLabels: [17, 17, 80])
    #expect(smallest < usual * 0.88)
    #expect(try widthOfButton(besideLabels: [17, 20.5]) == usual)
    #expect(try widthOfButton(besideLabels: [80]) == usual)
  }
}
