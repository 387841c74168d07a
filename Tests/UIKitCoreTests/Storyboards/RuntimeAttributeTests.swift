import Foundation
import Testing

@testable import UIKitCore

/// Properties that documents set by a key path.
@Suite(.serialized) @MainActor
struct `Setting runtime attributes` {
  final class Badge: UIView {
    var count = 0
    var ratio: CGFloat = 0
    var isOn = false
    var name: String?
    var color: UIColor?
    var offset = CGSize.zero
    var point = CGPoint.zero
    var box = CGRect.zero
    var range = NSRange(location: 0, length: 0)
  }

  static func attribute(_ type: String, _ path: String, _ value: String) -> String {
    value.hasPrefix("<")
      ? #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)">\#(value)"#
        + "</userDefinedRuntimeAttribute>"
      : #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)" value="\#(value)"/>"#
  }

  static func view(_ attributes: String..., customClass: String = "Badge") throws -> UIView? {
    ClassRegistry.shared.register(Badge.self) {
      $0.key("count", \.count)
      $0.key("ratio", \.ratio)
      $0.key("isOn", \.isOn)
      $0.key("name", \.name)
      $0.key("color", \.color)
      $0.key("offset", \.offset)
      $0.key("point", \.point)
      $0.key("box", \.box)
      $0.key("range", \.range)
    }
    let nib = try Fixture.nib(
      """
      <view id="v" customClass="\(customClass)"><userDefinedRuntimeAttributes>
      \(attributes.joined())</userDefinedRuntimeAttributes></view>
      """
    )
    return nib.instantiate(withOwner: nil).first as? UIView
  }

  @Test func `numbers become what the property holds`() throws {
    let badge =
      try Self.view(
        Self.attribute("number", "count", #"<integer key="value" value="7"/>"#),
        Self.attribute("number", "ratio", #"<real key="value" value="0.5"/>"#),
        Self.attribute("boolean", "isOn", "YES")
      ) as? Badge
    #expect(badge?.count == 7)
    #expect(badge?.ratio == 0.5)
    #expect(badge?.isOn == true)
  }

  @Test func `strings, colours, sizes, points, rects and ranges arrive`() throws {
    let badge =
      try Self.view(
        Self.attribute("string", "name", "heron"),
        Self.attribute(
          "color",
          "color",
          #"<color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" "#
            + #"customColorSpace="sRGB"/>"#
        ),
        Self.attribute("size", "offset", #"<size key="value" width="1" height="2"/>"#),
        Self.attribute("point", "point", #"<point key="value" x="3" y="4"/>"#),
        Self.attribute("rect", "box", #"<rect key="value" x="5" y="6" width="7" height="8"/>"#),
        Self.attribute("range", "range", #"<range key="value" location="9" length="10"/>"#)
      )
      as? Badge
    #expect(badge?.name == "heron")
    #expect(badge?.color == .red)
    #expect(badge?.offset == CGSize(width: 1, height: 2))
    #expect(badge?.point == CGPoint(x: 3, y: 4))
    #expect(badge?.box == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(badge?.range == NSRange(location: 9, length: 10))
  }

  @Test func `a path leads through a view's layer`() throws {
    let view = try Self.view(
      Self.attribute("number", "layer.cornerRadius", #"<integer key="value" value="8"/>"#),
      Self.attribute("boolean", "layer.masksToBounds", "YES"),
      Self.attribute("nothing", "layer.borderWidth", ""),
      customClass: "Unheard"
    )
    #expect(view?.layer.cornerRadius == 8)
    #expect(view?.clipsToBounds == true)
  }
}
