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

  private static func preview(of text: String, _ ending: String) throws -> DocumentPreview {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(ending)")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var options = PreviewOptions()
    options.keepsDrawnPlaces = true
    return try DocumentPreview(contentsOf: url, options: options)
  }
}
