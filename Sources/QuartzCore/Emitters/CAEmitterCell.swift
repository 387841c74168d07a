public import CoreGraphics
public import Foundation

/// A kind of particle of an emitter: when and whither they come, how they change, and their picture.
///
/// Ranges are the width of what values are drawn from, half on each side of the value. Seconds and
/// points, and angles in radians from the x axis towards the y axis.
open class CAEmitterCell: NSObject, NSCopying {
  /// The name by which key paths of the layer know the cell, as in `emitterCells.snow.birthRate`.
  open var name: String?
  /// False keeps the cell from making particles; default true.
  open var isEnabled = true { didSet { changed() } }
  /// Particles in a second; default 0.
  open var birthRate: Float = 0 { didSet { changed() } }
  /// The seconds that a particle lives; default 0.
  open var lifetime: Float = 0
  /// The range of lives, in seconds; default 0.
  open var lifetimeRange: Float = 0
  /// The angle out of the layer's plane; default 0; kept, and has no effect here.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the layer's plane; default 0, to the right.
  open var emissionLongitude: CGFloat = 0
  /// The range of directions; default 0.
  open var emissionRange: CGFloat = 0
  /// Points in a second at birth; default 0.
  open var velocity: CGFloat = 0
  /// The range of velocities; default 0.
  open var velocityRange: CGFloat = 0
  /// The growth of the velocity to the right, in points a second squared; default 0.
  open var xAcceleration: CGFloat = 0
  /// The growth of the velocity downwards, in points a second squared; default 0.
  open var yAcceleration: CGFloat = 0
  /// The growth of the velocity out of the plane; default 0; kept, and has no effect here.
  open var zAcceleration: CGFloat = 0
  /// The factor of the picture's size at birth; default 1.
  open var scale: CGFloat = 1
  /// The range of factors; default 0.
  open var scaleRange: CGFloat = 0
  /// The growth of the factor in a second; default 0.
  open var scaleSpeed: CGFloat = 0
  /// Radians in a second by which particles turn; default 0.
  open var spin: CGFloat = 0
  /// The range of turns; default 0.
  open var spinRange: CGFloat = 0
  /// The colour by which the picture's is multiplied; nil is white, the default.
  open var color: CGColor?
  /// The range of the colour's red; default 0.
  open var redRange: Float = 0
  /// The range of the colour's green; default 0.
  open var greenRange: Float = 0
  /// The range of the colour's blue; default 0.
  open var blueRange: Float = 0
  /// The range of the colour's alpha; default 0.
  open var alphaRange: Float = 0
  /// The growth of red in a second; default 0; kept, and has no effect here.
  open var redSpeed: Float = 0
  /// The growth of green in a second; default 0; kept, and has no effect here.
  open var greenSpeed: Float = 0
  /// The growth of blue in a second; default 0; kept, and has no effect here.
  open var blueSpeed: Float = 0
  /// The growth of alpha in a second; default 0.
  open var alphaSpeed: Float = 0
  /// The picture, a `CGImage`; nil shows nothing.
  open var contents: Any?
  /// The part of the picture that is shown, in its unit space; default all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the picture in a point; default 1.
  open var contentsScale: CGFloat = 1
  /// The filter for pictures that are shrunk; kept.
  open var minificationFilter = "linear"
  /// The filter for pictures that are enlarged; kept.
  open var magnificationFilter = "linear"
  /// Default 0; kept, and has no effect here.
  open var minificationFilterBias: Float = 0
  /// Cells whose particles come from this cell's particles; nil for none.
  open var emitterCells: [CAEmitterCell]?
  /// Default nil; kept, and has no effect here.
  open var style: [AnyHashable: Any]?
  /// The seconds after its emitter's beginning at which the cell begins; default 0.
  open var beginTime: CFTimeInterval = 0
  /// The seconds for which it makes particles; default infinity.
  open var duration: CFTimeInterval = .infinity
  /// The emitter that makes particles of the cell.
  weak var layer: CAEmitterLayer?

  /// Makes a cell.
  public override init() { super.init() }

  /// The default of a property by its name; nil for another name.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

  /// Another cell with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = CAEmitterCell()
    for (key, number) in Self.numbers { number.write(other, number.read(self)); _ = key }
    (other.name, other.isEnabled, other.color) = (name, isEnabled, color)
    (other.contents, other.contentsRect) = (contents, contentsRect)
    (other.beginTime, other.duration) = (beginTime, duration)
    other.emitterCells = emitterCells?.compactMap { $0.copy(with: nil) as? CAEmitterCell }
    return other
  }

  private func changed() { layer?.cellChanged() }
}
