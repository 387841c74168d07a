import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@Suite struct `Hit testing` {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let parent = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  let child = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))

  init() {
    root.addSubview(parent)
    parent.addSubview(child)
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test(.oracle("W-14")) func `finds the front view, its least edges within and its far ones not`()
  {
    #expect(hit(10, 10) === child)
    #expect(hit(60, 30) === root)
    #expect(hit(59.9, 59.9) === child)
    let front = UIView(frame: parent.frame)
    root.addSubview(front)
    #expect(hit(20, 20) === front)
  }

  @Test(.oracle("W-14")) func `what lies outside of its superview is not found`() {
    #expect(!parent.clipsToBounds)
    #expect(hit(70, 30) === root)
  }

  @Test(.oracle("W-14")) func `hidden, faint and still views keep touches from all below them`() {
    parent.alpha = 0.011
    #expect(hit(20, 20) === child)
    parent.alpha = 0.009
    #expect(hit(20, 20) === root)
    parent.alpha = 1
    parent.isHidden = true
    #expect(hit(20, 20) === root)
    parent.isHidden = false
    parent.isUserInteractionEnabled = false
    #expect(hit(20, 20) === root)
  }

  @Test func `labels and image views let touches through`() {
    child.removeFromSuperview()
    parent.addSubview(UILabel(frame: parent.bounds))
    parent.addSubview(UIImageView(frame: parent.bounds))
    #expect(hit(20, 20) === parent)
  }
}
