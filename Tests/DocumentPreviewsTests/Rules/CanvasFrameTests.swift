import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `Frames of scenes as the canvas had them` {
  /// A view below the scene's top layout guide.
  private func belowGuide(_ metrics: String) -> String {
    """
    <viewController id="c">
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="t"/>
        <viewControllerLayoutGuide type="bottom" id="b"/>
      </layoutGuides>
      <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="0.0" y="20" width="30" height="30"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="t" secondAttribute="bottom"
              id="1"/>
        </constraints>
      </view>
      \(metrics)
    </viewController>
    """
  }

  @Test(arguments: [(true, 12_120, 20), (false, 12_120, 0), (false, 22_505, 20)])
  func `a scene without a simulated status bar once began at its top`(
    hasBar: Bool,
    tools: Int,
    top: CGFloat
  ) throws {
    let metrics = hasBar ? "" : #"<nil key="simulatedStatusBarMetrics"/>"#
    let findings = try Canvas.findings(belowGuide(metrics), tools: tools)
    #expect(Canvas.found("a", in: findings)?.minY == top)
  }

  @Test(arguments: [(14_490, 72), (17_156, 100)])
  func `newer plain tables keep room below their sections`(tools: Int, top: CGFloat) throws {
    let scene = """
      <tableViewController id="c">
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44"
            sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <view key="tableFooterView" id="footer">
            <rect key="frame" x="0.0" y="72" width="375" height="16"/>
          </view>
          <prototypes>
            <tableViewCell reuseIdentifier="row" rowHeight="44" id="row">
              <rect key="frame" x="0.0" y="28" width="375" height="44"/>
            </tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
      """
    let findings = try Canvas.findings(scene, tools: tools)
    #expect(Canvas.found("row", in: findings)?.minY == 28)
    #expect(Canvas.found("footer", in: findings)?.minY == top)
  }

  @Test func `rows of a section that leave a gap are proved stale`() throws {
    let rows = [(0, "p"), (44, "q"), (176, "r")].map { y, id in
      """
      <tableViewCell rowHeight="44" id="\(id)">
        <rect key="frame" x="0.0" y="\(y)" width="375" height="44"/>
      </tableViewCell>
      """
    }
    let scene = """
      <tableViewController id="c">
        <tableView key="view" style="plain" dataMode="static" rowHeight="44"
            sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <sections>
            <tableViewSection id="section"><cells>\(rows.joined())</cells></tableViewSection>
          </sections>
        </tableView>
      </tableViewController>
      """
    let findings = try Canvas.findings(scene, tools: 13_771)
    #expect(findings.contradictions.map { $0.rule.id } == ["section"])
    #expect(findings.contradictions.map(\.excess) == [88])
    #expect(findings.contradictions.map { $0.views.map { $0.id } } == [["p", "q", "r"]])
  }
}
