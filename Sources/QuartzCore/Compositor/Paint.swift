import Foundation

/// One thing to paint: a rectangle of pixels, the shapes that cut it, and what it is filled with.
///
/// A tree of layers becomes a list of these, back to front. Two lists are compared to find what
/// must be painted again.
struct Painting: Equatable {
  /// The layer it belongs to, to find a group again whose inside changed.
  let layer: ObjectIdentifier
  /// Already clipped to what may be seen.
  let rect: PixelRect
  /// Shapes whose corners cut through `rect`.
  let masks: Masks
  let paint: Paint

  /// True if nothing beneath shows through.
  var isOpaque: Bool { masks.isEmpty && paint.isOpaque }

  /// True if both make the same pixels, whichever layers they belong to.
  static func == (a: Painting, b: Painting) -> Bool {
    a.rect == b.rect && a.masks == b.masks && a.paint == b.paint
  }

  /// True if what is painted depends on what is beneath.
  var readsBeneath: Bool {
    if case .backdrop = paint { true } else { false }
  }
}

/// The filling of a rectangle.
enum Paint: Equatable {
  /// One colour.
  case color(UInt32)
  /// One colour inside a shape.
  case shape(UInt32, RoundedShape)
  /// A picture with its top left pixel at (x, y), pixel for pixel.
  case picture(Picture, x: Int, y: Int, opacity: UInt8)
  /// A picture drawn larger, smaller or elsewhere than on whole pixels; the transform leads from
  /// device pixels to the picture's.
  case sample(Picture, CGAffineTransform, opacity: UInt8)
  /// The part of the shape that its inner shape leaves.
  case border(UInt32, outer: RoundedShape, inner: RoundedShape)
  /// The shadow of a rounded rectangle, without what its layer hides anyway.
  case shadow(ShadowTile, PixelRect, UInt32, hidden: PixelRect?)
  /// The shadow of any shape, moved by (x, y).
  case shadowMask(ShadowMask, x: Int, y: Int, UInt32)
  /// The shadow of other paintings.
  case shadowOfGroup(PaintingGroup, sigma: CGFloat, x: Int, y: Int, UInt32)
  /// The picture beneath, blurred by a standard deviation in pixels.
  case backdrop(sigma: CGFloat, saturation: CGFloat, tint: UInt32, opacity: UInt8)
  /// Other paintings as one picture, seen through the alpha of a mask's.
  case group(PaintingGroup, mask: PaintingGroup?, opacity: UInt8)
  /// Other paintings in a space of their own; the transform leads there from device pixels.
  case turned(PaintingGroup, CGAffineTransform, opacity: UInt8)
  /// Other paintings in a space of their own, seen in perspective; the projection leads there from
  /// device pixels.
  case projected(PaintingGroup, Projection, opacity: UInt8)
  /// One picture that becomes another; `part` is how much of the second is seen.
  case dissolve(PaintingGroup, PaintingGroup, part: UInt8)

  var isOpaque: Bool {
    switch self {
    case .color(let color): color >> 24 == 255
    case .picture(let picture, _, _, let opacity): picture.isOpaque && opacity == 255
    case .shape, .sample, .backdrop, .border, .shadow, .shadowMask, .shadowOfGroup, .group, .turned,
      .projected, .dissolve:
      false
    }
  }
}

/// Pixels that do not change while their number stays.
struct Picture: Equatable {
  let pixels: PixelBuffer
  let generation: Int
  let isOpaque: Bool

  static func == (a: Picture, b: Picture) -> Bool {
    a.generation == b.generation && a.pixels === b.pixels
  }
}

/// Paintings that become one picture, and the pixels they touch.
final class PaintingGroup: Equatable {
  let paintings: [Painting]
  let bounds: PixelRect

  init(_ paintings: [Painting]) {
    self.paintings = paintings
    bounds = paintings.reduce(PixelRect(width: 0, height: 0)) { $0.union($1.rect) }
  }

  static func == (a: PaintingGroup, b: PaintingGroup) -> Bool {
    a === b || a.paintings == b.paintings
  }
}

extension CGColor {
  /// The colour as a pixel, multiplied by its alpha and `opacity`.
  func pixel(opacity: CGFloat = 1) -> UInt32 {
    let color = rgba.clamped
    let alpha = color.alpha * min(max(opacity, 0), 1)
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8
      | byte(color.blue * alpha)
  }
}

/// An opacity from 0 to 1 as a byte.
func opacityByte(_ opacity: CGFloat) -> UInt8 {
  UInt8((min(max(opacity, 0), 1) * 255).rounded())
}
