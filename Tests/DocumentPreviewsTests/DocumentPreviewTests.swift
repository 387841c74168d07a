import CoreGraphics
import Device
import Foundation
import InterfaceBuilder
import Testing

@testable import DocumentPreviews
@testable import UIKitCore

/// Pictures of a document's scenes.
@Suite(.serialized) @MainActor
struct `Drawing a document` {
  /// A document in a folder of its own, which is removed afterwards.
  static func withPreview<Result>(
    of text: String,
    named name: String = "Test.storyboard",
    options: PreviewOptions = PreviewOptions(),
    _ work: (DocumentPreview) throws -> Result
  ) throws -> Result {
    let screen = UIScreen.main
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("preview-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      UIScreen.makeMain(screen)
      try? FileManager.default.removeItem(at: folder)
    }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return try work(DocumentPreview(contentsOf: file, options: options))
  }

  static func view(_ color: String, size: CGSize = CGSize(width: 375, height: 667)) -> String {
    """
    <view key="view"><rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
    <color key="backgroundColor" \(color) alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/></view>
    """
  }

  static let red = #"red="1" green="0" blue="0""#

  static func controller(_ inside: String, _ attributes: String = "") -> String {
    Fixture.scene(
      "s",
      """
      <viewController id="first" sceneMemberID="viewController" \(attributes)>\(inside)
      </viewController>
      """
    )
  }

  /// Red, green, blue in the middle of a picture.
  static func middle(of image: CGImage?) -> [UInt8] {
    guard let image, let buffer = image.rgba() else { return [] }
    let offset = (image.height / 2 * image.width + image.width / 2) * 4
    return Array(buffer[offset..<offset + 3])
  }

  @Test func `a scene is as large as the document's device and shows its view`() throws {
    try Self.withPreview(of: Fixture.document(Self.controller(Self.view(Self.red)))) { preview in
      let subject = try #require(preview.subjects.first)
      let image = preview.picture(of: subject)
      #expect(subject.id == "first" && subject.isInitial)
      #expect([image?.width, image?.height] == [750, 1334])
      #expect(Self.middle(of: image) == [255, 0, 0])
    }
  }

