import Foundation

extension PaintingList {
  /// Adds a layer's shadow: of its path if it has one, of its box if that is filled, otherwise of
  /// everything that it and its sublayers show.
  mutating func addShadow(
    _ layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    _ shape: RoundedShape,
    in place: Place
  ) {
    // A layer that clips to its bounds has no shadow outside.
    guard let shadow = values.shadow, shadow.opacity > 0, !values.masksToBounds,
      let color = shadow.color?.pixel(opacity: CGFloat(shadow.opacity) * place.opacity), color > 0
    else { return }
    let sigma = shadow.radius > 0 ? min(shadow.radius * aligned.scale, ShadowTile.widest) : 0
    let x = PixelRect.round(shadow.offset.width * aligned.scaleX)
    let y = PixelRect.round(shadow.offset.height * aligned.scaleY)
    let pad = ShadowTile.pad(sigma)
    var box = CGRect.zero
    if let path = shadow.path {
      if path.isRect(&box) {
        let rect = PixelRect(snapping: aligned(box)).offset(x: x, y: y)
        addBox(layer, RoundedShape(rect), sigma, color, hidden: nil, in: place)
      } else if let shadowMask = layer.makeShadowMask(path, aligned, sigma: sigma) {
        let (x, y) = (x + PixelRect.round(aligned.x), y + PixelRect.round(aligned.y))
        append(
          .shadowMask(shadowMask, x: x, y: y, color),
          layer,
          shadowMask.rect.offset(x: x, y: y),
          in: place
        )
      }
      return
    }
    if let fill = values.backgroundColor, fill.alpha == 1 {
      let moved = RoundedShape(
        shape.rect.offset(x: x, y: y),
        radius: shape.radius,
        corners: shape.corners,
        curve: values.cornerCurve
      )
      let margin = Int(shape.reach.rounded(.up))
      let hidden = place.opacity == 1 ? shape.rect.outset(by: -margin) : nil
      addBox(layer, moved, sigma, color, hidden: hidden, in: place)
      return
    }
    let reach = place.clip.outset(by: pad + max(abs(x), abs(y)))
    let group = PaintingList.group(of: layer, values, aligned, clip: reach)
    guard !group.bounds.isEmpty else { return }
    append(
      .shadowOfGroup(group, sigma: sigma, x: x, y: y, color),
      layer,
      group.bounds.outset(by: pad).offset(x: x, y: y),
      in: place
    )
  }

  private mutating func addBox(
    _ layer: CALayer,
    _ shape: RoundedShape,
    _ sigma: CGFloat,
    _ color: UInt32,
    hidden: PixelRect?,
    in place: Place
  ) {
    guard !shape.rect.isEmpty else { return }
    let tile = ShadowTile.tile(shape, sigma: sigma)
    append(
      .shadow(tile, shape.rect, color, hidden: hidden),
      layer,
      shape.rect.outset(by: tile.pad),
      in: place
    )
  }
}

/// A shadow's shape and the values that it was made of.
struct ShadowCopy {
  let path: CGPath
  let sigma: CGFloat
  let scale: CGSize
  let shadowMask: ShadowMask
}

extension CALayer {
  /// The blurred shape of a path in pixels from the layer's origin, made once and kept while path,
  /// blur and scale stay.
  func makeShadowMask(_ path: CGPath, _ aligned: AxisAlignedTransform, sigma: CGFloat)
    -> ShadowMask?
  {
    let scale = CGSize(width: aligned.scaleX, height: aligned.scaleY)
    if let copy = extras?.shadow, copy.sigma == sigma, copy.scale == scale, copy.path == path {
      return copy.shadowMask
    }
    let box = path.boundingBox
    guard !box.isNull, !box.isInfinite else { return nil }
    let scaled = box.applying(CGAffineTransform(scaleX: scale.width, y: scale.height))
    let rect = PixelRect(covering: scaled).outset(by: ShadowTile.pad(sigma))
    guard rect.area < 1 << 24, let pixels = PixelBuffer(width: rect.width, height: rect.height)
    else { return nil }
    let context = CGContext(drawingInto: pixels, scale: 1, isOpaque: false)
    context.translateBy(x: CGFloat(-rect.minX), y: CGFloat(-rect.minY))
    context.scaleBy(x: scale.width, y: scale.height)
    context.setFillColor(.opaqueBlack)
    context.addPath(path)
    context.fillPath()
    context.flush()
    let shadowMask = ShadowMask(alphaOf: pixels, rect: rect, sigma: sigma)
    extras = extras ?? LayerExtras()
    extras?.shadow = ShadowCopy(path: path, sigma: sigma, scale: scale, shadowMask: shadowMask)
    return shadowMask
  }
}
