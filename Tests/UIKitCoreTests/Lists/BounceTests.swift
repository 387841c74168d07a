import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.serialized) struct `Bounces along one axis` {
  private func shown() -> (Stage, UIScrollView) {
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 600, height: 600)
    root.view.addSubview(scroll)
    let stage = Stage(.iPhone15, root: root)
    stage.turn()
    return (stage, scroll)
  }

  @Test(.oracle("V-191")) func `content is held at the edges of an axis that does not bounce`() {
    let (stage, scroll) = shown()
    scroll.bouncesVertically = false
    let finger = stage.touch(at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 200, y: 300))
    #expect(scroll.contentOffset.y == 0 && scroll.contentOffset.x < -5)
    finger.lift()
    stage.settle()
    scroll.bounces = false
    #expect(!scroll.bouncesHorizontally && !scroll.bouncesVertically)
    scroll.bounces = true
    #expect(scroll.bouncesHorizontally && scroll.bouncesVertically)
  }

  @Test(.oracle("V-192")) func `motion that is stopped stays within the content`() {
    let (stage, scroll) = shown()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.advance(by: 0.1)
    #expect(scroll.isScrollAnimating)
    scroll.stopScrollingAndZooming()
    let offset = scroll.contentOffset
    #expect(!scroll.isScrollAnimating && offset.y > 0 && offset.y < 300)
    stage.advance(by: 1)
    #expect(scroll.contentOffset == offset)
  }
}
