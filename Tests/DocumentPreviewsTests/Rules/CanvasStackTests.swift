import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite struct `Stacks on the canvas` {
  private func findings(_ stack: String, _ constraints: String = "") throws -> LayoutFindings {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
          toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="top">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>\(stack)</subviews>
            <constraints>
              \(tie("stack", "leading", "top")) \(tie("stack", "top", "top"))
              \(tie("top", "trailing", "stack")) \(tie("top", "bottom", "stack"))
              \(constraints)
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          </view>
        </objects>
      </document>
      """
    return try Canvas.findings(of: text)
  }

  private func tie(_ first: String, _ attribute: String, _ second: String) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)"
        secondAttribute="\(attribute)" id="\(first)-\(attribute)"/>
    """
  }

  private func stack(_ attributes: String, _ views: String...) -> String {
    """
    <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>\(views.joined())</subviews>
    </stackView>
    """
  }

  private func box(_ name: String, _ id: String, y: CGFloat, _ inner: String = "") -> String {
    """
    <\(name) text="Word" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="40" height="20"/>
      \(inner)
    </\(name)>
    """
  }

  private func length(_ attribute: String, _ constant: Double) -> String {
    """
    <constraints>
      <constraint firstAttribute="\(attribute)" constant="\(constant)" id="\(attribute)"/>
    </constraints>
    """
  }

  @Test(arguments: ["firstBaseline", "lastBaseline"], [0, 33, 79])
  func `views on baselines stand in a higher stack where they were drawn`(
    alignment: String,
    y: CGFloat
  ) throws {
    let views = [box("label", "a", y: y), box("label", "b", y: y)].joined()
    let findings = try findings(stack(#"alignment="\#(alignment)""#, views))
    #expect(Canvas.found("a", in: findings)?.minY == y)
    #expect(Canvas.found("b", in: findings)?.minY == y)
  }

  @Test(.oracle("Q-40"))
  func `a view that constraints place elsewhere leaves the line of the others`() throws {
    let views = box("label", "a", y: 0) + box("view", "b", y: 50)
    let place = tie("b", "leading", "top").replacing("/>", with: #" constant="30"/>"#)
    let findings = try findings(stack(#"axis="vertical""#, views), place)
    #expect(Canvas.found("stack", in: findings)?.minX == 0)
    #expect(Canvas.found("a", in: findings)?.minX == 0)
    #expect(Canvas.found("b", in: findings)?.minX == 30)
    #expect(findings.conflicts.isEmpty)
  }

  @Test func `the first view's own constraints give way to the stack`() throws {
    let views = box("view", "a", y: 0, length("height", 16)) + box("label", "b", y: 0)
    let findings = try findings(stack("", views))
    #expect(Canvas.found("a", in: findings)?.height == 100)
    #expect(findings.conflicts.map { $0.refused.id } == ["height"])
  }

  @Test func `shares of words prove nothing of saved frames`() throws {
    let views = [(0, 60, "a"), (60, 140, "b")].map { x, width, id in
      """
      <label text="Word" id="\(id)">
        <rect key="frame" x="\(x)" y="0.0" width="\(width)" height="100"/>
      </label>
      """
    }
    let stack = stack(#"distribution="fillProportionally""#, views.joined())
    let findings = try findings(stack)
    #expect(Canvas.found("b", in: findings)?.minX == 100)
    #expect(findings.contradictions.isEmpty)
  }

  @Test(arguments: [("", 50), (#"numberOfLines="0""#, 0)])
  func `a label of one line without words measures 50 points`(
    attributes: String,
    height: CGFloat
  ) throws {
    let empty = """
      <label text="" \(attributes) verticalHuggingPriority="251"
          translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="200" height="\(height)"/>
      </label>
      """
    let findings = try findings(stack(#"axis="vertical""#, empty, box("view", "b", y: 50)))
    #expect(Canvas.found("a", in: findings)?.height == height)
  }
}
