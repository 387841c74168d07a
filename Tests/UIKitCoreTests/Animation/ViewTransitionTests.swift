import QuartzCore
import Testing
import UIKitTesting

@testable import UIKitCore

/// A view that holds a red one, and a blue one beside.
@MainActor private struct Exchange {
  let stage = Stage(root: UIViewController())
  let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let old = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let new = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let ledger = Ledger()

  init() {
    old.backgroundColor = .red
    new.backgroundColor = .blue
    holder.addSubview(old)
    stage.window.addSubview(holder)
    stage.turn()
  }

  /// The colour at the middle of the holder as RRGGBB; dots beside it for what is not covered.
  func color(_ x: Int = 50) -> String {
    guard let image = stage.image(scale: 1) else { return "" }
    return String(image.pixels.pixel(x, 50) & 0xFFFFFF, radix: 16)
  }
}

@Suite struct `Transitions of views` {
  @Test func `one view dissolves into another, which takes its place`() {
    let scene = Exchange()
    let (stage, holder, old, new) = (scene.stage, scene.holder, scene.old, scene.new)
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve) {
      scene.ledger.note("done \($0)")
    }
    #expect(holder.subviews == [new])
    #expect(scene.color() == "ff0000")
    stage.advance(by: 0.5)
    #expect(scene.color() == "7f0080")
    stage.advance(by: 0.5)
    #expect(scene.color() == "ff")
    #expect(scene.ledger.take() == ["done true"])
  }

  @Test func `views can be shown and hidden instead`() {
    let scene = Exchange()
    let (holder, old, new) = (scene.holder, scene.old, scene.new)
    new.isHidden = true
    holder.addSubview(new)
    UIView.transition(
      from: old,
      to: new,
      duration: 0.3,
      options: [.transitionFlipFromLeft, .showHideTransitionViews]
    )
    #expect(holder.subviews == [old, new])
    #expect([old.isHidden, new.isHidden] == [true, false])
  }

  @Test func `a flip is an edge half-way`() {
    let scene = Exchange()
    let (stage, holder, old) = (scene.stage, scene.holder, scene.old)
    UIView.transition(with: holder, duration: 1, options: [.transitionFlipFromRight, .curveLinear])
    {
      old.backgroundColor = .green
    }
    stage.advance(by: 0.25)
    #expect(scene.color() == "ff0000")
    #expect(scene.color(5) != "ff0000")
    stage.advance(by: 0.5)
    #expect(scene.color() == String(UIColor.green.cgColor.argb & 0xFFFFFF, radix: 16))
    stage.advance(by: 0.25)
    #expect(holder.layer.animationKeys() == nil)
  }

  @Test func `changes in the block do not move unless that is allowed`() {
    let scene = Exchange()
    let (holder, old) = (scene.holder, scene.old)
    UIView.transition(with: holder, duration: 1, options: .transitionCrossDissolve) {
      old.center.x = 500
    }
    #expect(old.layer.animationKeys() == nil)
    UIView.transition(
      with: holder,
      duration: 1,
      options: [.transitionCrossDissolve, .allowAnimatedContent]
    ) {
      old.center.x = 0
    }
    #expect(old.layer.animationKeys() == ["position"])
    UIView.transition(with: holder, duration: 1) { old.alpha = 0 }
    #expect(old.layer.animationKeys() == ["position", "opacity"])
  }
}

extension PixelBuffer {
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32 {
    (base + (y * stride + x * 4)).load(as: UInt32.self)
  }
}

extension CGColor {
  fileprivate var argb: UInt32 {
    let parts = (components ?? []).map { UInt32(($0 * 255).rounded()) }
    return parts.count == 4 ? parts[3] << 24 | parts[0] << 16 | parts[1] << 8 | parts[2] : 0
  }
}
