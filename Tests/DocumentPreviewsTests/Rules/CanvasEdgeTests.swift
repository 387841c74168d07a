import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `Edges of low scenes and views on the canvas` {
  private let stack = """
    <navigationController id="stack">
      <navigationBar key="navigationBar" id="bar">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      </navigationBar>
      <toolbar key="toolbar" id="tools">
        <rect key="frame" x="0.0" y="623" width="375" height="44"/>
      </toolbar>
    </navigationController>
    """

  private let presenter = """
    <viewController id="first">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections>
        <segue destination="stack" kind="presentation" id="segue"/>
      </connections>
    </viewController>
    """

  /// A xib with one view or cell on top.
  private func xib(_ object: String, tools: Int) throws -> LayoutFindings {
    try Canvas.findings(
      of: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
            toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>\(object)</objects>
        </document>
        """
    )
  }

  /// A view tied to the bottom of the safe area of a xib's view.
  private func distance(below width: CGFloat, _ height: CGFloat, tools: Int) throws -> CGFloat? {
    let view = """
      <view id="top">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="a" firstAttribute="bottom" secondItem="safe"
              secondAttribute="bottom" id="1"/>
        </constraints>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    return Canvas.found("a", in: try xib(view, tools: tools)).map { height - $0.maxY }
  }

  @Test(arguments: [
    (17_701, 390, 0), (21_701, 390, 34), (23_504, 390, 34), (24_765, 390, 34),
    (17_701, 514, 34), (23_504, 514, 34), (24_765, 514, 68),
  ])
  func `a low view of a xib is covered where it ends, and by what its version adds`(
    tools: Int,
    width: CGFloat,
    below: CGFloat
  ) throws {
    #expect(try distance(below: width, 200, tools: tools) == below)
  }

  @Test(arguments: [(23_504, 34), (24_765, 0)])
  func `a scene that is lower than the screen stands at its top since edges count twice`(
    tools: Int,
    below: CGFloat
  ) throws {
    let scene = """
      <viewController id="c">
        <view key="view" id="root">
          <rect key="frame" x="0.0" y="0.0" width="414" height="848"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="bottom" secondItem="safe"
                secondAttribute="bottom" id="1"/>
          </constraints>
        </view>
      </viewController>
      """
    let findings = try Canvas.findings(scene, tools: tools, device: "retina6_1")
    #expect(Canvas.found("a", in: findings)?.maxY == 848 - below)
  }

  @Test(arguments: [(842, 56), (896, 92)])
  func `what is below the bar of a stack in a sheet begins at 56`(
    height: CGFloat,
    y: CGFloat
  ) throws {
    let scene = """
      <viewController id="c">
        <view key="view" id="own">
          <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top"
                id="1"/>
          </constraints>
        </view>
      </viewController>
      """
    let stack = stack.replacing(
      "</navigationController>",
      with: """
          <connections>
            <segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>
          </connections>
        </navigationController>
        """
    )
    let findings = try Canvas.findings(presenter, stack, scene, tools: 22_505, device: "retina6_1")
    #expect(Canvas.found("a", in: findings)?.minY == y)
  }

  @Test(arguments: [("show", 64), ("presentation", 20)])
  func `a scene takes the simulated bar of the one that shows it`(
    kind: String,
    y: CGFloat
  ) throws {
    let shower = """
      <viewController id="first">
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        <connections><segue destination="c" kind="\(kind)" id="segue"/></connections>
      </viewController>
      """
    let scene = """
      <viewController id="c">
        <view key="view" id="own">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top"
                id="1"/>
          </constraints>
        </view>
      </viewController>
      """
    let findings = try Canvas.findings(shower, scene, tools: 14_113, device: "retina4_7")
    #expect(Canvas.found("a", in: findings)?.minY == y)
  }
}
