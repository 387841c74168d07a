import Foundation

@testable import DocumentPreviews
@testable import UIKitCore

/// Documents as the canvas of a version lays them out.
enum Canvas {
  /// What is found in scenes that tools of a version saved for a device.
  static func findings(
    _ scenes: String...,
    tools: Int,
    device: String = "retina4_7"
  ) throws -> LayoutFindings {
    let all = scenes.enumerated().map { index, objects in
      #"<scene sceneID="s\#(index)"><objects>\#(objects)</objects></scene>"#
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
          toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <scenes>\(all.joined())</scenes>
      </document>
      """
    return try findings(of: text, "storyboard")
  }

  /// What is found in the words of a document.
  static func findings(of text: String, _ ending: String = "xib") throws -> LayoutFindings {
    try preview(of: text, ending).layoutFindings()
  }

  /// How the frames of a document compare.
  static func comparisons(
    of text: String,
    _ ending: String = "xib"
  ) throws -> [FrameComparison] { try preview(of: text, ending).frameComparisons() }

  /// Where layout puts a view.
  static func found(_ id: String, in findings: LayoutFindings) -> CGRect? {
    findings.comparisons.first { $0.element.id == id }?.found
  }

  /// A stack with its bars and no first scene.
  static let stack = """
    <navigationController id="stack">
      <navigationBar key="navigationBar" id="bar">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      </navigationBar>
      <toolbar key="toolbar" id="tools">
        <rect key="frame" x="0.0" y="623" width="375" height="44"/>
      </toolbar>
    </navigationController>
    """

  /// A scene that presents the one named stack.
  static let presenter = """
    <viewController id="first">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections>
        <segue destination="stack" kind="presentation" id="segue"/>
      </connections>
    </viewController>
    """

  /// The scene c with a view a that lies at one edge, top or bottom, of its safe area.
  static func scene(_ width: CGFloat, _ height: CGFloat, edge: String) -> String {
    """
    <viewController id="c">
      <view key="view" id="own">\(content(width, height, edge: edge))</view>
    </viewController>
    """
  }

  /// What is in a view with a view a at one edge, top or bottom, of its safe area.
  static func content(_ width: CGFloat, _ height: CGFloat, edge: String) -> String {
    """
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
    <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="30" height="30"/>
      </view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
      <constraint firstItem="a" firstAttribute="\(edge)" secondItem="safe"
          secondAttribute="\(edge)" id="1"/>
    </constraints>
    """
  }

  /// What is found in a xib with one view or cell on top.
  static func xib(_ object: String, tools: Int) throws -> LayoutFindings {
    try findings(
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

  private static func preview(of text: String, _ ending: String) throws -> DocumentPreview {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(ending)")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var options = PreviewOptions()
    options.keepsDrawnPlaces = true
    return try DocumentPreview(contentsOf: url, options: options)
  }
}
