import Foundation
import Testing
import UIKitTesting

@testable import DocumentPreviews
@testable import UIKitCore

@Suite struct `What frames hang on` {
  /// A xib's view with one view in it, named `a`, that has no constraints but its place.
  private func comparisons(_ inner: String, tools: Int = 16_000) throws -> [FrameComparison] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
          toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
          <view contentMode="scaleToFill" id="top">
            <rect key="frame" x="0.0" y="0.0" width="200" height="300"/>
            <subviews>\(inner)</subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="leading" secondItem="top"
                  secondAttribute="leading" id="1"/>
              <constraint firstItem="a" firstAttribute="top" secondItem="top"
                  secondAttribute="top" id="2"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          </view>
        </objects>
        <resources>
          <image name="saved" width="40" height="20"/>
        </resources>
      </document>
      """
    return try Canvas.comparisons(of: text)
  }

  private func element(_ name: String, _ attributes: String = "", _ inner: String = "") -> String {
    """
    <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
      \(inner)
    </\(name)>
    """
  }

  private let lengths = """
    <constraints>
      <constraint firstAttribute="width" constant="40" id="3"/>
      <constraint firstAttribute="height" constant="20" id="4"/>
    </constraints>
    """

  private func dependence(of inner: String, tools: Int = 16_000) throws -> [Bool] {
    let found = try #require(comparisons(inner, tools: tools).first { $0.element.id == "a" })
    return [found.dependsOnText, found.dependsOnUnsaved, found.hangsOnConstraints]
  }

  @Test func `words hang on words, and so on what no document holds`() throws {
    #expect(try dependence(of: element("label", #"text="Word""#)) == [true, true, false])
  }

  @Test(arguments: ["switch", "slider", "stepper", "activityIndicatorView", "pickerView"])
  func `controls hang on their size, which no document holds`(name: String) throws {
    #expect(try dependence(of: element(name)) == [false, true, false])
  }

  @Test(arguments: ["view", "switch", "label"])
  func `what constraints size hangs on nothing else`(name: String) throws {
    let inner = element(name, #"text="Word""#, lengths)
    #expect(try dependence(of: inner) == [false, false, true])
  }

  @Test func `a picture has the size that the document's resources hold`() throws {
    #expect(try dependence(of: element("imageView", #"image="saved""#)) == [false, false, true])
    #expect(try dependence(of: element("imageView", #"image="gone""#)) == [false, true, false])
  }

  @Test func `a placeholder's size is in the document`() throws {
    let placeholder = #"placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="20""#
    #expect(try dependence(of: element("view", placeholder)) == [false, false, true])
  }

  @Test func `what stands in for an empty view in a stack is in no document`() throws {
    let empty = """
      <subviews>
        <view id="empty"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></view>
      </subviews>
      """
    #expect(try dependence(of: element("stackView", "", empty)) == [false, true, false])
  }

  @Test func `shares of words that grow alike hang on them all the same`() throws {
    let labels = [("b", 0), ("c", 20)].map { id, x in
      """
      <label text="Word" id="\(id)">
        <rect key="frame" x="\(x)" y="0.0" width="20" height="20"/>
      </label>
      """
    }
    let wide = lengths.replacing(#"constant="40""#, with: #"constant="190""#)
    let inner = "<subviews>\(labels.joined())</subviews>" + wide
    let stack = element("stackView", #"distribution="fillProportionally""#, inner)
    let found = try #require(comparisons(stack).first { $0.element.id == "c" })
    #expect(found.found.minX == 95)
    #expect(!found.dependsOnText && found.dependsOnUnsaved)
  }
}
