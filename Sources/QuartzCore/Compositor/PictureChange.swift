import Foundation

/// The picture of a layer that gives way to what the layer shows now.
final class PictureChange {
  let type: CATransitionType
  let subtype: CATransitionSubtype?
  /// The part of the way, from 0 to 1.
  var progress: CGFloat = 0
  /// In pixels of `scale` to a point, from the origin of the layer's space.
  fileprivate let old: PaintingGroup
  fileprivate let scale: CGFloat
  fileprivate let bounds: CGRect

  /// Keeps the layer's picture as it is now.
  init(of layer: CALayer, _ transition: CATransition, scale: CGFloat) {
    (type, subtype) = (transition.type, transition.subtype)
    self.scale = scale
    bounds = layer.seen.values.bounds
    let own = AxisAlignedTransform(scale: scale)
    let reach = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var list = PaintingList()
    list.add(layer, aligned: own, in: Place(toDevice: own, clip: PixelRect(covering: own(reach))))
    old = PaintingGroup(list.paintings)
  }

  /// The distance of the whole way, towards the side where the old picture leaves.
  private var way: CGVector {
    switch subtype {
    case .fromRight: CGVector(dx: -bounds.width, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: bounds.height)
    case .fromBottom: CGVector(dx: 0, dy: -bounds.height)
    default: CGVector(dx: bounds.width, dy: 0)
    }
  }

  /// The place of the old picture, in the layer's space; nil if it is not seen any more.
  fileprivate var oldPlace: CGAffineTransform? {
    switch type {
    case .push, .reveal: moved(progress)
    case .flip: progress < 0.5 ? squashed : nil
    default: .identity
    }
  }

  /// The place of the new picture, in the layer's space; nil if it is not seen yet.
  fileprivate var newPlace: CGAffineTransform? {
    switch type {
    case .push, .moveIn: moved(progress - 1)
    case .flip: progress < 0.5 ? nil : squashed
    default: .identity
    }
  }

  private func moved(_ share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: way.dx * share, y: way.dy * share)
  }

  /// The picture as it turns round; a turn appears as a squeeze from straight ahead.
  private var squashed: CGAffineTransform {
    let width = abs(CGFloat(cos(Double(progress) * .pi)))
    let isVertical = subtype == .fromTop || subtype == .fromBottom
    let (x, y) = isVertical ? (1, width) : (width, 1)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
  }
}

extension PaintingList {
  /// Adds the old picture and the new one as they pass.
  mutating func addChange(
    _ change: PictureChange,
    _ layer: CALayer,
    _ toDevice: CGAffineTransform,
    in place: Place
  ) {
    var place = place
    if change.type != .flip, change.type != .fade, let aligned = AxisAlignedTransform(toDevice) {
      place = place.clipped(
        to: RoundedShape(PixelRect(snapping: aligned(change.bounds)), radius: 0)
      )
    }
    let old = PaintingList.old(change, layer, toDevice, in: place)
    let new = PaintingList.new(change, layer, toDevice, in: place)
    guard change.type == .fade else {
      append(contentsOf: change.type == .reveal ? new + old : old + new)
      return
    }
    let (from, to) = (PaintingGroup(old), PaintingGroup(new))
    append(
      .dissolve(from, to, part: opacityByte(change.progress)),
      layer,
      from.bounds.union(to.bounds),
      in: place
    )
  }

  private static func old(
    _ change: PictureChange,
    _ layer: CALayer,
    _ toDevice: CGAffineTransform,
    in place: Place
  ) -> [Painting] {
    guard let moved = change.oldPlace else { return [] }
    let fromPixels = CGAffineTransform(scaleX: 1 / change.scale, y: 1 / change.scale)
      .concatenating(moved).concatenating(toDevice)
    guard abs(fromPixels.a * fromPixels.d - fromPixels.b * fromPixels.c) > 1e-9 else { return [] }
    let reach = change.old.bounds.cgRect.applying(fromPixels).insetBy(dx: -1, dy: -1)
    var list = PaintingList()
    list.append(
      .turned(change.old, fromPixels.inverted(), opacity: opacityByte(place.opacity)),
      layer,
      PixelRect(covering: reach),
      in: place
    )
    return list.paintings
  }

  private static func new(
    _ change: PictureChange,
    _ layer: CALayer,
    _ toDevice: CGAffineTransform,
    in place: Place
  ) -> [Painting] {
    guard let moved = change.newPlace else { return [] }
    var list = PaintingList()
    list.add(layer, moved.concatenating(toDevice), in: place)
    return list.paintings
  }
}
