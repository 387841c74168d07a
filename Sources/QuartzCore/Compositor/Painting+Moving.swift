extension Painting {
  /// The same painting so many pixels further on, as far as it lies in `clip`; nil if nothing of it
  /// does, or if the same pixels would not be made there.
  func moved(x: Int, y: Int, in clip: PixelRect) -> Painting? {
    let rect = rect.offset(x: x, y: y).intersection(clip)
    guard !rect.isEmpty, let paint = paint.moved(x: x, y: y, in: clip) else { return nil }
    let masks = masks.moved(x: x, y: y) { $0.cuts(rect) }
    return Painting(layer: layer, rect: rect, masks: masks, paint: paint)
  }

  /// The same painting without shapes that cut it.
  func without(_ shapes: Masks) -> Painting {
    guard !masks.isEmpty, !shapes.isEmpty else { return self }
    return Painting(layer: layer, rect: rect, masks: masks.without(shapes), paint: paint)
  }
}

extension Paint {
  /// The same filling so many pixels further on; nil for one whose pixels depend on what lies beneath
  /// or on where rounding leads.
  fileprivate func moved(x: Int, y: Int, in clip: PixelRect) -> Paint? {
    switch self {
    case .color: return self
    case .shape(let color, let shape): return .shape(color, shape.offset(x: x, y: y))
    case .picture(let picture, let left, let top, let opacity):
      return .picture(picture, x: left + x, y: top + y, opacity: opacity)
    case .border(let color, let outer, let inner):
      return .border(color, outer: outer.offset(x: x, y: y), inner: inner.offset(x: x, y: y))
    case .shadow(let tile, let rect, let color, let hidden):
      let hidden = hidden?.offset(x: x, y: y)
      return .shadow(tile, rect.offset(x: x, y: y), color, hidden: hidden)
    case .shadowMask(let mask, let left, let top, let color):
      return .shadowMask(mask, x: left + x, y: top + y, color)
    case .group(let group, let mask, let opacity):
      guard let group = group.moved(x: x, y: y, in: clip) else { return nil }
      guard let mask else { return .group(group, mask: nil, opacity: opacity) }
      guard let mask = mask.moved(x: x, y: y, in: clip) else { return nil }
      return .group(group, mask: mask, opacity: opacity)
    case .sample, .shadowOfGroup, .backdrop, .turned, .projected, .dissolve: return nil
    }
  }
}

extension PaintingGroup {
  /// The same paintings so many pixels further on; nil if one of them would not make the same pixels
  /// there.
  fileprivate func moved(x: Int, y: Int, in clip: PixelRect) -> PaintingGroup? {
    var list: [Painting] = []
    list.reserveCapacity(paintings.count)
    for painting in paintings where painting.rect.offset(x: x, y: y).intersects(clip) {
      guard let moved = painting.moved(x: x, y: y, in: clip) else { return nil }
      list.append(moved)
    }
    return PaintingGroup(list)
  }
}
