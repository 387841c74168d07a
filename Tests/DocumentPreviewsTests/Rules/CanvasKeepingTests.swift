import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `What the canvas keeps as it was drawn` {
  /// A scene whose root holds a view with some attributes, and constraints.
  private func scene(_ view: String, _ constraints: String, root: String = "") -> String {
    """
    <viewController id="c">
      <view key="view" \(root) id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>\(view)</subviews>
        <constraints>\(constraints)</constraints>
      </view>
    </viewController>
    """
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }

  /// A constraint between equal attributes of two items; without a first one, of the holder.
  private func tie(
    _ first: String?,
    _ attribute: String,
    _ second: String?,
    _ constant: Double = 0
  ) -> String {
    let first = first.map { #"firstItem="\#($0)""# } ?? ""
    let second = second.map { #"secondItem="\#($0)" secondAttribute="\#(attribute)""# } ?? ""
    return """
      <constraint \(first) firstAttribute="\(attribute)" \(second) constant="\(constant)"
          id="\(UUID())"/>
      """
  }

  private func pins(_ inner: String, in outer: String) -> String {
    tie(inner, "leading", outer) + tie(inner, "top", outer) + tie(nil, "trailing", inner)
      + tie(nil, "bottom", inner)
  }

  @Test(arguments: [(200, 200), (10, 20.5)])
  func `the content of a scroll view stays as long as it was drawn, but not too short`(
    drawn: Double,
    found height: CGFloat
  ) throws {
    let words = """
      <label text="Word" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO"
          id="words">
        \(rect(0, 0, 375, drawn))
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      """
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        \(rect(0, 0, 375, 667))
        <subviews>\(words)</subviews>
        <constraints>\(pins("words", in: "scroll"))\(tie("words", "width", "scroll"))</constraints>
      </scrollView>
      """
    let findings = try Canvas.findings(scene(scroll, pins("scroll", in: "root")), tools: 19_162)
    #expect(Canvas.found("words", in: findings)?.height == height)
    #expect(findings.ambiguities.isEmpty)
  }

  @Test func `an empty stack stays as wide as it was drawn`() throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        \(rect(0, 0, 300, 50))
        <subviews>
          <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            \(rect(0, 0, 300, 50))
          </stackView>
        </subviews>
        <constraints>
          \(pins("stack", in: "box"))
          <constraint firstAttribute="width" constant="200" priority="750" id="wish"/>
        </constraints>
      </view>
      """
    let findings = try Canvas.findings(
      scene(box, tie("box", "leading", "root") + tie("box", "top", "root")),
      tools: 23_504
    )
    #expect(Canvas.found("box", in: findings) == CGRect(x: 0, y: 0, width: 300, height: 50))
  }

  @Test(arguments: [(14_109, 20), (22_505, 16)])
  func `a scene wider than a small phone once had wide margins`(tools: Int, x: CGFloat) throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\(rect(0, 0, 30, 30))</view>
      """
    let margin = """
      <constraint firstItem="inner" firstAttribute="leading" secondItem="root"
          secondAttribute="leadingMargin" id="margin"/>
      """
    let plain = scene(inner, margin)
    let wide = plain.replacingOccurrences(
      of: #"width="375" height="667""#,
      with: #"width="400" height="400""#
    )
    .replacingOccurrences(
      of: "</viewController>",
      with: #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></viewController>"#
    )
    #expect(Canvas.found("inner", in: try Canvas.findings(wide, tools: tools))?.minX == x)
    #expect(Canvas.found("inner", in: try Canvas.findings(plain, tools: tools))?.minX == 16)
  }

  @Test(arguments: [(12_120, 0), (14_490, 20)])
  func `margins of old scenes do not keep clear of bars`(tools: Int, top: CGFloat) throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\(rect(0, 0, 30, 30))</view>
      """
    let margin = """
      <constraint firstItem="inner" firstAttribute="top" secondItem="root"
          secondAttribute="topMargin" id="margin"/>
      """
    #expect(
      Canvas.found("inner", in: try Canvas.findings(scene(inner, margin), tools: tools))?.minY
        == top
    )
  }
}
