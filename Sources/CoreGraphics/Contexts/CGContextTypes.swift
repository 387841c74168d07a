import Foundation

/// The mixing of new paint with the pixels below.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The use of the outlines of letters in drawing text.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// A line's gaps.
struct Dash: Equatable {
  var phase: CGFloat
  var lengths: [CGFloat]
}

/// A shadow as a context holds it: the offset in the space of the bare context.
struct Shadow: Equatable {
  var offset: CGSize
  var blur: CGFloat
  var color: RGBA
}

/// The filling of a shape.
enum Paint {
  case color(RGBA)
  case pattern(CGPattern, RGBA)
}

/// Everything that `saveGState` remembers except the clip, which cairo keeps.
struct DrawingState {
  var ctm: CGAffineTransform
  var fill = Paint.color(RGBA(0, 0, 0, 1))
  var stroke = Paint.color(RGBA(0, 0, 0, 1))
  var fillSpace = CGColorSpace.standard
  var strokeSpace = CGColorSpace.standard
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dash: Dash?
  var flatness: CGFloat = 1
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var quality = CGInterpolationQuality.default
  var antialiases = true
  var textMode = CGTextDrawingMode.fill
  var font: CGFont?
  var fontSize: CGFloat = 0
  /// Coverage of images that the context was clipped to, as large as the context.
  var clipMask: PixelBuffer?
  /// The number of open transparency layers when this state began.
  var layerDepth = 0
}
