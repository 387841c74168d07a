import Testing
import UIKitTesting

@testable import UIKitCore

@Suite(.noLeaks) struct `Alignment of content` {
  private let stage = Stage()
  private let screen = UIViewController()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private func show() {
    scroll.contentInsetAdjustmentBehavior = .never
    stage.show(screen)
    screen.view.addSubview(scroll)
    stage.turn()
  }

  @Test(.oracle("V-256")) func `puts what is smaller in the middle`() {
    scroll.contentSize = CGSize(width: 100, height: 200)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    show()
    #expect(scroll.contentOffset == CGPoint(x: -100, y: -100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    stage.turn()
    #expect(scroll.contentOffset == CGPoint(x: -100, y: -50))
  }

  @Test(.oracle("V-256")) func `leaves larger content at its beginning`() {
    scroll.contentSize = CGSize(width: 600, height: 800)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    show()
    #expect(scroll.contentOffset == .zero)
  }

  @Test(.oracle("V-257"), arguments: [true, false])
  func `leaves what it can't scroll to the view around it, or not`(transfers: Bool) {
    scroll.contentSize = CGSize(width: 300, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.transfersVerticalScrollingToParent = transfers
    scroll.addSubview(inner)
    show()
    stage.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100))
    stage.settle()
    #expect((scroll.contentOffset.y > 0) == transfers)
  }
}
