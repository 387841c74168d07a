import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct `Pictures of what moves` {
  @Test func `a box is painted where it is at the moment, and only its ways anew`() throws {
    try MovingClock.run { clock in
      let root = CALayer.box(0, 0, 100, 10, .white)
      let box = CALayer.box(0, 0, 10, 10, .red)
      root.addSublayer(box)
      let pixels = try #require(PixelBuffer(width: 100, height: 10))
      let pictureRows = PictureRows(pixels)
      let compositor = Compositor()
      _ = compositor.update(pictureRows, showing: root, scale: 1)
      box.position.x = 85
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration) = (5, 1)
      box.add(animation, forKey: "x")
      clock.go(to: 0.5)
      let changed = compositor.update(pictureRows, showing: root, scale: 1)
      #expect(changed.map { "\($0.minX)-\($0.maxX)" }.sorted() == ["0-10", "40-50"])
      #expect(pixels[45, 5] == 0xFFFF_0000)
      #expect(pixels[85, 5] == 0xFFFF_FFFF)
      #expect(compositor.update(pictureRows, showing: root, scale: 1).isEmpty)
      clock.go(to: 1)
      _ = compositor.update(pictureRows, showing: root, scale: 1)
      #expect(pixels[45, 5] == 0xFFFF_FFFF)
      #expect(pixels[85, 5] == 0xFFFF_0000)
    }
  }

  @Test func `colours, corners, borders and shadows are painted half-way`() throws {
    try MovingClock.run { clock in
      let box = CALayer.box(0, 0, 40, 40, .blue)
      let values: [(String, Any, Any)] = [
        ("backgroundColor", CGColor.red, CGColor.blue), ("cornerRadius", 0, 20),
        ("borderWidth", 0, 8),
      ]
      for (key, from, to) in values {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        box.add(animation, forKey: key)
      }
      clock.go(to: 0.5)
      let image = try picture(of: box)
      #expect(image[20, 20] == 0xFF80_0080)
      #expect(image[20, 2] == 0xFF00_0000)
      #expect(image[20, 5] == 0xFF80_0080)
      #expect(image[1, 1] == 0)
      #expect(image[4, 4] != 0)
    }
  }

  @Test func `shapes and gradients are drawn half-way`() throws {
    try MovingClock.run { clock in
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 100, y: 5))
      (shape.path, shape.strokeColor, shape.lineWidth) = (path, .red, 4)
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 10, width: 100, height: 10)
      gradient.colors = [CGColor.blue, CGColor.blue]
      let root = CALayer.box(0, 0, 100, 20, .white).holding(shape, gradient)
      #expect(try picture(of: root)[90, 5] == 0xFFFF_0000)
      let stroke = CABasicAnimation(keyPath: "strokeEnd")
      (stroke.fromValue, stroke.toValue, stroke.duration) = (0, 1, 1)
      shape.add(stroke, forKey: "s")
      let colors = CABasicAnimation(keyPath: "colors")
      (colors.fromValue, colors.duration) = ([CGColor.red, CGColor.red], 1)
      gradient.add(colors, forKey: "c")
      clock.go(to: 0.5)
      let image = try picture(of: root)
      #expect(image[40, 5] == 0xFFFF_0000)
      #expect(image[60, 5] == 0xFFFF_FFFF)
      #expect(image[50, 15] == 0xFF80_0080)
      clock.go(to: 1)
      let last = try picture(of: root)
      #expect(last[60, 5] == 0xFFFF_0000)
      #expect(last[50, 15] == 0xFF00_00FF)
    }
  }

  @Test func `contents fade into one another`() throws {
    try MovingClock.run { clock in
      func image(_ color: CGColor) throws -> CGImage {
        try picture(of: CALayer.box(0, 0, 10, 10, color))
      }
      let layer = CALayer.box(0, 0, 10, 10)
      layer.contents = try image(.blue)
      let animation = CABasicAnimation(keyPath: "contents")
      (animation.fromValue, animation.duration) = (try image(.red), 1)
      layer.add(animation, forKey: "contents")
      clock.go(to: 0.5)
      #expect(try picture(of: layer)[5, 5] == 0xFF7F_0080)
    }
  }

  @Test func `transitions lead from the old picture to the new one`() throws {
    for (type, left, right) in [
      (CATransitionType.fade, 0xFF7F_0080 as UInt32, 0xFF7F_0080 as UInt32),
      (.push, 0xFFFF_0000, 0xFF00_00FF), (.moveIn, 0xFFFF_0000, 0xFF00_00FF),
      (.reveal, 0xFFFF_0000, 0xFF00_00FF),
    ] {
      try MovingClock.run { clock in
        let box = CALayer.box(0, 0, 20, 10, .red)
        let root = CALayer.box(0, 0, 20, 10, .white).holding(box)
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, .fromRight, 1)
        transition.timingFunction = CAMediaTimingFunction(name: .linear)
        box.add(transition, forKey: nil)
        box.backgroundColor = .blue
        clock.go(to: 0.5)
        let image = try picture(of: root)
        #expect([image[5, 5], image[15, 5]] == [left, right], "\(type.rawValue)")
        clock.go(to: 1)
        #expect(try picture(of: root)[5, 5] == 0xFF00_00FF)
        #expect(box.animationKeys() == nil)
      }
    }
  }
}
