import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `Edges of low scenes and views on the canvas` {
  /// A view tied to the bottom of the safe area of a xib's view.
  private func distance(below width: CGFloat, _ height: CGFloat, tools: Int) throws -> CGFloat? {
    let view = """
      <view id="top">
        \(Canvas.content(width, height, edge: "bottom"))
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      """
    return Canvas.found("a", in: try Canvas.xib(view, tools: tools)).map { height - $0.maxY }
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
    let scene = Canvas.scene(414, 848, edge: "bottom")
    let findings = try Canvas.findings(scene, tools: tools, device: "retina6_1")
    #expect(Canvas.found("a", in: findings)?.maxY == 848 - below)
  }

  @Test(arguments: [(842, 56), (896, 92)])
  func `what is below the bar of a stack in a sheet begins at 56`(
    height: CGFloat,
    y: CGFloat
  ) throws {
    let scene = Canvas.scene(414, height, edge: "top")
    let stack = Canvas.stack.replacing(
      "</navigationController>",
      with: """
          <connections>
            <segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>
          </connections>
        </navigationController>
        """
    )
    let findings = try Canvas.findings(
      Canvas.presenter,
      stack,
      scene,
      tools: 22_505,
      device: "retina6_1"
    )
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
    let scene = Canvas.scene(375, 667, edge: "top")
    let findings = try Canvas.findings(shower, scene, tools: 14_113, device: "retina4_7")
    #expect(Canvas.found("a", in: findings)?.minY == y)
  }
}
