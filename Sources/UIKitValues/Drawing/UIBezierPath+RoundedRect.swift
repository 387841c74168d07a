/// Rectangles with round corners.

nonisolated extension UIBezierPath {
  /// Adds the sides of `rect` clockwise from the top left; radii are at most half a side.
  func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      path.addRect(rect)
      return
    }
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let topLeft = radius(.topLeft)
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addCorner(at: CGPoint(x: rect.maxX, y: rect.minY), from: (-1, 0), to: (0, 1), radius(.topRight))
    addCorner(
      at: CGPoint(x: rect.maxX, y: rect.maxY),
      from: (0, -1),
      to: (-1, 0),
      radius(.bottomRight)
    )
    addCorner(
      at: CGPoint(x: rect.minX, y: rect.maxY),
      from: (1, 0),
      to: (0, -1),
      radius(.bottomLeft)
    )
    addCorner(at: CGPoint(x: rect.minX, y: rect.minY), from: (0, 1), to: (1, 0), topLeft)
    path.closeSubpath()
  }

  /// A line up to a corner and a quarter of an ellipse around it; directions lead away from it.
  private func addCorner(
    at corner: CGPoint,
    from back: (CGFloat, CGFloat),
    to ahead: (CGFloat, CGFloat),
    _ radius: CGSize
  ) {
    func point(_ direction: (CGFloat, CGFloat), _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + direction.0 * radius.width * part,
        y: corner.y + direction.1 * radius.height * part
      )
    }
    path.addLine(to: point(back, 1))
    guard radius != .zero else { return }
    // The nearest cubic to a quarter circle has its controls this far from the corner.
    let near: CGFloat = 1 - 0.552_284_749_8
    path.addCurve(to: point(ahead, 1), control1: point(back, near), control2: point(ahead, near))
  }
}
