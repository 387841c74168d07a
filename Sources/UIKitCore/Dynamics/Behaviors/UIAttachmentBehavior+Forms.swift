internal import RigidBodies

extension UIAttachmentBehavior {
  /// An item that slides along an axis through a point of the reference view and doesn't turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis), [item], anchor: point)
  }

  /// An item that slides along an axis of another one; neither turns against the other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis), [item1, item2], anchor: point)
  }

  /// Two items whose places get no further apart than they are, as by a rope.
  public class func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, [item1, item2], offsets: [offset1, offset2], anchor: .zero)
  }

  /// Two items that stay as they are to each other.
  public class func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, [item1, item2], anchor: point)
  }

  /// Two items that turn about a point.
  public class func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], anchor: point)
  }

  // MARK: - In a world

  func join(in engine: DynamicEngine) {
    let hasArrived = items.contains { engine.arrivals.contains(ObjectIdentifier($0)) }
    guard isStale || hasArrived else { return }
    part(in: engine)
    isStale = false
    let bodies = items.compactMap { engine.body(of: $0) }
    guard let first = bodies.first, bodies.count == items.count else { return }
    let second = bodies.count > 1 ? bodies[1].id : nil
    joint = engine.world.add(description(first.id, second, in: engine.world))
  }

  func part(in engine: DynamicEngine) {
    joint.map { engine.world.remove($0) }
    joint = nil
    isStale = true
  }

  private func description(_ first: BodyID, _ second: BodyID?, in world: World) -> Joint {
    let point = Vector(anchorPoint)
    let (start, end) = (place(0, first, world), second.map { place(1, $0, world) } ?? point)
    switch form {
    case .rod where length < 1 && frequency == 0:
      return Joint(.pin(range: nil, frictionTorque: 0), second, first, at: start)
    case .rod:
      let kind = Joint.Kind.rod(
        length: Double(length),
        frequency: Double(frequency),
        damping: Double(damping)
      )
      return Joint(kind, second, first, at: end, start)
    case .limit: return Joint(.rope(length: Double(length)), second, first, at: end, start)
    case .fixed:
      let kind = Joint.Kind.weld(frequency: Double(frequency), damping: Double(damping))
      return Joint(kind, second, first, at: point)
    case .pin:
      let kind = Joint.Kind.pin(range: range, frictionTorque: Double(frictionTorque))
      return Joint(kind, second, first, at: point)
    case .sliding(let axis):
      return Joint(.slide(axis: Vector(axis), range: range), second, first, at: point)
    }
  }

  /// The range; nil for one without ends and for one of no numbers.
  ///
  /// An end that a range doesn't have is further away than anything moves.
  private var range: ClosedRange<Double>? {
    let (least, most) = (Double(attachmentRange.minimum), Double(attachmentRange.maximum))
    guard !attachmentRange.isInfinite, !least.isNaN, !most.isNaN else { return nil }
    let (low, high) = (min(max(least, -1e6), 1e6), min(max(most, -1e6), 1e6))
    return low...max(low, high)
  }

  private func place(_ index: Int, _ body: BodyID, _ world: World) -> Vector {
    let offset = index < offsets.count ? Vector(offsets[index]) : .zero
    return world.centre(of: body) + offset.turned(by: world.angle(of: body))
  }
}
