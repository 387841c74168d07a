/// Both content alignments of a control, and what they do to a rectangle.
nonisolated struct ContentAlignment {
  var horizontal: UIControl.ContentHorizontalAlignment = .center
  var vertical: UIControl.ContentVerticalAlignment = .center

  /// Leading and trailing resolved by the reading direction.
  func effectiveHorizontal(
    _ direction: UIUserInterfaceLayoutDirection
  ) -> UIControl.ContentHorizontalAlignment {
    switch horizontal {
    case .leading: direction == .rightToLeft ? .right : .left
    case .trailing: direction == .rightToLeft ? .left : .right
    case .center, .left, .right, .fill: horizontal
    }
  }

  /// A rectangle of `size` placed in `area`, both in the same coordinates.
  func place(
    _ size: CGSize,
    in area: CGRect,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    var rect = CGRect(origin: area.origin, size: size)
    switch effectiveHorizontal(direction) {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = area.maxX - size.width
    case .fill: rect.size.width = area.width
    case .center: rect.origin.x = area.minX + (area.width - size.width) / 2
    }
    switch vertical {
    case .top: break
    case .bottom: rect.origin.y = area.maxY - size.height
    case .fill: rect.size.height = area.height
    case .center: rect.origin.y = area.minY + (area.height - size.height) / 2
    }
    return rect
  }
}
