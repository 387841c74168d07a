import CoreGraphics
import Foundation
import Testing

@testable import UIKitValues

@Suite struct `What is less prominent` {
  @Test(
    .oracle("V-250"),
    arguments: [
      (UIColor.Prominence.secondary, 0.6), (.tertiary, 0.3), (.quaternary, 0.18),
    ]
  ) func `shows more of what is behind it`(prominence: UIColor.Prominence, opacity: CGFloat) {
    let color = UIColor.black.withProminence(prominence)
    #expect(color.prominence == prominence)
    #expect(abs(color.cgColor.alpha - opacity) < 0.001)
    #expect(color.withProminence(.primary) == .black)
    #expect(abs(color.withProminence(.secondary).cgColor.alpha - 0.6) < 0.001)
  }

  @Test(.oracle("V-250")) func `stays dynamic`() {
    let color = UIColor.label.withProminence(.tertiary)
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).cgColor
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(light != dark && abs(light.alpha - dark.alpha) < 0.001)
  }

  @Test(.oracle("V-252")) func `is named by its hue`() {
    #expect(UIColor.red.accessibilityName == "red")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor.white.accessibilityName == "white")
  }
}
