internal import Foundation

/// The life of one particle: where it is, how large, turned and clear at each moment.
final class ParticleMotion: CAAnimation {
  private var origin = CGPoint.zero
  private var velocity = CGPoint.zero
  private var acceleration = CGPoint.zero
  private var scale = 1.0
  private var scaleSpeed = 0.0
  private var spin = 0.0
  private var alpha = 1.0
  private var alphaSpeed = 0.0

  override init() { super.init() }

  /// The life of a particle that is born at the emitter's time.
  convenience init(
    _ cell: CAEmitterCell,
    of layer: CAEmitterLayer,
    at birth: CFTimeInterval,
    from origin: CGPoint,
    _ numbers: inout SeededNumbers
  ) {
    self.init()
    self.origin = origin
    duration =
      max(0, numbers.number(about: Double(cell.lifetime), range: Double(cell.lifetimeRange)))
      * Double(layer.lifetime)
    let speed =
      numbers.number(about: Double(cell.velocity), range: Double(cell.velocityRange))
      * Double(layer.velocity)
    let angle = numbers.number(
      about: Double(cell.emissionLongitude),
      range: Double(cell.emissionRange)
    )
    velocity = CGPoint(x: cos(angle) * speed, y: sin(angle) * speed)
    acceleration = CGPoint(x: cell.xAcceleration, y: cell.yAcceleration)
    let factor = Double(layer.scale)
    scale = numbers.number(about: Double(cell.scale), range: Double(cell.scaleRange)) * factor
    scaleSpeed = Double(cell.scaleSpeed) * factor
    spin =
      numbers.number(about: Double(cell.spin), range: Double(cell.spinRange)) * Double(layer.spin)
    let clear = Double(cell.color?.alpha ?? 1)
    alpha = numbers.number(about: clear, range: Double(cell.alphaRange))
    alphaSpeed = Double(cell.alphaSpeed)
    beginTime = birth
    timingFunction = CAMediaTimingFunction(name: .linear)
  }

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? ParticleMotion else { return }
    (origin, velocity, acceleration) = (other.origin, other.velocity, other.acceleration)
    (scale, scaleSpeed, spin) = (other.scale, other.scaleSpeed, other.spin)
    (alpha, alphaSpeed) = (other.alpha, other.alphaSpeed)
  }

  /// The place after some seconds of life.
  func position(at age: CFTimeInterval) -> CGPoint {
    CGPoint(
      x: origin.x + velocity.x * age + acceleration.x * age * age / 2,
      y: origin.y + velocity.y * age + acceleration.y * age * age / 2
    )
  }

  override func apply(to moving: CALayer, at moment: AnimationMoment) {
    let age = Double(moment.fraction) * duration
    moving.position = position(at: age)
    let size = max(scale + scaleSpeed * age, 0)
    let turn = CGAffineTransform(rotationAngle: spin * age).scaledBy(x: size, y: size)
    moving.setAffineTransform(turn)
    moving.opacity = Float(min(max(alpha + alphaSpeed * age, 0), 1))
  }
}

/// Particles' pictures in their colours.
enum ParticleImage {
  /// A layer with the picture of a cell, in a colour of its range; nil without a picture.
  static func layer(for cell: CAEmitterCell, _ numbers: inout SeededNumbers) -> CALayer? {
    guard let contents = cell.contents.map({ $0 as AnyObject }) as? CGImage else { return nil }
    let colour = color(of: cell, &numbers)
    let layer = CALayer()
    layer.actionMode = .none
    layer.contents = tinted(contents, colour)
    layer.contentsRect = cell.contentsRect
    let scale = max(cell.contentsScale, 0.01)
    layer.bounds.size = CGSize(
      width: CGFloat(contents.width) * cell.contentsRect.width / scale,
      height: CGFloat(contents.height) * cell.contentsRect.height / scale
    )
    return layer
  }

  /// Red, green and blue in steps of a sixteenth, so that few pictures are made; nil for white.
  private static func color(
    of cell: CAEmitterCell,
    _ numbers: inout SeededNumbers
  ) -> [CGFloat]? {
    let sRGB = cell.color?.converted(
      to: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
      intent: .defaultIntent,
      options: nil
    )
    let parts = sRGB?.components ?? [1, 1, 1, 1]
    let ranges = [cell.redRange, cell.greenRange, cell.blueRange]
    let color = zip(parts.prefix(3), ranges).map { part, range in
      let value = numbers.number(about: Double(part), range: Double(range))
      return CGFloat((min(max(value, 0), 1) * 16).rounded() / 16)
    }
    return color == [1, 1, 1] ? nil : color
  }

  private static func tinted(_ image: CGImage, _ color: [CGFloat]?) -> CGImage {
    guard let color, color.count == 3, image.width > 0, image.height > 0,
      let context = CGContext(
        data: nil,
        width: image.width,
        height: image.height,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
      )
    else { return image }
    let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.draw(image, in: all)
    context.setBlendMode(.multiply)
    context.setFillColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
    context.fill(all)
    context.setBlendMode(.destinationIn)
    context.draw(image, in: all)
    return context.makeImage() ?? image
  }
}
