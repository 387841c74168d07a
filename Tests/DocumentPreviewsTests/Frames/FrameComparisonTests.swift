import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite(.noLeaks) struct `Comparing frames with the saved ones` {
  /// A view pinned 20 points from the left, 30 wide and high; the other one has no constraints.
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="25" y="0.0" width="30" height="30"/>
            </view>
            <view contentMode="scaleToFill" fixedFrame="YES"
                translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="60" y="10" width="30" height="30"/>
            </view>
            <view contentMode="scaleToFill" misplaced="YES" id="c">
              <rect key="frame" x="90" y="10" width="30" height="30"/>
            </view>
            <view contentMode="scaleToFill" ambiguous="YES" id="d">
              <rect key="frame" x="90" y="50" width="30" height="30"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="top"
                secondAttribute="leading" constant="20" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="top"
                secondAttribute="top" id="2"/>
            <constraint firstItem="a" firstAttribute="width" constant="30" id="3"/>
            <constraint firstItem="a" firstAttribute="height" constant="30" id="4"/>
          </constraints>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
    </document>
    """

  /// A label of an application's class, which Xcode asked for its size, beside a view.
  private let designed = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="19455" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
          <subviews>
            <label text="Title" numberOfLines="0" customClass="BigLabel"
                translatesAutoresizingMaskIntoConstraints="NO" id="big">
              <rect key="frame" x="0.0" y="0.0" width="66.5" height="33.5"/>
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label>
          </subviews>
          <constraints>
            <constraint firstItem="big" firstAttribute="leading" secondItem="top"
                secondAttribute="leading" id="1"/>
            <constraint firstItem="big" firstAttribute="top" secondItem="top"
                secondAttribute="top" id="2"/>
          </constraints>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
      <designables>
        <designable name="big">
          <size key="intrinsicContentSize" width="66.5" height="33.5"/>
        </designable>
      </designables>
    </document>
    """

  @Test func `takes the size that Xcode was answered by a class it ran`() throws {
    let found = try comparisons(of: designed)
    #expect(found.map { $0.element.id } == ["top", "big"])
    #expect(found.map(\.isExact) == [true, true])
  }

  @Test func `tells how far each view is off, and leaves out what Xcode marks`() throws {
    let found = try comparisons(of: text)
    #expect(found.map { $0.element.id } == ["top", "a", "b"])
    #expect(found.map(\.distance) == [0, 5, 0])
    #expect(found.map(\.matches) == [true, false, true])
    #expect(found.allSatisfy { !$0.dependsOnText })
    #expect(found.map(\.isConstrained) == [false, true, false])
  }

  /// A xib with one view of a size of its own and one view in it.
  private func xib(tools: Int, device: String, inner: String, rest: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0.0" y="64" width="200" height="300"/>
          <subviews>
            \(inner)
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="safe"
                secondAttribute="leading" id="1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="safe"
                secondAttribute="top" id="2"/>
          </constraints>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
      \(rest)
    </document>
    """
  }

  @Test(arguments: [
    (14_460, "retina6_1", 0), (16_000, "retina6_1", 44), (22_000, "retina6_1", 48),
    (21_507, "retina4_7", 0), (21_701, "retina4_7", 20),
    (23_000, "retina4_7", 20),
  ])
  func `takes the safe area that the canvas of the version had`(
    tools: Int,
    device: String,
    top: CGFloat
  ) throws {
    let inner = """
      <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      </label>
      """
    let found = try comparisons(of: xib(tools: tools, device: device, inner: inner))
    #expect(found.map(\.found.minY) == [64, top])
    #expect(found[1].dependsOnText)
  }

  @Test func `takes the size that a class reported to Xcode, which is not made of words here`()
    throws
  {
    let inner = """
      <label text="Title" customClass="Headline"
          translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="25"/>
      </label>
      """
    let reported = """
      <designables>
        <designable name="a"><size key="intrinsicContentSize" width="80" height="25"/></designable>
      </designables>
      """
    let found = try comparisons(
      of: xib(tools: 16_000, device: "retina4_7", inner: inner, rest: reported)
    )
    #expect(found[1].found == CGRect(x: 0, y: 0, width: 80, height: 25))
    #expect(!found[1].dependsOnText)
  }

  @Test(arguments: [(12_000, ["root"]), (14_000, ["navigation", "root"])])
  func `leaves out the bars that the canvas never laid out`(tools: Int, ids: [String]) throws {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" initialViewController="n">
        <device id="retina4_7" orientation="portrait"/>
        <scenes>
          <scene sceneID="s1"><objects>
            <tabBarController id="t">
              <tabBar key="tabBar" id="tabs">
                <rect key="frame" x="0.0" y="975" width="768" height="49"/>
              </tabBar>
              <connections>
                <segue destination="n" kind="relationship" relationship="viewControllers" id="g"/>
              </connections>
            </tabBarController>
          </objects></scene>
          <scene sceneID="s2"><objects>
            <navigationController id="n">
              <navigationBar key="navigationBar" id="navigation">
                <rect key="frame" x="0.0" y="20" width="375" height="44"/>
              </navigationBar>
              <connections>
                <segue destination="c" kind="relationship" relationship="rootViewController"
                    id="r"/>
              </connections>
            </navigationController>
          </objects></scene>
          <scene sceneID="s3"><objects>
            <viewController id="c">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              </view>
            </viewController>
          </objects></scene>
        </scenes>
      </document>
      """
    let found = try comparisons(of: storyboard, extension: "storyboard")
    #expect(found.map { $0.element.id } == ids)
    #expect(found.allSatisfy { $0.matches })
  }

  @Test func `leaves a view that constraints do not size as large as it was drawn`() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="90" y="70" width="120" height="33"/>
      </view>
      """
    let found = try comparisons(of: xib(tools: 16_000, device: "retina4_7", inner: inner))
    #expect(found[1].found == CGRect(x: 0, y: 0, width: 120, height: 33))
  }

  @Test func `names views that constraints leave open, and constraints without effect`() throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="120" height="33"/>
        <constraints>
          <constraint firstAttribute="width" constant="120" id="3"/>
          <constraint firstAttribute="width" constant="60" id="4"/>
        </constraints>
      </view>
      """
    let found = try Canvas.findings(of: xib(tools: 16_000, device: "retina4_7", inner: inner))
    #expect(found.ambiguities.map { $0.element.id } == ["a"])
    #expect(found.ambiguities.map(\.openNumbers) == [[.height]])
    #expect(found.conflicts.map { $0.refused.id } == ["4"])
    #expect(found.conflicts.map { $0.others.map { $0.id } } == [["3"]])
  }

  /// A stack of an empty view, activity that has not started, and a hidden view.
  private func stack(tools: Int) -> String {
    xib(
      tools: tools,
      device: "retina4_7",
      inner: """
        <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
          <subviews>
            <view contentMode="scaleToFill" id="empty">
              <rect key="frame" x="0.0" y="0.0" width="60" height="50"/>
            </view>
            <activityIndicatorView hidden="YES" style="medium" id="activity">
              <rect key="frame" x="0.0" y="50" width="60" height="20"/>
            </activityIndicatorView>
            <label hidden="YES" text="Words" id="hidden">
              <rect key="frame" x="0.0" y="70" width="60" height="0.0"/>
            </label>
          </subviews>
        </stackView>
        """
    )
  }

  @Test(arguments: [(12_000, 1000), (16_000, 50)])
  func `gives what would not be seen in a stack the room that the canvas gives it`(
    tools: Int,
    length: CGFloat
  ) throws {
    let found = try comparisons(of: stack(tools: tools))
    let ids = ["top", "a", "empty", "activity", "hidden"]
    #expect(found.map { $0.element.id } == ids)
    let heights: [CGFloat] = [300, length + 20, length, 20, 0]
    #expect(found.map(\.found.height) == heights)
    // What stands for activity is 20 wide, and pulls the others in.
    #expect(found.map(\.found.width) == [200, length, length, length, length])
  }

  /// Two views, the second 8 points below the first as constraints say, and 20 as drawn.
  private func pair(_ attributes: String) -> String {
    xib(
      tools: 16_000,
      device: "retina4_7",
      inner: """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="0.0" y="0.0" width="120" height="33"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="3"/>
            <constraint firstAttribute="height" constant="33" id="4"/>
            <constraint firstAttribute="height" constant="90" priority="999" id="5"/>
          </constraints>
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="b">
          <rect key="frame" x="0.0" y="53" width="120" height="33"/>
          <constraints>
            <constraint firstItem="b" firstAttribute="top" secondItem="a"
                secondAttribute="bottom" constant="8" id="6"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a"
                secondAttribute="width" id="7"/>
          </constraints>
        </view>
        """
    )
  }

  @Test func `proves which saved frames contradict what their document requires`() throws {
    let found = try Canvas.findings(of: pair(""))
    #expect(found.contradictions.map { $0.rule.id } == ["6"])
    #expect(found.contradictions.map(\.excess) == [12])
    #expect(found.contradictions.map { Set($0.views.compactMap(\.id)) } == [["a", "b"]])
    #expect(found.staleElements.count == 2)
  }

  @Test func `proves nothing of frames that Xcode marks itself`() throws {
    #expect(try Canvas.findings(of: pair("misplaced=\"YES\"")).contradictions.isEmpty)
  }

  private func comparisons(
    of text: String,
    extension ending: String = "xib"
  ) throws -> [FrameComparison] { try Canvas.findings(of: text, ending).comparisons }
}
