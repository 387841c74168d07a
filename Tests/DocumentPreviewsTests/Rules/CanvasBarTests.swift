import Device
import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `Bars and edges as the canvas had them` {
  @Test(arguments: [
    (14_113, true, CGRect(x: 0, y: 20, width: 375, height: 44)),
    (16_097, true, CGRect(x: 0, y: 0, width: 375, height: 56)),
    (14_113, false, CGRect(x: 0, y: 20, width: 375, height: 44)),
    (23_000, false, CGRect(x: 0, y: 20, width: 375, height: 44)),
  ])
  func `the bar of a presented stack is drawn as in a sheet`(
    tools: Int,
    isPresented: Bool,
    bar: CGRect
  ) throws {
    let first = isPresented ? Canvas.presenter : #"<viewController id="first"/>"#
    let findings = try Canvas.findings(first, Canvas.stack, tools: tools, device: "retina4_7")
    #expect(Canvas.found("bar", in: findings) == bar)
  }

  @Test(arguments: [
    (24_506, "retina6_1", 96, 150), (24_506, "retina4_7", 20, 74), (23_504, "retina6_1", 48, 92),
  ])
  func `what is below the taller bars of Xcode 26 begins where they end`(
    tools: Int,
    device: String,
    y: CGFloat,
    top: CGFloat
  ) throws {
    let size = try #require(DeviceModel(named: device)).size
    let stack = """
      <navigationController id="stack">
        <navigationBar key="navigationBar" id="bar">
          <rect key="frame" x="0.0" y="20" width="375" height="44"/>
        </navigationBar>
        <connections>
          <segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>
        </connections>
      </navigationController>
      """
    let scene = Canvas.scene(size.width, size.height, edge: "top")
    let findings = try Canvas.findings(stack, scene, tools: tools, device: device)
    #expect(Canvas.found("bar", in: findings)?.minY == y)
    #expect(Canvas.found("a", in: findings)?.minY == top)
  }

  @Test(.oracle("S-5"), arguments: [(14_109, 44), (16_097, 50)])
  func `the bars of iPads grew`(tools: Int, height: CGFloat) throws {
    let findings = try Canvas.findings(Canvas.stack, tools: tools, device: "ipad9_7")
    #expect(Canvas.found("bar", in: findings)?.height == height)
  }

  @Test(arguments: [(14_113, "modal", 6), (16_096, "modal", 12), (16_096, "show", 6)])
  func `what is in a bar of a presented scene lies as in a sheet`(
    tools: Int,
    kind: String,
    y: CGFloat
  ) throws {
    let scene = """
      <viewController id="stack">
        <view key="view" id="own">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <navigationBar fixedFrame="YES" id="bar">
              <rect key="frame" x="0.0" y="20" width="320" height="44"/>
              <items>
                <navigationItem id="item">
                  <barButtonItem key="rightBarButtonItem" style="plain" id="right">
                    <view key="customView" id="custom">
                      <rect key="frame" x="258" y="0.0" width="46" height="32"/>
                    </view>
                  </barButtonItem>
                </navigationItem>
              </items>
            </navigationBar>
          </subviews>
        </view>
      </viewController>
      """
    let first = Canvas.presenter.replacing(#"kind="presentation""#, with: #"kind="\#(kind)""#)
    let findings = try Canvas.findings(first, scene, tools: tools, device: "retina4_7")
    #expect(Canvas.found("custom", in: findings)?.minY == y)
  }

  @Test(arguments: [
    (23_504, "retina6_1", 862), (23_727, "retina6_1", 828), (24_506, "retina6_1", 828),
    (24_506, "retina5_5", 896),
  ])
  func `newer canvases count twice what the device covers of a scene`(
    tools: Int,
    device: String,
    bottom: CGFloat
  ) throws {
    let scene = Canvas.scene(414, 896, edge: "bottom")
    #expect(
      Canvas.found("a", in: try Canvas.findings(scene, tools: tools, device: device))?.maxY
        == bottom
    )
  }

  @Test(.oracle("S-1"), arguments: [(19_455, 44), (22_505, 50)])
  func `the phone of a mini's size has its status bar while minis are sold`(
    tools: Int,
    top: CGFloat
  ) throws {
    let scene = Canvas.scene(375, 812, edge: "top")
    let findings = try Canvas.findings(scene, tools: tools, device: "retina5_9")
    #expect(Canvas.found("a", in: findings)?.minY == top)
  }

  @Test(arguments: [(371, "", 16, 44), (414, "", 20, 44), (371, "kept", 7, 49)])
  func `a xib's view has the margins of a controller's view, or its own`(
    width: Double,
    kept: String,
    x: CGFloat,
    y: CGFloat
  ) throws {
    let margins = #"<edgeInsets key="layoutMargins" top="5" left="7" bottom="5" right="7"/>"#
    let view = """
      <view id="top">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="500"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="top"
              secondAttribute="leadingMargin" id="1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="top"
              secondAttribute="topMargin" id="2"/>
        </constraints>
        \(kept.isEmpty ? "" : margins)
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    let a = try #require(Canvas.found("a", in: Canvas.xib(view, tools: 17_701)))
    #expect(a.origin == CGPoint(x: x, y: y))
  }

  @Test func `a detail button took less room than it does`() throws {
    let cell = """
      <tableViewCell accessoryType="detailButton" rowHeight="44" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    #expect(Canvas.found("content", in: try Canvas.xib(cell, tools: 20_037))?.width == 283.5)
  }

  @Test(arguments: [(23_504, 36), (24_506, 44)])
  func `a detail button takes more room since Xcode 26`(tools: Int, room: CGFloat) throws {
    let cell = """
      <tableViewCell accessoryType="detailButton" rowHeight="44" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let width = try #require(Canvas.found("content", in: try Canvas.xib(cell, tools: tools))?.width)
    #expect(abs(414 - width - room) < 6)
  }

  @Test(arguments: [(23_504, 48), (24_506, 96)])
  func `what the device covers of a xib's view counts twice, too`(tools: Int, y: CGFloat) throws {
    let view = """
      <view id="top">
        \(Canvas.content(414, 896, edge: "top"))
      </view>
      """
    #expect(Canvas.found("a", in: try Canvas.xib(view, tools: tools))?.minY == y)
  }

  @Test func `a header of a collection that stands alone has margins as a view has`() throws {
    let header = """
      <collectionReusableView id="top">
        <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="top"
              secondAttribute="leadingMargin" id="1"/>
        </constraints>
      </collectionReusableView>
      """
    #expect(Canvas.found("a", in: try Canvas.xib(header, tools: 23_504))?.minX == 16)
  }

  @Test(arguments: [
    (23_504, CGRect(x: 8, y: 10, width: 184, height: 31)),
    (24_128, CGRect(x: 10, y: 10, width: 180, height: 34)),
  ])
  func `sliders stood two points out of what constraints give them`(
    tools: Int,
    frame: CGRect
  ) throws {
    let view = """
      <view id="top">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <subviews>
          <slider translatesAutoresizingMaskIntoConstraints="NO" id="slider">
            <rect key="frame" x="10" y="10" width="180" height="34"/>
          </slider>
        </subviews>
        <constraints>
          <constraint firstItem="slider" firstAttribute="leading" secondItem="top"
              secondAttribute="leading" constant="10" id="1"/>
          <constraint firstItem="slider" firstAttribute="top" secondItem="top"
              secondAttribute="top" constant="10" id="2"/>
          <constraint firstAttribute="trailing" secondItem="slider"
              secondAttribute="trailing" constant="10" id="3"/>
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    #expect(Canvas.found("slider", in: try Canvas.xib(view, tools: tools)) == frame)
  }
}
