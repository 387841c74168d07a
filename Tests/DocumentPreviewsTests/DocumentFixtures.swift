import Foundation
import InterfaceBuilder

@testable import UIKitCore

/// Documents written inside tests.
enum Fixture {
  /// A storyboard whose scenes are given as XML; it is drawn for a phone of 375 × 667 points.
  static func storyboard(
    initial: String? = "first",
    device: String? = "retina4_7",
    _ scenes: String...
  ) throws -> UIStoryboard {
    let text = document(initial: initial, device: device, scenes.joined(separator: "\n"))
    let document = try Document(data: Data(text.utf8), file: "Test.storyboard")
    return UIStoryboard(
      NibSource(document: document, bundle: .main),
      name: "Test",
      location: StoryboardLocation(bundle: .main, folder: nil)
    )
  }

  /// The text of a storyboard around scenes.
  static func document(
    initial: String? = "first",
    device: String? = "retina4_7",
    _ scenes: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    \(initial.map { #"initialViewController="\#($0)""# } ?? "")>
    \(deviceElement(device))<scenes>\(scenes)</scenes></document>
    """
  }

  private static func deviceElement(_ id: String?) -> String {
    id.map { #"<device id="\#($0)" orientation="portrait" appearance="light"/>"# } ?? ""
  }

  /// A scene around one controller.
  static func scene(_ id: String = "s", _ objects: String) -> String {
    #"<scene sceneID="\#(id)"><objects>\#(objects)</objects></scene>"#
  }

  /// The text of a xib around objects.
  static func nibDocument(
    owner: String = "",
    device: String? = "retina6_1",
    _ objects: String
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">\(deviceElement(device))<objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
    <connections>\(owner)</connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)</objects></document>
    """
  }
}
