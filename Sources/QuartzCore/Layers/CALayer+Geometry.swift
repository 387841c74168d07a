import Foundation

extension LayerValues {
  /// The anchor in the layer's own space.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y
    )
  }

  /// From the layer's space to its superlayer's, without that one's `sublayerTransform`.
  package var toSuperlayer: CATransform3D {
    let anchor = anchor
    guard let transform else {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, zPosition)
    }
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
      .concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
  }

  /// `sublayerTransform` acting around the anchor.
  package var ofSublayers: CATransform3D? {
    guard let sublayerTransform else { return nil }
    let anchor = anchor
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
      .concatenating(sublayerTransform)
      .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// From the layer's space to its superlayer's; nil if the layer is only moved in the plane.
  func spaceToSuperlayer(_ ofSublayers: CATransform3D?) -> CATransform3D? {
    guard transform != nil || ofSublayers != nil else { return nil }
    return ofSublayers.map(toSuperlayer.concatenating) ?? toSuperlayer
  }

  /// From the layer's space to the superlayer's, in the plane.
  package func planeToSuperlayer(_ ofSublayers: CATransform3D?) -> CGAffineTransform {
    guard let space = spaceToSuperlayer(ofSublayers) else {
      let anchor = anchor
      return CGAffineTransform(
        translationX: position.x - anchor.x,
        y: position.y - anchor.y
      )
    }
    return space.flattened(around: bounds)
  }
}

extension CALayer {
  func setBounds(_ newBounds: CGRect) {
    guard newBounds != values.bounds else { return }
    let isResized = newBounds.size != values.bounds.size
    change(.bounds) { $0.bounds = newBounds }
    guard isResized else { return }
    markForLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  var frameInSuperlayer: CGRect {
    let (bounds, anchor, position) = (values.bounds, values.anchorPoint, values.position)
    guard let transform = values.transform else {
      return CGRect(
        x: position.x - bounds.width * anchor.x,
        y: position.y - bounds.height * anchor.y,
        width: bounds.width,
        height: bounds.height
      )
    }
    let box = CGRect(
      x: -bounds.width * anchor.x,
      y: -bounds.height * anchor.y,
      width: bounds.width,
      height: bounds.height
    )
    return box.applying(transform.flattened(around: box))
      .offsetBy(dx: position.x, dy: position.y)
  }

  func setFrame(_ rect: CGRect) {
    let frame = rect.standardized
    var size = frame.size
    var anchorInFrame = CGPoint(
      x: size.width * values.anchorPoint.x,
      y: size.height * values.anchorPoint.y
    )
    if let transform = values.transform {
      let plane = CATransform3DGetAffineTransform(transform)
      let linear = CGAffineTransform(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: 0, ty: 0)
      if linear.a * linear.d - linear.b * linear.c != 0 {
        size = CGRect(origin: .zero, size: size).applying(linear.inverted()).size
      }
      let box = CGRect(
        x: -size.width * values.anchorPoint.x,
        y: -size.height * values.anchorPoint.y,
        width: size.width,
        height: size.height
      ).applying(plane)
      anchorInFrame = CGPoint(x: -box.minX, y: -box.minY)
    }
    bounds = CGRect(origin: values.bounds.origin, size: size)
    position = CGPoint(x: frame.minX + anchorInFrame.x, y: frame.minY + anchorInFrame.y)
  }
}

// MARK: - From space to space

extension CALayer {
  /// From this layer's space to the superlayer's, in the plane.
  package var planeToSuperlayer: CGAffineTransform {
    guard values.transform == nil, links.superlayer?.values.sublayerTransform == nil else {
      return values.planeToSuperlayer(links.superlayer?.values.ofSublayers)
    }
    let anchor = values.anchor
    return CGAffineTransform(
      translationX: values.position.x - anchor.x,
      y: values.position.y - anchor.y
    )
  }

  /// From this layer's space to that of the layer `ancestor`, or beyond the root if it is none.
  func plane(to ancestor: CALayer?) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      result = result.concatenating(current.planeToSuperlayer)
      layer = current.links.superlayer
    }
    return result
  }

  func transfer(_ point: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
    guard from !== to else { return point }
    return point.applying(passage(from, to))
  }

  func transfer(_ rect: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
    guard from !== to else { return rect }
    if let from, let to, to !== from.links.superlayer, from !== to.links.superlayer {
      return transfer(rect, up: from, down: to)
    }
    return rect.applying(passage(from, to))
  }

  /// Up to the lowest layer above both, where the rectangle is boxed, and down from there (W-03).
  private func transfer(_ rect: CGRect, up from: CALayer, down to: CALayer) -> CGRect {
    let meeting = commonAncestor(from, to)
    let box = rect.applying(from.plane(to: meeting))
    return box.applying(to.plane(to: meeting).inverted())
  }

  private func passage(_ from: CALayer?, _ to: CALayer?) -> CGAffineTransform {
    if let from, to === from.links.superlayer { return from.planeToSuperlayer }
    if let to, from === to.links.superlayer { return to.planeToSuperlayer.inverted() }
    let meeting = commonAncestor(from, to)
    let up = from?.plane(to: meeting) ?? .identity
    guard let to else { return up }
    return up.concatenating(to.plane(to: meeting).inverted())
  }

  /// The lowest layer above both; nil if there is none or one of them is beyond the root.
  private func commonAncestor(_ one: CALayer?, _ other: CALayer?) -> CALayer? {
    var (one, other) = (one, other)
    var (depth, otherDepth) = (Self.depth(one), Self.depth(other))
    while depth > otherDepth { (one, depth) = (one?.links.superlayer, depth - 1) }
    while otherDepth > depth { (other, otherDepth) = (other?.links.superlayer, otherDepth - 1) }
    while one !== other { (one, other) = (one?.links.superlayer, other?.links.superlayer) }
    return one
  }

  /// The number of layers from here to the root.
  private static func depth(_ layer: CALayer?) -> Int {
    var (layer, depth) = (layer, 0)
    while let current = layer { (layer, depth) = (current.links.superlayer, depth + 1) }
    return depth
  }

  func deepestLayer(at pointInSuperlayer: CGPoint) -> CALayer? {
    guard !values.isHidden else { return nil }
    let point = pointInSuperlayer.applying(planeToSuperlayer.inverted())
    let isInside = contains(point)
    if values.masksToBounds && !isInside { return nil }
    for sublayer in sublayersInPaintingOrder.reversed() {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// Back to front: by `zPosition`, then by place.
  package var sublayersInPaintingOrder: [CALayer] {
    if let model = links.model {
      return model.sublayersInPaintingOrder.map { $0.presentation() ?? $0 }
    }
    let sublayers = links.sublayers
    guard sublayers.contains(where: { $0.seen.values.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated().sorted {
      ($0.element.seen.values.zPosition, $0.offset) < ($1.element.seen.values.zPosition, $1.offset)
    }.map(\.element)
  }
}
