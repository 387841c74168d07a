internal import RigidBodies

/// Items that a dynamic animator moves as one, each keeping its place among the others (D-13).
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items, as given.
  public let items: [any UIDynamicItem]
  private let places: [Place]
  private var angle: CGFloat = 0

  private struct Place {
    let offset: CGPoint
    let transform: CGAffineTransform
  }

  /// Makes a group of items that stay as they are to each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { $0.frameInReference }
    let union = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    center = CGPoint(x: union.midX, y: union.midY)
    bounds = CGRect(origin: .zero, size: union.size)
    let center = center
    places = items.map {
      let offset = CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y)
      return Place(offset: offset, transform: $0.transform)
    }
  }

  /// The middle of the rectangle that all items are in; setting it moves them.
  open var center: CGPoint { didSet { placeItems() } }
  /// The size of that rectangle when the group was made.
  public let bounds: CGRect
  /// The rotation of the group; setting it turns the items about the centre.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: angle) }
    set {
      angle = newValue.rotation
      placeItems()
    }
  }

  private func placeItems() {
    let turn = CGAffineTransform(rotationAngle: angle)
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(turn)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = place.transform.concatenating(turn)
    }
  }

  /// The shapes of the items about the group's centre.
  var shapes: [Shape] {
    zip(items, places).flatMap { item, place in
      item.shapes(turnedBy: place.transform.rotation, about: place.offset)
    }
  }
}

extension UIDynamicItem {
  /// The rectangle around the item as it is turned now.
  var frameInReference: CGRect {
    let size = bounds.size
    let rect = CGRect(
      x: -size.width / 2,
      y: -size.height / 2,
      width: size.width,
      height: size.height
    )
    let turned = rect.applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }
}

extension CGAffineTransform {
  /// The angle by which the transform turns, in radians.
  var rotation: CGFloat { atan2(b, a) }
}
