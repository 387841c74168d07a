import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Autoresizing` {
  /// A view at 20…60 of 100 that becomes 200: 20 before, 40 itself, 40 after.
  nonisolated static let cases: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 20, 40),
    (.flexibleRightMargin, 20, 40),
    (.flexibleLeftMargin, 120, 40),
    (.flexibleWidth, 20, 140),
    ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 20 / 60.0, 40),
    ([.flexibleLeftMargin, .flexibleWidth], 20 + 100 * 20 / 60.0, 40 + 100 * 40 / 60.0),
    ([.flexibleWidth, .flexibleRightMargin], 20, 90),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 80),
  ]

  @Test(arguments: cases)
  func `a difference is shared in proportion to what gives way`(
    mask: UIView.AutoresizingMask,
    x: CGFloat,
    width: CGFloat
  ) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(abs(child.frame.minX - x) < 1e-9)
    #expect(abs(child.frame.width - width) < 1e-9)
    #expect(child.frame.minY == 10)
    #expect(child.frame.height == 30)
  }

  @Test func `heights follow the same rule`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 40))
    child.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    #expect(child.frame == CGRect(x: 0, y: 460, width: 300, height: 40))
  }

  @Test func `a view that fills a superview without size fills it later`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 300, height: 200)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `nothing follows a superview that doesn't resize its subviews`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.autoresizesSubviews = false
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame.width == 100)
  }

  @Test(.oracle("Q-29")) func `the bits are Apple's`() {
    typealias Mask = UIView.AutoresizingMask
    let bits: [Mask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(Mask(["flexibleMaxX": true, "flexibleMaxY": true]).rawValue == 36)
  }
}
