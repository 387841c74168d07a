import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import QuartzCore

/// A layer as apps write it for a ring, after its sources were lowered.
nonisolated private final class Ring: CALayer {
  var progress: CGFloat {
    get { managed("progress") }
    set { manage(newValue, "progress") }
  }
  var label: String? {
    get { managed("label") }
    set { manage(newValue, "label") }
  }
  var width: CGFloat {
    get { managed("width") }
    set { manage(newValue, "width") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "width" ? 4 : super.defaultValue(forKey: key)
  }
}

@MainActor @Suite struct `Properties that Core Animation keeps` {
  @Test(.oracle("W-201")) func `are nothing until they are set, or what the class says`() {
    let ring = Ring()
    #expect(ring.progress == 0 && ring.label == nil && ring.width == 4)
    ring.label = "half"
    ring.setValue(NSNumber(value: 0.5), forKey: "progress")
    #expect(ring.label == "half" && ring.progress == 0.5)
    #expect(ring.value(forKey: "progress") as? NSNumber == 0.5)
    ring.label = nil
    #expect(ring.label == nil && ring.value(forKey: "label") == nil)
  }

  @Test(.oracle("W-201")) func `copies have them, and setting one draws the layer anew`() {
    let ring = Ring()
    ring.bounds.size = CGSize(width: 10, height: 10)
    ring.progress = 0.25
    #expect(ring.needsDisplay())
    #expect(Ring(layer: ring).progress == 0.25)
    ring.displayIfNeeded()
    #expect(!ring.needsDisplay())
    ring.label = "kept"
    #expect(!ring.needsDisplay())
    ring.progress = 0.5
    #expect(ring.needsDisplay())
  }

  @Test(.oracle("W-201")) func `an animation of the name moves them`() {
    MovingClock.run { clock in
      let ring = Ring()
      ring.progress = 1
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      ring.add(animation, forKey: "progress")
      clock.go(to: 0.25)
      #expect(ring.presentation()?.progress == 0.25 && ring.progress == 1)
      ring.label = "new"
      clock.go(to: 0.5)
      #expect(ring.presentation()?.progress == 0.5 && ring.presentation()?.label == "new")
      clock.go(to: 1)
      #expect(ring.presentation()?.progress == 1)
    }
  }
}
