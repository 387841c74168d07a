import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A control that relies on what its initializer makes once it was read.
private final class RelyingControl: UIButton {
  private(set) var line: UIView!
  override var isEnabled: Bool { didSet { line.isHidden = !isEnabled } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    line = UIView()
  }
}

/// A field that shows its text with something that its initializer makes.
private final class RelyingField: UITextField {
  private(set) var line: UIView!
  override var textColor: UIColor? { didSet { line.backgroundColor = textColor } }
  override var font: UIFont? { didSet { line.isHidden = font == nil } }
  override var text: String? { didSet { line.tag = text?.count ?? 0 } }
  override var placeholder: String? { didSet { line.isHidden = placeholder == nil } }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    line = UIView()
  }
}

/// What a xib makes.
@Suite(.serialized) @MainActor
struct `Instantiating a nib` {
  init() {
    LedgerView.register()
    LedgerOwner.register()
  }

  static let views = """
    <view tag="1" id="v1" customClass="LedgerView">
    <rect key="frame" x="0" y="0" width="240" height="128"/>
    <subviews><view tag="2" id="v2" customClass="LedgerView">
    <rect key="frame" x="5" y="6" width="70" height="80"/></view></subviews>
    <connections><outlet property="other" destination="v2" id="o1"/></connections></view>
    """

  @Test(.oracle("L-10"))
  func `every object is woken once all are connected, the owner is not`() throws {
    let owner = LedgerOwner()
    let nib = try Fixture.nib(
      owner: #"<outlet property="content" destination="v1" id="o2"/>"#,
      Self.views
    )
    let lines = NibLedger.of { _ = nib.instantiate(withOwner: owner) }
    #expect(lines.sorted() == ["view awake 1 other 2", "view awake 2 other 0"])
    #expect(owner.content == nil || owner.content?.tag == 1)
  }

  @Test(.oracle("W-65")) func `a control's flags are set without its setters`() throws {
    ClassRegistry.shared.register(RelyingControl.self) { _ in }
    let nib = try Fixture.nib(
      #"<button opaque="NO" enabled="NO" id="c1" customClass="RelyingControl"/>"#
    )
    let control = try #require(nib.instantiate(withOwner: nil).first as? RelyingControl)
    #expect(!control.isEnabled && control.line != nil)
  }

  @Test(.oracle("W-65")) func `a field's text and appearance are set without its setters`() throws {
    ClassRegistry.shared.register(RelyingField.self) { _ in }
    let nib = try Fixture.nib(
      #"""
      <textField opaque="NO" id="f1" customClass="RelyingField" text="wren" placeholder="bird">
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
      customColorSpace="sRGB"/><fontDescription key="fontDescription" type="system" pointSize="20"/>
      </textField>
      """#
    )
    let field = try #require(nib.instantiate(withOwner: nil).first as? RelyingField)
    #expect(field.text == "wren" && field.placeholder == "bird" && field.line.tag == 0)
    #expect(field.font?.pointSize == 20)
    #expect(field.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    field.text = "crow!"
    #expect(field.line.tag == 5)
  }

  @Test(.oracle("L-15"))
  func `each call answers new top-level objects without the placeholders`() throws {
    let nib = try Fixture.nib(Self.views + #"<view tag="3" id="v3"/>"#)
    let one = nib.instantiate(withOwner: nil)
    let two = nib.instantiate(withOwner: nil)
    #expect(one.compactMap { ($0 as? UIView)?.tag } == [1, 3])
    #expect(one.count == 2 && two.count == 2)
    #expect(one.first as? UIView !== two.first as? UIView)
  }

  @Test(
    .oracle("L-23"),
    arguments: [
      ("retina6_1", CGSize(width: 414, height: 896)), (nil, CGSize(width: 600, height: 600)),
    ]
  )
  func `a view on top is as large as the document's device`(
    device: String?,
    size: CGSize
  ) throws {
    let nib = try Fixture.nib(device: device, Self.views)
    let view = nib.instantiate(withOwner: nil).first as? UIView
    #expect(view?.frame.size == size)
    #expect(view?.subviews.first?.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
  }

  @Test func `a freeform view keeps the size that it was drawn with`() throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="240" height="128"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """
    let made = try Fixture.nib(view).instantiate(withOwner: nil).first as? UIView
    #expect(made?.frame.size == CGSize(width: 240, height: 128))
  }

  @Test func `a placeholder of an identifier is an object from outside`() throws {
    let outside = LedgerView()
    outside.tag = 9
    let nib = try Fixture.nib(
      """
      <placeholder placeholderIdentifier="shared" id="p"/>
      <view tag="1" id="v1" customClass="LedgerView"><connections>
      <outlet property="other" destination="p" id="o"/></connections></view>
      """
    )
    let made = nib.instantiate(withOwner: nil, options: [.externalObjects: ["shared": outside]])
    #expect((made.first as? LedgerView)?.other === outside)
  }

  @Test func `a standard distance without a length is one between siblings alone`() throws {
    let nib = try Fixture.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="240" height="128"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top"
          symbolic="YES" id="1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom"
          symbolic="YES" id="2"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading"
          constant="20" symbolic="YES" id="3"/>
      </constraints></view>
      """
    )
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.constraints.map(\.constant) == [0, 8, 20])
  }

  @Test func `a view saved by its distances from the sides has a frame`() throws {
    let nib = try Fixture.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="240" height="128"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <subviews>
      <view tag="1" id="a"><frame key="frameInset" minX="10" width="70" height="80"/></view>
      <view tag="2" id="b"><frame key="frameInset" minX="10" maxX="20" minY="8" maxY="30"/>
      <subviews><view tag="3" id="c"><frame key="frameInset" maxX="10" width="50" maxY="5"
          height="20"/></view></subviews></view>
      </subviews></view>
      """
    )
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.viewWithTag(1)?.frame == CGRect(x: 10, y: 0, width: 70, height: 80))
    #expect(view.viewWithTag(2)?.frame == CGRect(x: 10, y: 8, width: 210, height: 90))
    #expect(view.viewWithTag(3)?.frame == CGRect(x: 150, y: 65, width: 50, height: 20))
  }
}