  @Test func `options choose another device, scale and appearance`() throws {
    var options = PreviewOptions()
    options.device = .iPhone15
    options.orientation = .landscapeLeft
    options.scale = 1
    options.isDark = true
    let view = """
      <view key="view"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """
    try Self.withPreview(of: Fixture.document(Self.controller(view)), options: options) {
      let image = $0.picture(of: try #require($0.subjects.first))
      #expect([image?.width, image?.height] == [852, 393])
      #expect(Self.middle(of: image) == [0, 0, 0])
    }
  }

  @Test func `a xib's view that fills a screen fills the one that was asked for`() throws {
    var options = PreviewOptions()
    options.device = .iPhone15
    options.orientation = .landscapeLeft
    options.scale = 1
    let view = #"<view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>"#
    let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
    for (end, size) in [("</view>", [852, 393]), (freeform + "</view>", [375, 667])] {
      let text = Fixture.nibDocument(device: "retina4_7", view + end)
      try Self.withPreview(of: text, named: "Test.xib", options: options) {
        let image = $0.picture(of: try #require($0.subjects.first))
        #expect([image?.width, image?.height] == size)
      }
    }
  }

  @Test(arguments: [("ar", 190), ("fr", 10)])
  func `a language that is read from the right mirrors scenes`(code: String, x: CGFloat) throws {
    var options = PreviewOptions()
    options.language = code
    let view = """
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="300" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="0" width="100" height="50"/></view></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root"
          secondAttribute="leading" constant="10" id="1"/>
      <constraint firstAttribute="width" firstItem="a" constant="100" id="2"/></constraints></view>
      <size key="freeformSize" width="300" height="667"/>
      """
    try Self.withPreview(of: Fixture.document(Self.controller(view)), options: options) { preview in
      var frame: CGRect?
      preview.show(try #require(preview.subjects.first)) { window in
        frame = window.rootViewController?.view.subviews.first?.frame
      }
      #expect(frame?.minX == x)
    }
  }

  @Test(
    arguments: [
      #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#,
      #"<size key="freeformSize" width="200" height="120"/>"#,
    ]
  )
  func `a freeform scene has the size that it was drawn with`(metrics: String) throws {
    let size = CGSize(width: 200, height: 120)
    let scene = Self.controller(Self.view(Self.red, size: size) + metrics)
    try Self.withPreview(of: Fixture.document(scene)) { preview in
      let image = preview.picture(of: try #require(preview.subjects.first))
      #expect([image?.width, image?.height] == [400, 240])
    }
  }

  @Test func `a view of a xib keeps its size though only constraints hold it`() throws {
    let text = Fixture.nibDocument(
      owner: "",
      """
      <view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="60" height="40"/>
      <color key="backgroundColor" \(Self.red) alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><freeformSimulatedSizeMetrics \
      key="simulatedDestinationMetrics"/></view>
      """
    )
    try Self.withPreview(of: text, named: "Test.xib") { preview in
      let image = preview.picture(of: try #require(preview.subjects.first))
      #expect([image?.width, image?.height] == [120, 80])
      #expect(Self.middle(of: image) == [255, 0, 0])
    }
  }

  @Test func `a view whose place constraints leave open is where it was drawn`() throws {
    let text = Fixture.nibDocument(
      owner: "",
      """
      <view id="v"><rect key="frame" x="0" y="0" width="60" height="40"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="5" width="40" height="30"/></view></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v"
          secondAttribute="leading" constant="12" id="1"/></constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """
    )
    try Self.withPreview(of: text, named: "Test.xib") { preview in
      var frame: CGRect?
      preview.show(try #require(preview.subjects.first)) { window in
        let root = window.rootViewController?.view ?? window.subviews.first
        frame =
          root?.subviews.first { $0.bounds.width == 40 }?.frame
          ?? root?.subviews.first?.subviews.first?.frame
      }
      #expect(frame == CGRect(x: 12, y: 5, width: 40, height: 30))
    }
  }

  @Test func `a view of a xib is drawn with its own size and any owner`() throws {
    let text = Fixture.nibDocument(
      owner: #"<outlet property="wing" destination="v" id="o"/>"#,
      """
      <view id="v" userLabel="Wing"><rect key="frame" x="0" y="0" width="60" height="40"/>
      <color key="backgroundColor" \(Self.red) alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/><freeformSimulatedSizeMetrics \
      key="simulatedDestinationMetrics"/></view>
      """
    )
    try Self.withPreview(of: text, named: "Test.xib") { preview in
      let subject = try #require(preview.subjects.first)
      let image = preview.picture(of: subject)
      #expect(subject.name == "Wing" && subject.canvasLocation == nil)
      #expect([image?.width, image?.height] == [120, 80])
      #expect(Self.middle(of: image) == [255, 0, 0])
    }
  }

  @Test func `what is missing is stood in for`() throws {
    let scenes = [
      Self.controller(
        """
        <view key="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView image="nowhere" id="i"><rect key="frame" x="0" y="0" width="9" height="9"/>
        </imageView></subviews></view>
        """,
        #"customClass="Gone" nibName="Gone""#
      ),
      Fixture.scene(
        "t",
        """
        <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="p" kind="relationship" relationship="viewControllers" id="r"/>
        </connections></tabBarController>
        """
      ),
      Fixture.scene(
        "p",
        """
        <viewControllerPlaceholder storyboardName="Other" id="p" sceneMemberID="viewController"/>
        """
      ),
    ]
    try Self.withPreview(of: Fixture.document(scenes.joined())) { preview in
      #expect(preview.subjects.map(\.id) == ["first", "tabs"])
      for subject in preview.subjects { #expect(preview.picture(of: subject) != nil) }
    }
  }

  @Test(arguments: ["1e308", "-1e308", "1e18", "-1", "nan", "wide", ""])
  func `a size beyond reason is drawn too`(width: String) throws {
    let view = """
      <view key="view"><rect key="frame" x="\(width)" y="0" width="\(width)" height="667"/><subviews>
      <label text="Heron" id="l"><rect key="frame" x="0" y="0" width="\(width)" height="1e300"/>
      </label></subviews></view>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      """
    var options = PreviewOptions()
    options.scale = 1
    try Self.withPreview(of: Fixture.document(Self.controller(view)), options: options) {
      let subject = try #require($0.subjects.first)
      #expect($0.picture(of: subject) != nil)
    }
  }

  @Test func `the same document gives the same bytes`() throws {
    let picker = """
      <view key="view"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <datePicker id="d"><rect key="frame" x="0" y="0" width="320" height="216"/></datePicker>
      <label text="Heron" id="l"><rect key="frame" x="9" y="300" width="90" height="20"/></label>
      </subviews></view>
      """
    try Self.withPreview(of: Fixture.document(Self.controller(picker))) { preview in
      let subject = try #require(preview.subjects.first)
      let one = preview.picture(of: subject)?.encodedPNG()
      #expect(one != nil && one == preview.picture(of: subject)?.encodedPNG())
    }
  }
}

extension CGImage {
  /// The pixels, four bytes each, top row first.
  fileprivate func rgba() -> [UInt8]? {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let drawn = pixels.withUnsafeMutableBytes { bytes -> Bool in
      guard
        let context = CGContext(
          data: bytes.baseAddress,
          width: width,
          height: height,
          bitsPerComponent: 8,
          bytesPerRow: width * 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      else { return false }
      context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
      return true
    }
    return drawn ? pixels : nil
  }
}
