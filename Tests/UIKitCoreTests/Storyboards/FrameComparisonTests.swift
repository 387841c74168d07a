import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Comparing frames with the saved ones` {
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

  private func comparisons(of text: String) throws -> [FrameComparison] {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var options = PreviewOptions()
    options.keepsDrawnPlaces = true
    return try DocumentPreview(contentsOf: url, options: options).frameComparisons()
  }

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
}
