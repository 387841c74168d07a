import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Sides between pixels` {
  @Test(.oracle("W-15")) func `go to the nearest pixel, each edge by itself`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 374, height: 100))
    window.traitOverrides.displayScale = 2
    window.isHidden = false
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 374, height: 40))
    stack.distribution = .fillEqually
    for _ in 0..<3 { stack.addArrangedSubview(UIView()) }
    window.addSubview(stack)
    window.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 124.5, 249.5])
    #expect(stack.arrangedSubviews.map(\.frame.width) == [124.5, 125, 124.5])
    window.isHidden = true
  }
}
