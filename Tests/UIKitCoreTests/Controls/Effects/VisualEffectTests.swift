import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `A visual effect view` {
  @Test func `reads its effect and content view`() throws {
    let view: UIVisualEffectView = try decoded(
      """
      <visualEffectView opaque="NO" id="v"><rect key="frame" x="0" y="0" width="50" height="40"/>
      <view key="contentView" opaque="NO" id="c"><rect key="frame" x="0" y="0" width="50" \
      height="40"/><subviews><label text="In" id="l"/></subviews></view>
      <blurEffect style="systemThinMaterialDark"/></visualEffectView>
      """
    )
    #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterialDark)
    #expect(view.contentView.subviews.first is UILabel)
    #expect(view.contentView.superview === view)
    let shot = try Shot(view)
    #expect(shot[40, 35] & 0xFF < 0xA0)
  }
}

@Suite struct `A blur` {
  @Test func `spreads the colours behind it`() throws {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    half.backgroundColor = .red
    ground.addSubview(half)
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    view.frame = CGRect(x: 50, y: 0, width: 150, height: 40)
    ground.addSubview(view)
    let shot = try Shot(ground)
    #expect(shot[20, 20] == 0xFF0000)
    // Right of the edge between the colours there is some red, left of it some white.
    #expect(shot[104, 20] & 0xFF < 0xF0)
    #expect(shot[96, 20] & 0xFF > 0x60)
  }
}

@Suite struct `The box of a foreign view` {
  @Test func `says what it stands for`() throws {
    let view: UIView = try decoded(
      """
      <webView contentMode="scaleToFill" id="w">
      <rect key="frame" x="0" y="0" width="100" height="60"/></webView>
      """
    )
    #expect(view is UIWebView)
    let shot = try Shot(view)
    #expect(shot[20, 20] == 0xEEEEEF)
    #expect(shot.ink(in: CGRect(x: 30, y: 20, width: 40, height: 20), on: 0xEEEEEF) > 10)
  }
}
