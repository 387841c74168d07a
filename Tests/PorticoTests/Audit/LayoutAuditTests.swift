import Foundation
import InterfaceBuilder
import Testing

@testable import portico

@Suite struct `Auditing layout` {
  /// A view in a larger one, half as wide as a constraint says.
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
              <constraints>
                <constraint firstAttribute="width" constant="60" id="1"/>
                <constraint firstAttribute="height" constant="30" id="2"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="top"
                secondAttribute="leading" id="3"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="top"
                secondAttribute="top" id="4"/>
          </constraints>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
    </document>
    """

  @Test func `counts frames that no layout gives by themselves, and says which`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let path = url.path(percentEncoded: false)
    var report = Audit(paths: [path]).run()
    WorkerProgram.use()
    let workforce = try Workforce(LayoutTask.self, Arguments([], syntax: LayoutTask.syntax))
    try LayoutAudit(paths: [path], workforce: workforce).add(to: &report)
    let frames = try #require(report.frames)
    #expect(frames.compared == 2 && frames.matched == 1 && frames.stale == 1)
    #expect(frames.sound == 1 && frames.soundMatched == 1)
    #expect(frames.soundTextFree == 1 && frames.soundTextFreeMatched == 1)
    let stale = try #require(report.problems.first { $0.code == "stale-frame" })
    #expect(stale.position.line == 12)
    #expect(
      stale.message == "The saved frame of line 9 contradicts this constraint by 30 points: nothing"
        + " can lay it out like that. Update it in Xcode."
    )
    #expect(frames.constrained == 2 && frames.constrainedMatched == 1)
    #expect(frames.soundConstrained == 1 && frames.soundConstrainedMatched == 1)
    #expect(
      frames.summary == "2 frames compared: 1 within a point; 1 of 2 free of text; "
        + "1 of 2 that hang on constraints and saved sizes only"
    )
    let json = AuditFormat.json.text(of: report)
    #expect(json.contains("\"constrainedFrames\": 2,\n  \"matchedConstrainedFrames\": 1,"))
    #expect(json.contains("\"staleFrames\": 1,\n  \"soundFrames\": 1,"))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let documents = try #require(object?["documents"] as? [[String: Any]])
    #expect(documents.count == 1 && documents[0]["file"] as? String == path)
    #expect(documents[0]["comparedFrames"] as? Int == 2 && documents[0]["staleFrames"] as? Int == 1)
  }

  @Test(arguments: [
    (CGFloat(12), "12"), (0.126, "0.13"), (-0.001, "0"), (1e300, "1e+300"), (.infinity, "inf"),
    (.nan, "nan"),
  ])
  func `numbers are as short as can be`(number: CGFloat, words: String) {
    #expect(number.formatted(decimals: 2) == words)
  }
}
