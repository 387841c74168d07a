import Foundation

/// Layers that are turned in space: what is farther away is smaller, and lies behind.
extension PaintingList {
  /// Adds a layer that is seen in perspective as a picture of its own.
  mutating func addProjected(_ layer: CALayer, _ toDevice: Projection, in place: Place) {
    let bounds = layer.shown.bounds
    let points = [
      CGPoint(x: bounds.midX, y: bounds.midY), bounds.origin,
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    // What comes close to the viewer is not painted ever finer, and has at most four times the pixels
    // that can be seen.
    let most = CGFloat(place.clip.area) * 4 / max(bounds.width * bounds.height, 1)
    let finest = min(place.toDevice.scale * 4, max(most.squareRoot(), place.toDevice.scale / 4))
    let scale = min(points.compactMap(toDevice.scale(at:)).max() ?? 0, finest)
    guard scale.isFinite, scale > 1e-4, let back = toDevice.inverse else { return }
    let own = AxisAlignedTransform(scale: scale)
    let fromDevice = back.concatenating(own.affine)
    let visible =
      fromDevice.corners(of: place.clip.cgRect).map { PixelRect(covering: $0).outset(by: 2) }
      ?? PixelRect(covering: own(bounds.insetBy(dx: -bounds.width, dy: -bounds.height)))
    var content = PaintingList()
    content.add(layer, aligned: own, in: Place(toDevice: own, clip: visible))
    let group = PaintingGroup(content.paintings)
    guard !group.bounds.isEmpty else { return }
    let edge = group.bounds.cgRect.insetBy(dx: -1, dy: -1)
    let seen = fromDevice.inverse?.corners(of: edge).map { PixelRect(covering: $0) }
    append(
      .projected(group, fromDevice, opacity: opacityByte(place.opacity)),
      layer,
      seen ?? place.clip,
      in: place
    )
  }

  /// Adds the layers of one that has no plane of its own: each of them keeps its depth.
  ///
  /// `space` leads from the layer's space to the place's, in three dimensions.
  mutating func addInside(of layer: CATransformLayer, _ space: CATransform3D, in place: Place) {
    let values = layer.shown
    guard !values.isHidden, values.opacity > 0 else { return }
    var place = place
    place.opacity *= CGFloat(values.opacity)
    place.ofSublayers = values.ofSublayers?.concatenating(space) ?? space
    addSublayers(of: layer, in: place)
  }
}

extension [CALayer] {
  /// Those farther away first, by their middles; those equally far keep their order.
  func byDepth(seenThrough space: CATransform3D) -> [CALayer] {
    guard count > 1 else { return self }
    let depths = map { layer in
      let values = layer.seen.values
      return values.toSuperlayer.concatenating(space).depth(at: values.bounds)
    }
    return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
  }
}

extension CATransform3D {
  /// The depth of a rectangle's middle, after the division by its perspective.
  fileprivate func depth(at rect: CGRect) -> CGFloat {
    let w = rect.midX * m14 + rect.midY * m24 + m44
    let z = rect.midX * m13 + rect.midY * m23 + m43
    return w == 0 ? z : z / w
  }

  /// True if nothing of a rectangle is nearer or farther than the rest, so that parallels stay
  /// parallel; a turn all round leaves what rounding makes of nothing.
  func keepsParallels(of rect: CGRect) -> Bool {
    abs(m14) * rect.width + abs(m24) * rect.height < 1e-9 && abs(m44 - 1) < 1e-9
  }

  /// True if a rectangle turns its back on the viewer: it is seen mirrored, but isn't so in space.
  func showsBack(of rect: CGRect) -> Bool {
    let middle = Projection(self).sums(CGPoint(x: rect.midX, y: rect.midY))
    let (x, y, w) = (CGFloat(middle.x), CGFloat(middle.y), CGFloat(middle.z))
    let inPicture =
      (m11 * w - m14 * x) * (m22 * w - m24 * y) - (m12 * w - m14 * y) * (m21 * w - m24 * x)
    return inPicture.native * determinant < 0
  }
}
