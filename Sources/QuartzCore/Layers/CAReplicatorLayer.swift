internal import Foundation

/// A layer that paints its sublayers several times, each time a step further.
open class CAReplicatorLayer: CALayer {
  /// The number of times that the sublayers are painted; default 1.
  open var instanceCount = 1 {
    didSet { didChange(.drawing) }
  }
  /// The step from one copy to the next, around the layer's anchor; default the identity.
  open var instanceTransform = CATransform3DIdentity {
    didSet { didChange(.drawing) }
  }
  /// Default nil; kept, and has no effect here: copies are painted in their own colours.
  open var instanceColor: CGColor?
  /// The amount that each copy adds to the opacity of the one before; default 0.
  open var instanceAlphaOffset: Float = 0 {
    didSet { didChange(.drawing) }
  }
  /// Default 0; kept, and has no effect here.
  open var instanceRedOffset: Float = 0
  /// Default 0; kept, and has no effect here.
  open var instanceGreenOffset: Float = 0
  /// Default 0; kept, and has no effect here.
  open var instanceBlueOffset: Float = 0
  /// In seconds; default 0; kept, and has no effect here.
  open var instanceDelay: CFTimeInterval = 0
  /// Default false; kept, and has no effect here.
  open var preservesDepth = false
}
