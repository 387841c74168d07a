import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `The size of a system button` {
  private func button(_ title: String?, size: CGFloat? = nil, scale: CGFloat = 2) -> UIButton {
    let button = UIButton(type: .system)
    button.traitOverrides.displayScale = scale
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    button.layoutIfNeeded()
    button.sizeToFit()
    return button
  }

  @Test(.oracle("W-04"), arguments: [1, 2, 3] as [CGFloat])
  func `is 30 by 34 without words on a custom one`(scale: CGFloat) {
    let button = UIButton(type: .custom)
    button.traitOverrides.displayScale = scale
    button.layoutIfNeeded()
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 30, height: 34))
  }

  @Test(
    .oracle("W-05"),
    arguments: [(13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (20, 36)] as [(CGFloat, CGFloat)],
    [2, 3] as [CGFloat]
  )
  func `is its title's in whole points, and twelve higher`(
    font: (size: CGFloat, height: CGFloat),
    scale: CGFloat
  ) {
    let button = button("Plain Button", size: font.size, scale: scale)
    #expect(button.bounds.height == font.height)
    let title = button.titleLabel?.intrinsicContentSize.width ?? 0
    #expect(button.bounds.width == title.rounded(.up))
  }
}
