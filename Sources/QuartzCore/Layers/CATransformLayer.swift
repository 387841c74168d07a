/// A layer that only groups; what it would paint of its own is not painted.
open class CATransformLayer: CALayer {}
