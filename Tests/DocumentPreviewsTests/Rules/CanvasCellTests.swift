import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `Cells as the canvas had them` {
  /// A view in a cell's content, whose margins are the table's.
  private let inner = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
    </view>
    """

  @Test(arguments: [(12_120, 15), (14_490, 20)])
  func `cells once had their own margins in wide tables`(tools: Int, x: CGFloat) throws {
    let scene = """
      <tableViewController id="c">
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" id="table">
          <rect key="frame" x="0.0" y="0.0" width="414" height="736"/>
          <prototypes>
            <tableViewCell preservesSuperviewLayoutMargins="YES" reuseIdentifier="row" id="row">
              <rect key="frame" x="0.0" y="28" width="414" height="44"/>
              <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES"
                  tableViewCell="row" id="content">
                <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
                <subviews>\(inner)</subviews>
                <constraints>
                  <constraint firstItem="inner" firstAttribute="leading" secondItem="content"
                      secondAttribute="leadingMargin" id="1"/>
                </constraints>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
      """
    let findings = try Canvas.findings(scene, tools: tools, device: "retina5_5")
    #expect(Canvas.found("inner", in: findings)?.minX == x)
  }

  @Test func `items have margins of their own`() throws {
    let scene = """
      <collectionViewController id="c">
        <collectionView key="view" dataMode="prototypes" id="list">
          <rect key="frame" x="0.0" y="0.0" width="414" height="736"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="flow">
            <size key="itemSize" width="414" height="98"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell preservesSuperviewLayoutMargins="YES" reuseIdentifier="i" id="item">
              <rect key="frame" x="0.0" y="0.0" width="414" height="98"/>
              <view key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="414" height="98"/>
                <subviews>\(inner)</subviews>
              </view>
              <constraints>
                <constraint firstItem="inner" firstAttribute="leading" secondItem="item"
                    secondAttribute="leadingMargin" id="1"/>
              </constraints>
            </collectionViewCell>
          </cells>
        </collectionView>
      </collectionViewController>
      """
    let findings = try Canvas.findings(scene, tools: 14_868, device: "retina5_5")
    #expect(Canvas.found("inner", in: findings)?.minX == 8)
  }

  @Test func `where a cell's content ends is given up first`() throws {
    let scene = """
      <tableViewController id="c">
        <tableView key="view" style="plain" dataMode="prototypes" rowHeight="44" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <prototypes>
            <tableViewCell reuseIdentifier="row" id="row">
              <rect key="frame" x="0.0" y="28" width="375" height="44"/>
              <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <subviews>
                  <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
                    <rect key="frame" x="2" y="0.0" width="24" height="30"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="24" id="width"/>
                    </constraints>
                  </view>
                </subviews>
                <constraints>
                  <constraint firstItem="inner" firstAttribute="leading" secondItem="content"
                      secondAttribute="leading" constant="2" id="start"/>
                  <constraint firstAttribute="trailing" secondItem="inner"
                      secondAttribute="trailing" constant="16" id="end"/>
                </constraints>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </tableViewController>
      """
    let findings = try Canvas.findings(scene, tools: 16_097)
    #expect(Canvas.found("inner", in: findings)?.width == 24)
    #expect(findings.conflicts.map { $0.refused.id } == ["end"])
  }
}
