import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// The view that one element of a xib makes.
func decoded<View: UIView>(_ element: String, as type: View.Type = View.self) throws -> View {
  let nib = try Fixture.nib(element)
  let view = nib.instantiate(withOwner: nil).compactMap { $0 as? View }.first
  return try #require(view)
}

/// A picture's colours, to look at single points of it.
struct Shot {
  private let image: CGImage
  private let scale: CGFloat

  /// Settles and draws a view in front of a colour.
  init(
    _ view: UIView,
    on color: UIColor = .white,
    style: UIUserInterfaceStyle = .light,
    scale: CGFloat = 2
  ) throws {
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
    window.overrideUserInterfaceStyle = style
    window.traitOverrides.displayScale = scale
    window.backgroundColor = color
    window.isHidden = false
    view.frame.origin = .zero
    window.addSubview(view)
    image = try #require(picture(of: window, scale: scale))
    self.scale = scale
  }

  /// The colour at a point, as 0xRRGGBB.
  subscript(x: CGFloat, y: CGFloat) -> UInt32 {
    let pixels = image.pixels
    let (column, row) = (Int(x * scale), Int(y * scale))
    guard (0..<pixels.width).contains(column), (0..<pixels.height).contains(row) else { return 0 }
    let pixel = pixels.base + (row * pixels.stride + column * 4)
    return pixel.load(as: UInt32.self) & 0xFFFFFF
  }

  /// How many points of a rectangle differ from a colour; tells whether something was drawn there.
  func ink(in rect: CGRect, on color: UInt32 = 0xFFFFFF) -> Int {
    var count = 0
    for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
      for x in stride(from: rect.minX, to: rect.maxX, by: 1) where self[x, y] != color {
        count += 1
      }
    }
    return count
  }
}
