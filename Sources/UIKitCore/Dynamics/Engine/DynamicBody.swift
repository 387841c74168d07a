internal import RigidBodies

/// An item of an animator and its body.
final class DynamicBody {
  let item: any UIDynamicItem
  let id: BodyID
  var charge: CGFloat = 0
  var mass: CGFloat = 0
  /// The item's transform without the rotation that is the body's.
  private let shape: CGAffineTransform
  /// The body's place in the world when the item was last read or written.
  private var centre = Vector.zero
  private var angle = 0.0
  /// The item's centre then, which counts more exactly than the world does.
  private var itemCentre = CGPoint.zero

  init(_ item: any UIDynamicItem, in world: World) {
    self.item = item
    let turn = item.transform.rotation
    shape = item.transform.concatenating(CGAffineTransform(rotationAngle: -turn))
    id = world.addBody(at: Vector(item.center), angle: Double(turn))
    world.setShapes(item.shapes, of: id)
    remember(world)
  }

  /// Takes over where the item is, if it was moved by somebody else.
  func read(into world: World) {
    world.place(id, at: Vector(item.center), angle: Double(item.transform.rotation))
    world.setShapes(item.shapes, of: id)
    remember(world)
  }

  private func remember(_ world: World) {
    itemCentre = item.center
    (centre, angle) = (world.centre(of: id), world.angle(of: id))
  }

  /// Puts the item where its body is; false if that didn't move.
  ///
  /// A place along one axis that the world didn't change stays as it was.
  func write(from world: World) -> Bool {
    let (lastCentre, lastAngle) = (centre, angle)
    (centre, angle) = (world.centre(of: id), world.angle(of: id))
    let isMoved = (x: centre.x != lastCentre.x, y: centre.y != lastCentre.y)
    if isMoved.x || isMoved.y {
      if isMoved.x { itemCentre.x = CGFloat(centre.x) }
      if isMoved.y { itemCentre.y = CGFloat(centre.y) }
      item.center = itemCentre
    }
    if angle != lastAngle {
      item.transform = shape.concatenating(CGAffineTransform(rotationAngle: CGFloat(angle)))
    }
    return isMoved.x || isMoved.y || angle != lastAngle
  }
}

extension UIDynamicItem {
  /// The shapes of the item about its centre.
  var shapes: [Shape] {
    if let group = self as? UIDynamicItemGroup { return group.shapes }
    return shapes(turnedBy: 0, about: .zero)
  }

  func shapes(turnedBy angle: CGFloat, about centre: CGPoint) -> [Shape] {
    let (width, height) = (max(bounds.width, 1) / 2, max(bounds.height, 1) / 2)
    let place = CGAffineTransform(translationX: centre.x, y: centre.y).rotated(by: angle)
    switch collisionBoundsType {
    case .ellipse where abs(width - height) < 0.5:
      return [.circle(centre: Vector(centre), radius: Double(width))]
    case .ellipse:
      return [.polygon(Self.ellipse(width, height).map { Vector($0.applying(place)) })]
    case .path:
      let points = collisionBoundingPath.cgPath.corners.joined()
      guard points.count > 2 else { fallthrough }
      return [.polygon(points.map { Vector($0.applying(place)) })]
    case .rectangle:
      let corners = [(-width, -height), (width, -height), (width, height), (-width, height)]
      return [
        .polygon(corners.map { Vector(CGPoint(x: $0.0, y: $0.1).applying(place)) })
      ]
    }
  }

  private static func ellipse(_ width: CGFloat, _ height: CGFloat) -> [CGPoint] {
    (0..<24).map { index in
      let angle = CGFloat(index) * .pi / 12
      return CGPoint(x: width * cos(angle), y: height * sin(angle))
    }
  }
}

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  /// The length of the vector.
  var length: Double { (self * self).sum().squareRoot() }

  /// The vector turned by an angle, in radians.
  func turned(by angle: Double) -> Vector {
    Vector(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension CGPath {
  /// The parts of the path as points, its curves as eight lines each; a closed part ends where it
  /// began.
  var corners: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    applyWithBlock { element in
      let (type, points) = (element.pointee.type, element.pointee.points)
      let last = parts.last?.last ?? .zero
      switch type {
      case .moveToPoint: parts.append([points[0]])
      case .addLineToPoint: parts.extend(by: [points[0]])
      case .addQuadCurveToPoint:
        let (control, end) = (points[0], points[1])
        parts.extend(by: Self.curve { Self.quadratic(last, control, end, at: $0) })
      case .addCurveToPoint:
        let (first, second, end) = (points[0], points[1], points[2])
        parts.extend(
          by: Self.curve {
            let start = Self.quadratic(last, first, second, at: $0)
            return Self.between(start, Self.quadratic(first, second, end, at: $0), at: $0)
          }
        )
      case .closeSubpath: parts.last?.first.map { parts.extend(by: [$0]) }
      }
    }
    return parts.filter { $0.count > 1 }
  }

  private static func curve(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...8).map { point(CGFloat($0) / 8) }
  }

  private static func quadratic(
    _ start: CGPoint,
    _ control: CGPoint,
    _ end: CGPoint,
    at part: CGFloat
  ) -> CGPoint {
    between(between(start, control, at: part), between(control, end, at: part), at: part)
  }

  private static func between(_ one: CGPoint, _ other: CGPoint, at part: CGFloat) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }
}

extension [[CGPoint]] {
  /// Adds points to the last part.
  fileprivate mutating func extend(by points: [CGPoint]) {
    if isEmpty { append([]) }
    self[count - 1] += points
  }
}
