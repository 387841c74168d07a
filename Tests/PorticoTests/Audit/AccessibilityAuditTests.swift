import Foundation
import InterfaceBuilder
import Testing

@testable import portico

@Suite struct `Auditing accessibility` {
  /// A small faint button in a view, and a label that has no room to grow.
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
        <view contentMode="scaleToFill" id="top">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <subviews>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
              <rect key="frame" x="20" y="20" width="60" height="30"/>
              <state key="normal" title="Save"/>
            </button>
            <label opaque="NO" contentMode="left" text="Words that have no room" id="l"
                adjustsFontForContentSizeCategory="YES">
              <rect key="frame" x="20" y="80" width="250" height="24"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
          </subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"
              customColorSpace="genericGamma22GrayColorSpace"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
      </objects>
    </document>
    """

  @Test func `warns of what keeps people from using a scene, where it stands`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xib")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let path = url.path(percentEncoded: false)
    var report = Audit(paths: [path]).run()
    WorkerProgram.use()
    let arguments = try Arguments(["--accessibility"], syntax: LayoutTask.syntax)
    let workforce = try Workforce(LayoutTask.self, arguments)
    try LayoutAudit(paths: [path], workforce: workforce, comparesFrames: false).add(to: &report)
    #expect(report.frames == nil)
    #expect(
      report.problems.map { "\($0.position.line) \($0.code)" }
        == ["9 small-target", "9 low-contrast", "13 cut-text"]
    )
    #expect(
      report.problems.first?.message == "“Save” is 60 × 30 points. Make it 44 × 44 at least."
    )
  }

  @Test func `the sample app's words have room at every size of text`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "Examples/BirdSightings/BirdSightings/Base.lproj")
    let path = folder.path(percentEncoded: false)
    var report = Audit(paths: [path]).run()
    WorkerProgram.use()
    let arguments = try Arguments(["--accessibility"], syntax: LayoutTask.syntax)
    let workforce = try Workforce(LayoutTask.self, arguments)
    try LayoutAudit(paths: [path], workforce: workforce, comparesFrames: false).add(to: &report)
    #expect(report.problems.filter { $0.code == "cut-text" }.map(\.message) == [])
  }
}
