import Foundation

/// Turns a tree of layers into the list of what to paint.
///
/// Layers that ask for it are drawn on the way, if they can be seen. Everything inside the list
/// is axis-aligned on whole pixels; what is turned becomes a group in a space of its own.
struct PaintingList {
  private(set) var paintings: [Painting] = []
  /// The parts whose contents may scroll, outermost after those inside them.
  private(set) var scrolledParts: [ScrolledPart] = []
  /// True for the list of a whole picture; pixels of groups are not kept.
  private var notesScrolling = false

  /// The list for a root whose bounds' top left corner is pixel (0, 0), whatever its position.
  init(root: CALayer, scale: CGFloat, clip: PixelRect) {
    fill(from: root, scale: scale, clip: clip)
  }

  /// Forgets everything and keeps the memory.
  mutating func empty() {
    paintings.removeAll(keepingCapacity: true)
    scrolledParts.removeAll(keepingCapacity: true)
  }

  /// Becomes the list for a root, in the memory that it has.
  mutating func fill(from root: CALayer, scale: CGFloat, clip: PixelRect) {
    empty()
    notesScrolling = true
    let bounds = root.seen.values.bounds
    let toDevice = AxisAlignedTransform(
      scale: scale,
      x: -bounds.minX * scale,
      y: -bounds.minY * scale
    )
    add(root, aligned: toDevice, in: Place(toDevice: toDevice, clip: clip))
  }

  init() {}

  // MARK: - Layers

  /// Adds a layer and all inside it.
  private mutating func visit(_ layer: CALayer, in place: Place) {
    let seen = layer.seen
    guard !seen.values.isHidden, seen.values.opacity > 0 else { return }
    let space = seen.values.spaceToSuperlayer(place.ofSublayers)
    if let layer = layer as? CATransformLayer {
      return addInside(of: layer, space ?? seen.values.toSuperlayer, in: place)
    }
    if let space {
      let bounds = seen.values.bounds
      if !seen.values.isDoubleSided, space.showsBack(of: bounds) { return }
      if !space.keepsParallels(of: bounds), layer.motion?.change == nil {
        let toDevice = Projection(space).concatenating(place.toDevice.affine)
        return addProjected(layer, toDevice, in: place)
      }
    }
    let plane =
      space?.flattened(around: seen.values.bounds) ?? seen.values.planeToSuperlayer(nil)
    let toDevice = plane.concatenating(place.toDevice.affine)
    if let change = layer.motion?.change {
      addChange(change, layer, toDevice, in: place)
    } else {
      add(layer, toDevice, in: place)
    }
  }

  /// Adds a layer where a transform puts it, and all inside it.
  mutating func add(_ layer: CALayer, _ toDevice: CGAffineTransform, in place: Place) {
    if let aligned = AxisAlignedTransform(toDevice) {
      add(layer, aligned: aligned, in: place)
    } else {
      addTurned(layer, toDevice, in: place)
    }
  }

  mutating func add(_ layer: CALayer, aligned: AxisAlignedTransform, in place: Place) {
    let values = layer.shown
    guard !values.isHidden, values.opacity > 0 else { return }
    let opacity = CGFloat(values.opacity)
    if let mask = layer.links.mask {
      addGroup(layer, values, aligned, in: place, mask: mask)
    } else if opacity < 1, values.allowsGroupOpacity, layer.hasSeveralParts {
      addGroup(layer, values, aligned, in: place, mask: nil)
    } else {
      var inner = place
      inner.opacity *= opacity
      add(layer, values, aligned, in: inner)
    }
  }

  /// Adds the layer as one picture, which is then seen through its opacity and its mask.
  private mutating func addGroup(
    _ layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    in place: Place,
    mask: CALayer?
  ) {
    var content = PaintingList()
    let inside = Place(toDevice: aligned, clip: place.clip)
    content.add(layer, values, aligned, in: inside)
    let group = PaintingGroup(content.paintings)
    var maskGroup: PaintingGroup?
    if let mask {
      var list = PaintingList()
      list.visit(mask, in: Place(toDevice: aligned, clip: group.bounds))
      maskGroup = PaintingGroup(list.paintings)
    }
    let opacity = opacityByte(place.opacity * CGFloat(values.opacity))
    append(
      .group(group, mask: maskGroup, opacity: opacity),
      layer,
      maskGroup.map { $0.bounds.intersection(group.bounds) } ?? group.bounds,
      in: place
    )
  }

