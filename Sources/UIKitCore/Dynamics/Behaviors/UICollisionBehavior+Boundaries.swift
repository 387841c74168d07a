internal import RigidBodies

extension UICollisionBehavior {
  /// Makes boundaries of the reference view's bounds, drawn in by insets in points.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
  }

  /// Adds the lines of a path, in the reference view's coordinates, in place of the boundary of
  /// the same name.
  public func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let others = named.filter { !isSame($0.identifier, identifier) }
    named = others + [Boundary(identifier: identifier, path: bezierPath)]
  }

  /// Adds a line between two points of the reference view.
  public func addBoundary(
    withIdentifier identifier: any NSCopying,
    from p1: CGPoint,
    to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary; nil if there is none of the name.
  public func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    named.first { isSame($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  public func removeBoundary(withIdentifier identifier: any NSCopying) {
    named.removeAll { isSame($0.identifier, identifier) }
  }

  /// Removes the boundaries that have names.
  public func removeAllBoundaries() { named = [] }

  /// The names of the boundaries, in the order in which they were added; nil without any.
  public var boundaryIdentifiers: [any NSCopying]? {
    named.isEmpty ? nil : named.map(\.identifier)
  }

  private func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    // A text is the same, be it an object or a value.
    if let one = one as? String, let other = other as? String { return one == other }
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }

  // MARK: - In a world

  func build(in engine: DynamicEngine) {
    if group == 0 { group = engine.makeGroup() }
    guard isStale || (referenceInsets != nil && lastReference != engine.reference) else { return }
    clear(in: engine)
    isStale = false
    lastReference = engine.reference
    for boundary in named {
      for part in boundary.path.cgPath.corners { add(part, boundary.identifier, to: engine) }
    }
    guard let referenceInsets, let reference = engine.reference else { return }
    let rect = reference.inset(by: referenceInsets)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    add(corners + [corners[0]], nil, to: engine)
  }

  private func add(_ points: [CGPoint], _ identifier: (any NSCopying)?, to engine: DynamicEngine) {
    let id = engine.world.addBoundary(points.map { Vector($0) }, isClosed: false, group: group)
    made.append(id)
    engine.boundaries[id] = (self, identifier)
  }

  func clear(in engine: DynamicEngine) {
    for id in made {
      engine.world.remove(id)
      engine.boundaries[id] = nil
    }
    made = []
    isStale = true
  }

  // MARK: - Contacts

  func report(_ contact: Contact, _ first: any UIDynamicItem, _ second: any UIDynamicItem) {
    if contact.isEnd {
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    } else {
      let point = CGPoint(contact.point)
      collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: point)
    }
  }

  func report(
    _ contact: Contact,
    _ item: any UIDynamicItem,
    atBoundary identifier: (any NSCopying)?
  ) {
    if contact.isEnd {
      collisionDelegate?.collisionBehavior(
        self,
        endedContactFor: item,
        withBoundaryIdentifier: identifier
      )
    } else {
      collisionDelegate?.collisionBehavior(
        self,
        beganContactFor: item,
        withBoundaryIdentifier: identifier,
        at: CGPoint(contact.point)
      )
    }
  }
}
