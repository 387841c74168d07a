import Foundation

extension CALayer {
  /// Plays a copy of an animation in place of one with the same name.
  func play(_ animation: CAAnimation, _ key: String?) {
    guard let copy = animation.copy() as? CAAnimation, links.model == nil else { return }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil, !(copy is CAKeyframeAnimation) {
      copy.timingFunction = CATransaction.ownTimingFunction
    }
    if copy.beginTime == 0, copy.control == nil { copy.beginTime = localTime(Animator.shared.now) }
    let motion = motion ?? LayerMotion(self)
    self.motion = motion
    motion.play(copy, key)
  }

  func movingCopy<Layer: CALayer>(as type: Layer.Type) -> Layer? { motion?.copy as? Layer }

  /// For a moving copy, the layer that holds its model, as that is shown.
  var modelSuperlayer: CALayer? { links.model?.links.superlayer?.presentation() }

  // MARK: - Time

  /// A time of the clock, in this layer's own.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = links.superlayer?.localTime(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// A time of this layer, in the clock's.
  func globalTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return links.superlayer?.globalTime(outer) ?? outer
  }

  // MARK: - Hosts

  /// True for the root of what a screen shows; only what is inside moves to its end.
  package var isHost: Bool {
    get { needs.isHost }
    set { needs.isHost = newValue }
  }

  /// True if a screen shows the tree that holds the layer.
  var isHosted: Bool {
    var layer = self
    while !layer.needs.isHost {
      guard let above = layer.links.superlayer ?? layer.links.maskedLayer else { return false }
      layer = above
    }
    return true
  }

  /// Shows the values of the moment, after whoever moves the layer changed it.
  package func moveControlled() { motion?.resample() }

  /// True while something that moves the layer keeps touches away.
  package var blocksTouches: Bool { motion?.blocksTouches ?? false }
}
