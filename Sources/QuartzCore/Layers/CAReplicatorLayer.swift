internal import Foundation

/// A layer that paints its sublayers several times, each time a step further.
open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are painted.
  open var instanceCount = 1 {
    didSet { didChange(.drawing) }
  }
  /// The step from one copy to the next, around the layer's anchor.
  open var instanceTransform = CATransform3DIdentity {
    didSet { didChange(.drawing) }
  }
  /// Kept for whoever reads it; copies are painted in their own colours.
  open var instanceColor: CGColor?
  /// What each copy adds to the opacity of the one before.
  open var instanceAlphaOffset: Float = 0 {
    didSet { didChange(.drawing) }
  }
  /// Kept for whoever reads it.
  open var instanceRedOffset: Float = 0
  /// Kept for whoever reads it.
  open var instanceGreenOffset: Float = 0
  /// Kept for whoever reads it.
  open var instanceBlueOffset: Float = 0
  /// Kept for whoever reads it.
  open var instanceDelay: CFTimeInterval = 0
  /// Kept for whoever reads it.
  open var preservesDepth = false
}
