public import Foundation

/// A layer for contents that are too large to be drawn at once; here they are drawn whole, at the
/// layer's own scale, as those of any layer.
open class CATiledLayer: CALayer {
  /// The size of a tile in pixels; kept, and has no effect here; default 256 by 256.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Kept, and has no effect here; default 1.
  open var levelsOfDetail = 1
  /// Kept, and has no effect here; default 0.
  open var levelsOfDetailBias = 0

  /// The seconds in which a new tile appears; 0.25, and nothing fades in here.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
