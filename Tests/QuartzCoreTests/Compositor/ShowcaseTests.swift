import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// One picture of everything layers can do, for looking at: set `PORTICO_SHOWCASE` to the path of
/// a file that becomes a portable pixmap.
@Suite struct `A showcase of layers` {
  @Test func `everything is painted at once`() throws {
    let image = try picture(of: Showcase().root, scale: 2)
    #expect(image.width == 800)
    guard let path = ProcessInfo.processInfo.environment["PORTICO_SHOWCASE"] else { return }
    try image.pixmap.write(to: URL(fileURLWithPath: path))
  }
}

extension CGImage {
  /// The colours as a binary pixmap (P6).
  var pixmap: Data {
    var data = Data("P6 \(width) \(height) 255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        data.append(contentsOf: [
          UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255),
        ])
      }
    }
    return data
  }
}

/// The tree of the showcase: a grid of tiles, each with one feature.
struct Showcase {
  let root = CALayer.box(0, 0, 400, 400, CGColor(gray: 0.95, alpha: 1))
  static let tint = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)

  init() {
    for (index, tile) in tiles.enumerated() {
      tile.position = CGPoint(x: 57.5 + 95 * Double(index % 4), y: 57.5 + 95 * Double(index / 4))
      root.addSublayer(tile)
    }
    let bar = CALayer.box(0, 360, 400, 40)
    bar.backdrop = Backdrop(
      blurRadius: 10,
      saturation: 1.8,
      tint: CGColor(gray: 1, alpha: 0.5)
    )
    root.addSublayer(bar)
  }

  private func tile(_ body: (CALayer) -> Void) -> CALayer {
    let layer = CALayer.box(0, 0, 75, 75, .white)
    body(layer)
    return layer
  }

  private var tiles: [CALayer] {
    [
      tile { $0.cornerRadius = 20 },
      tile { ($0.cornerRadius, $0.cornerCurve) = (20, .continuous) },
      tile { ($0.cornerRadius, $0.borderWidth, $0.borderColor) = (20, 3, Self.tint) },
      tile {
        ($0.cornerRadius, $0.shadowOpacity, $0.shadowRadius, $0.shadowOffset) = (12, 0.4, 8, .zero)
      },
      tile {
        ($0.cornerRadius, $0.maskedCorners) = (30, [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
      },
      tile {
        $0.setAffineTransform(CGAffineTransform(rotationAngle: 0.4)); $0.borderWidth = 1
      },
      tile { layer in
        layer.addSublayer(.box(10, 10, 40, 40, .red))
        layer.addSublayer(.box(25, 25, 40, 40, .blue))
        layer.opacity = 0.5
      },
      tile { layer in
        layer.masksToBounds = true
        layer.cornerRadius = 37.5
        layer.addSublayer(.box(0, 0, 75, 40, Self.tint))
      },
      gradient(.axial), gradient(.radial), gradient(.conic),
      tile { layer in
        layer.backgroundColor = Self.tint
        let mask = CAShapeLayer()
        mask.path = CGPath(
          ellipseIn: CGRect(x: 5, y: 20, width: 65, height: 35),
          transform: nil
        )
        layer.mask = mask
      },
      tile { layer in
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 60))
        path.addCurve(
          to: CGPoint(x: 65, y: 15),
          control1: CGPoint(x: 20, y: 0),
          control2: CGPoint(x: 50, y: 75)
        )
        (shape.path, shape.fillColor, shape.strokeColor) = (path, nil, .red)
        (shape.lineWidth, shape.lineCap, shape.lineDashPattern) = (4, .round, [1, 8])
        layer.addSublayer(shape)
      },
      tile { layer in
        let text = CATextLayer()
        text.frame = layer.bounds
        (text.string, text.fontSize, text.foregroundColor) = ("Layers draw text", 17, .black)
        (text.isWrapped, text.alignmentMode) = (true, .center)
        layer.addSublayer(text)
      },
      tile { layer in
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        layer.sublayerTransform = perspective
        let card = CALayer.box(10, 10, 55, 55, Self.tint)
        card.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        layer.addSublayer(card)
      },
      tile { layer in
        let replicator = CAReplicatorLayer()
        replicator.frame = layer.bounds
        (replicator.instanceCount, replicator.instanceAlphaOffset) = (8, -0.12)
        replicator.instanceTransform = CATransform3DMakeRotation(-.pi / 4, 0, 0, 1)
        let spoke = CALayer.box(34, 8, 7, 20, .black)
        spoke.cornerRadius = 3.5
        replicator.addSublayer(spoke)
        layer.addSublayer(replicator)
      },
    ]
  }

  private func gradient(_ type: CAGradientLayerType) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 75, height: 75)
    (layer.type, layer.cornerRadius, layer.masksToBounds) = (type, 10, true)
    layer.colors = [CGColor.red, CGColor(red: 1, green: 1, blue: 0, alpha: 1), Self.tint]
    if type != .axial {
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    }
    return layer
  }
}