  /// Adds a layer that is not axis-aligned as a picture of its own, at the scale it is seen at.
  private mutating func addTurned(
    _ layer: CALayer,
    _ toDevice: CGAffineTransform,
    in place: Place
  ) {
    let scale = max(
      (toDevice.a * toDevice.a + toDevice.b * toDevice.b).squareRoot(),
      (toDevice.c * toDevice.c + toDevice.d * toDevice.d).squareRoot()
    )
    guard scale.isFinite, scale > 1e-4, toDevice.isInvertible else { return }
    let own = AxisAlignedTransform(scale: scale)
    let fromDevice = toDevice.inverted().concatenating(own.affine)
    let visible = PixelRect(covering: place.clip.cgRect.applying(fromDevice)).outset(by: 2)
    var content = PaintingList()
    content.add(layer, aligned: own, in: Place(toDevice: own, clip: visible))
    let group = PaintingGroup(content.paintings)
    guard !group.bounds.isEmpty else { return }
    let reach = group.bounds.cgRect.insetBy(dx: -1, dy: -1).applying(fromDevice.inverted())
    append(
      .turned(group, fromDevice, opacity: opacityByte(place.opacity)),
      layer,
      PixelRect(covering: reach),
      in: place
    )
  }

  // MARK: - Parts of a layer

  /// Adds what one layer shows, back to front.
  private mutating func add(
    _ layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    in place: Place
  ) {
    let rect = PixelRect(snapping: aligned(values.bounds))
    let shape = RoundedShape(
      rect,
      radius: values.cornerRadius * aligned.scale,
      corners: values.maskedCorners,
      curve: values.cornerCurve
    )
    var inside = values.masksToBounds ? place.clipped(to: shape) : place
    if inside.clip.isEmpty { return }
    if !(layer is CATransformLayer) {
      addShadow(layer, values, aligned, shape, in: place)
      addBackdrop(layer, values, aligned, shape, in: place)
      if let color = values.backgroundColor?.pixel(opacity: place.opacity), color > 0 {
        let isWhole = shape.isSquare || !shape.cuts(rect.intersection(place.clip))
        append(isWhole ? .color(color) : .shape(color, shape), layer, rect, in: place)
      }
      // A gradient fills the shape of its layer, the rounded corners too.
      let isGradient = layer is CAGradientLayer && !values.masksToBounds && !shape.isSquare
      addContents(layer, values, aligned, in: isGradient ? place.clipped(to: shape) : inside)
    }
    inside.toDevice = aligned
    inside.ofSublayers = values.ofSublayers
    let start = paintings.count
    addSublayers(of: layer, in: inside)
    if notesScrolling, values.masksToBounds { note(layer, in: inside, from: start) }
    addBorder(layer, values, aligned, shape, in: place)
  }

  mutating func addSublayers(of layer: CALayer, in place: Place) {
    let flat = layer.sublayersInPaintingOrder
    let sublayers = place.ofSublayers.map(flat.byDepth) ?? flat
    guard let replicator = layer as? CAReplicatorLayer else {
      for sublayer in sublayers { visit(sublayer, in: place) }
      return
    }
    for (step, opacity) in replicator.steps {
      var place = place
      place.ofSublayers = place.ofSublayers.map(step.concatenating) ?? step
      place.opacity *= opacity
      for sublayer in sublayers { visit(sublayer, in: place) }
    }
  }

  /// Notes that a layer clips what was added since `start`.
  private mutating func note(_ layer: CALayer, in place: Place, from start: Int) {
    guard start < paintings.count, place.clip.area >= ScrolledPart.leastArea else { return }
    scrolledParts.append(
      ScrolledPart(
        layer: ObjectIdentifier(layer),
        clip: place.clip,
        masks: place.masks,
        toDevice: place.toDevice,
        contents: start..<paintings.count
      )
    )
  }

  private mutating func addBackdrop(
    _ layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    _ shape: RoundedShape,
    in place: Place
  ) {
    guard let backdrop = values.backdrop else { return }
    append(
      .backdrop(
        sigma: backdrop.blurRadius * aligned.scale,
        saturation: backdrop.saturation,
        tint: backdrop.tint?.pixel() ?? 0,
        opacity: opacityByte(place.opacity)
      ),
      layer,
      shape.rect,
      in: shape.isSquare ? place : place.clipped(to: shape)
    )
  }

