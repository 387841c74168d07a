package import Device

extension UIScreen {
  /// The shape of the pointer at its place.
  package var pointerShape: PointerShape { pointer.shape }

  /// The pointer is at a point of the screen, in points; nil once it has left.
  ///
  /// Recognizers and interactions of the view under it, and of those around that view, follow it.
  func movePointer(to point: CGPoint?, by tool: TouchTool = .finger) {
    let view = point.flatMap { point in
      windows.reversed().lazy.compactMap { $0.hitTest(point, with: nil) }.first
    }
    let views = sequence(first: view, next: { $0?.superview }).compactMap(\.self)
    let recognizers = views.flatMap { $0.gestureRecognizers ?? [] }.filter(\.isEnabled)
    let followers =
      recognizers.compactMap { $0 as? any PointerFollower }
      + views.flatMap(\.interactions).compactMap { $0 as? any PointerFollower }
    // An app may do anything as it hears of the pointer, also move it.
    var moved = pointer
    pointer = PointerTracking()
    if case .pencil(let pose) = tool { pointer.pencil = pose }
    moved.pencil = pointer.pencil
    moved.move(to: point, over: followers)
    moved.shape = views.lazy.compactMap(\.shapeUnderPointer).first ?? .arrow
    pointer = moved
  }
}

extension UIView {
  /// The shape that an interaction gives the pointer, or else the view itself.
  fileprivate var shapeUnderPointer: PointerShape? {
    interactions.lazy.compactMap { ($0 as? any PointerShaping)?.pointerShape }.first ?? pointerShape
  }
}

extension UIView {
  /// The shape of a desktop's pointer over the view; nil, the default, for that of the view around it.
  var pointerShape: PointerShape? {
    get { extras.pointerShape }
    set { extras.pointerShape = newValue }
  }
}
