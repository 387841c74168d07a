public import Foundation

/// The steps a transform is made of: scale, then shear, then turn, then move.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along x and y.
  public var scale: CGSize
  /// The share of y that is added to x after scaling.
  public var horizontalShear: CGFloat
  /// The angle in radians, from +x towards +y.
  public var rotation: CGFloat
  /// The final movement.
  public var translation: CGVector

  /// Makes the components of the identity.
  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1),
      horizontalShear: 0,
      rotation: 0,
      translation: .zero
    )
  }

  /// Makes components of their four parts.
  public init(
    scale: CGSize,
    horizontalShear: CGFloat,
    rotation: CGFloat,
    translation: CGVector
  ) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// Puts a transform together from its steps.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    let move = CGAffineTransform(
      translationX: components.translation.dx,
      y: components.translation.dy
    )
    self = scale.concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation)).concatenating(move)
  }

  /// Takes the transform apart into scale, shear, rotation and translation.
  public func decomposed() -> CGAffineTransformComponents {
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: (c * c + d * d).squareRoot()),
        horizontalShear: 0,
        rotation: 0,
        translation: CGVector(dx: tx, dy: ty)
      )
    }
    let height = determinant / length
    let shear = height == 0 ? 0 : (a * c + b * d) / (length * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: length, height: height),
      horizontalShear: shear,
      rotation: atan2(b, a),
      translation: CGVector(dx: tx, dy: ty)
    )
  }
}