  private mutating func addBorder(
    _ layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    _ shape: RoundedShape,
    in place: Place
  ) {
    guard values.borderWidth > 0,
      let color = (layer.motion?.copy ?? layer).borderColor?.pixel(opacity: place.opacity),
      color > 0
    else { return }
    let width = max(PixelRect.round(values.borderWidth * aligned.scale), 1)
    let inner = shape.inset(by: width)
    guard !inner.rect.isEmpty else {
      append(.color(color), layer, shape.rect, in: place.clipped(to: shape))
      return
    }
    append(.border(color, outer: shape, inner: inner), layer, shape.rect, in: place)
  }

  private mutating func addContents(
    _ layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    in place: Place
  ) {
    let source = layer.contentSource
    addContents(of: source, as: layer, aligned, in: place)
    // The new content fades in over the old one.
    guard source !== layer, let part = layer.motion?.dissolve else { return }
    var place = place
    place.opacity *= part
    addContents(of: layer, as: layer, aligned, in: place)
  }

  private mutating func addContents(
    of source: CALayer,
    as layer: CALayer,
    _ aligned: AxisAlignedTransform,
    in place: Place
  ) {
    source.prepareContents(aligned, visible: place.clip)
    guard let content = source.content(aligned, visible: place.clip) else { return }
    let opacity = opacityByte(place.opacity)
    switch content {
    case .exact(let picture, let x, let y):
      let rect = PixelRect(
        minX: x,
        minY: y,
        maxX: x + picture.pixels.width,
        maxY: y + picture.pixels.height
      )
      append(.picture(picture, x: x, y: y, opacity: opacity), layer, rect, in: place)
    case .stretched(let picture, let target):
      guard target.width > 0, target.height > 0 else { return }
      let fromDevice = CGAffineTransform(
        a: CGFloat(picture.pixels.width) / target.width,
        b: 0,
        c: 0,
        d: CGFloat(picture.pixels.height) / target.height,
        tx: 0,
        ty: 0
      ).translatedBy(x: -target.minX, y: -target.minY)
      append(
        .sample(picture, fromDevice, opacity: opacity),
        layer,
        PixelRect(covering: target.insetBy(dx: -0.5, dy: -0.5)),
        in: place
      )
    }
  }

  // MARK: - Paintings

  mutating func append(contentsOf more: [Painting]) { paintings += more }

  mutating func append(_ paint: Paint, _ layer: CALayer, _ rect: PixelRect, in place: Place) {
    let visible = rect.intersection(place.clip)
    guard !visible.isEmpty else { return }
    paintings.append(
      Painting(
        layer: ObjectIdentifier(layer),
        rect: visible,
        masks: place.masks.cutting(visible),
        paint: paint
      )
    )
  }

  /// The paintings of a layer without its shadow, as a group of their own.
  static func group(
    of layer: CALayer,
    _ values: LayerValues,
    _ aligned: AxisAlignedTransform,
    clip: PixelRect
  ) -> PaintingGroup {
    var list = PaintingList()
    var values = values
    values.shadow = nil
    list.add(layer, values, aligned, in: Place(toDevice: aligned, clip: clip))
    return PaintingGroup(list.paintings)
  }
}

extension CALayer {
  /// True if opacity must act on a picture of the layer, because its parts may cover each other.
  fileprivate var hasSeveralParts: Bool {
    let values = shown
    var parts = links.sublayers.count
    if values.backgroundColor.map({ $0.alpha > 0 }) == true { parts += 1 }
    if store != nil || providedContents != nil || needs.display { parts += 1 }
    if values.borderWidth > 0 { parts += 1 }
    if let shadow = values.shadow, shadow.opacity > 0 { parts += 1 }
    if values.backdrop != nil { parts -= 1 }
    return parts > 1
  }
}

extension CAReplicatorLayer {
  /// The transform and opacity of each copy.
  fileprivate var steps: [(CATransform3D, CGFloat)] {
    let anchor = seen.values.anchor
    var total = CATransform3DIdentity
    return (0..<min(max(instanceCount, 0), 1000)).map { index in
      let around = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
        .concatenating(total)
        .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
      total = total.concatenating(instanceTransform)
      let opacity = 1 + CGFloat(instanceAlphaOffset) * CGFloat(index)
      return (around, min(max(opacity, 0), 1))
    }
  }
}
